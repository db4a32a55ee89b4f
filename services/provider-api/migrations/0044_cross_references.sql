CREATE TABLE "cross_references" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cross_references_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"brand" text NOT NULL,
	"number" text NOT NULL,
	"number_key" text NOT NULL,
	"model" text NOT NULL,
	"variant_id" integer NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cross_references" ADD CONSTRAINT "cross_references_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cross_references_number" ON "cross_references" USING btree ("number_key");--> statement-breakpoint
CREATE INDEX "cross_references_source" ON "cross_references" USING btree ("source");