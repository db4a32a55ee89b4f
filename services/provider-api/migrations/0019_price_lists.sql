CREATE TABLE "price_list_changes" (
	"list_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"place" text NOT NULL,
	"price_before" bigint,
	"price_after" bigint,
	"stock_before" integer,
	"stock_after" integer,
	"note" text,
	"left_alone" text,
	CONSTRAINT "price_list_changes_list_id_variant_id_pk" PRIMARY KEY("list_id","variant_id")
);
--> statement-breakpoint
CREATE TABLE "price_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_name" text NOT NULL,
	"token" text NOT NULL,
	"state" text NOT NULL,
	"rows" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"faults" jsonb NOT NULL,
	"fault_count" integer NOT NULL,
	"staff_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"taken_back_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "featured_place" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "archived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "image_texts" jsonb;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "archived" text;--> statement-breakpoint
ALTER TABLE "price_list_changes" ADD CONSTRAINT "price_list_changes_list_id_price_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."price_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_list_changes" ADD CONSTRAINT "price_list_changes_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_list_changes_variant" ON "price_list_changes" USING btree ("variant_id");