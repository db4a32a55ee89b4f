CREATE TABLE "catalogue_file_bytes" (
	"file_id" integer PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_file_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_file_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_id" integer NOT NULL,
	"kind" text NOT NULL,
	"what" text NOT NULL,
	"row_id" integer,
	"name" text NOT NULL,
	"fields" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_name" text NOT NULL,
	"source" text NOT NULL,
	"whole" boolean NOT NULL,
	"state" text NOT NULL,
	"token" text DEFAULT '' NOT NULL,
	"tallies" jsonb,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fault_count" integer DEFAULT 0 NOT NULL,
	"change_count" integer DEFAULT 0 NOT NULL,
	"why" text,
	"staff_id" integer NOT NULL,
	"staff_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"applied_by" text,
	"applied_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stock_moves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"variant_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_name" text NOT NULL,
	"kind" text NOT NULL,
	"before" integer,
	"after" integer,
	"found" integer,
	"reason" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "reorder_point" integer;--> statement-breakpoint
ALTER TABLE "catalogue_file_bytes" ADD CONSTRAINT "catalogue_file_bytes_file_id_catalogue_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."catalogue_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_file_changes" ADD CONSTRAINT "catalogue_file_changes_file_id_catalogue_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."catalogue_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_file_changes_file" ON "catalogue_file_changes" USING btree ("file_id","id");--> statement-breakpoint
CREATE INDEX "stock_moves_variant" ON "stock_moves" USING btree ("variant_id","at");