CREATE TABLE "product_specs" (
	"product_id" integer NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	"label" text NOT NULL,
	"shown" text NOT NULL,
	"number" double precision,
	CONSTRAINT "product_specs_product_id_key_value_pk" PRIMARY KEY("product_id","key","value")
);
--> statement-breakpoint
ALTER TABLE "product_specs" ADD CONSTRAINT "product_specs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_specs_value" ON "product_specs" USING btree ("key","value");