ALTER TABLE "quotation_lines" ADD COLUMN "full_price" bigint;--> statement-breakpoint
ALTER TABLE "quotation_lines" ADD COLUMN "discount_rate" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "first_id" integer;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "discount_rate" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "discount_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_first_id_quotations_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."quotations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotations_first" ON "quotations" USING btree ("first_id");