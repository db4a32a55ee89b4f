CREATE TABLE "product_counts" (
	"brand_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "product_counts_brand_id_category_id_pk" PRIMARY KEY("brand_id","category_id")
);
--> statement-breakpoint
DROP INDEX "products_brand";--> statement-breakpoint
DROP INDEX "products_category";--> statement-breakpoint
DROP INDEX "products_sort_name";--> statement-breakpoint
ALTER TABLE "product_counts" ADD CONSTRAINT "product_counts_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_counts" ADD CONSTRAINT "product_counts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_on_sale" ON "products" USING btree ("id") WHERE not "products"."retired";--> statement-breakpoint
CREATE INDEX "variants_list_price" ON "variants" USING btree ("price","product_id") WHERE "variants"."is_default";--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand_id","id") WHERE not "products"."retired";--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id","id") WHERE not "products"."retired";--> statement-breakpoint
CREATE INDEX "products_sort_name" ON "products" USING btree ("sort_name" collate "C","id") WHERE not "products"."retired";--> statement-breakpoint
INSERT INTO "product_counts" ("brand_id", "category_id", "products")
	SELECT "brand_id", "category_id", count(*) FROM "products" WHERE NOT "retired" GROUP BY "brand_id", "category_id";--> statement-breakpoint
CREATE FUNCTION "keep_product_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "product_counts" AS kept ("brand_id", "category_id", "products")
			SELECT "brand_id", "category_id", count(*) FROM "came" WHERE NOT "retired"
			GROUP BY "brand_id", "category_id"
			ON CONFLICT ("brand_id", "category_id") DO UPDATE SET "products" = kept."products" + excluded."products";
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO "product_counts" AS kept ("brand_id", "category_id", "products")
			SELECT "brand_id", "category_id", -count(*) FROM "went" WHERE NOT "retired"
			GROUP BY "brand_id", "category_id"
			ON CONFLICT ("brand_id", "category_id") DO UPDATE SET "products" = kept."products" + excluded."products";
	ELSE
		INSERT INTO "product_counts" AS kept ("brand_id", "category_id", "products")
			SELECT "brand_id", "category_id", sum("more") FROM (
				SELECT "brand_id", "category_id", 1 AS "more" FROM "came" WHERE NOT "retired"
				UNION ALL
				SELECT "brand_id", "category_id", -1 FROM "went" WHERE NOT "retired"
			) AS moved
			GROUP BY "brand_id", "category_id" HAVING sum("more") <> 0
			ON CONFLICT ("brand_id", "category_id") DO UPDATE SET "products" = kept."products" + excluded."products";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "products_came" AFTER INSERT ON "products" REFERENCING NEW TABLE AS "came" FOR EACH STATEMENT EXECUTE FUNCTION "keep_product_counts"();--> statement-breakpoint
CREATE TRIGGER "products_went" AFTER DELETE ON "products" REFERENCING OLD TABLE AS "went" FOR EACH STATEMENT EXECUTE FUNCTION "keep_product_counts"();--> statement-breakpoint
CREATE TRIGGER "products_moved" AFTER UPDATE ON "products" REFERENCING NEW TABLE AS "came" OLD TABLE AS "went" FOR EACH STATEMENT EXECUTE FUNCTION "keep_product_counts"();
