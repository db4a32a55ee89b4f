CREATE TABLE "name_facts" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"read" jsonb NOT NULL,
	"decided" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "name_facts" ADD CONSTRAINT "name_facts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;