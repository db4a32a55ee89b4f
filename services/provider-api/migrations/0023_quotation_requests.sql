CREATE TABLE "quotation_asked_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotation_asked_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"quotation_id" integer NOT NULL,
	"variant_id" integer,
	"text" text NOT NULL,
	"quantity" integer NOT NULL,
	"not_offered" boolean DEFAULT false NOT NULL,
	CONSTRAINT "quotation_asked_lines_quantity" CHECK ("quotation_asked_lines"."quantity" between 1 and 9999)
);
--> statement-breakpoint
ALTER TABLE "quotation_lines" ADD COLUMN "asked_line_id" integer;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "terms" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "mobile_number" text;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "company" text;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "needed_by" date;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "decline_reason" text;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "link" text;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "quotation_id" integer;--> statement-breakpoint
ALTER TABLE "quotation_asked_lines" ADD CONSTRAINT "quotation_asked_lines_quotation_id_quotations_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotation_asked_lines_quotation" ON "quotation_asked_lines" USING btree ("quotation_id");--> statement-breakpoint
ALTER TABLE "quotation_lines" ADD CONSTRAINT "quotation_lines_asked_line_id_quotation_asked_lines_id_fk" FOREIGN KEY ("asked_line_id") REFERENCES "public"."quotation_asked_lines"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_quotation_id_quotations_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotation_lines_asked" ON "quotation_lines" USING btree ("asked_line_id");--> statement-breakpoint
CREATE INDEX "quotations_email" ON "quotations" USING btree ("email");--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_link_unique" UNIQUE("link");--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_request_key_unique" UNIQUE("request_key");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_quotation_id_unique" UNIQUE("quotation_id");