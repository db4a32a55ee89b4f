CREATE TABLE "listed_products" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"brand_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"retired" boolean NOT NULL,
	"price" bigint,
	"variants" integer DEFAULT 0 NOT NULL,
	"stocked" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "value_counts" (
	"category_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"value_id" integer NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "value_counts_category_id_brand_id_value_id_pk" PRIMARY KEY("category_id","brand_id","value_id")
);
--> statement-breakpoint
ALTER TABLE "listed_products" ADD CONSTRAINT "listed_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listed_products_category" ON "listed_products" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "listed_products_brand" ON "listed_products" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "value_counts_brand" ON "value_counts" USING btree ("brand_id");--> statement-breakpoint
CREATE FUNCTION "keep_listed_products"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "listed_products" ("product_id", "brand_id", "category_id", "retired")
			SELECT "id", "brand_id", "category_id", "retired" FROM "came";
	ELSE
		UPDATE "listed_products" AS kept
			SET "brand_id" = came."brand_id", "category_id" = came."category_id", "retired" = came."retired"
			FROM "came" WHERE kept."product_id" = came."id"
				AND (kept."brand_id", kept."category_id", kept."retired")
					IS DISTINCT FROM (came."brand_id", came."category_id", came."retired");
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "listed_price"("of_product" integer) RETURNS bigint LANGUAGE sql STABLE AS $$
	SELECT "price" FROM "variants" WHERE "product_id" = "of_product" AND "is_default" ORDER BY "id" LIMIT 1
$$;--> statement-breakpoint
-- Variants are counted by differences, so that two orders of one product are both counted.
CREATE FUNCTION "keep_listed_variants"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		WITH moved AS (
			SELECT "product_id", bool_or("is_default") AS "priced",
				count(*) FILTER (WHERE NOT "retired") AS "variants",
				count(*) FILTER (WHERE NOT "retired" AND ("stock" IS NULL OR "stock" > 0)) AS "stocked"
			FROM "came" GROUP BY "product_id"
		)
		UPDATE "listed_products" AS kept
			SET "variants" = kept."variants" + moved."variants", "stocked" = kept."stocked" + moved."stocked",
				"price" = CASE WHEN moved."priced" THEN "listed_price"(kept."product_id") ELSE kept."price" END
			FROM moved WHERE kept."product_id" = moved."product_id";
	ELSIF TG_OP = 'DELETE' THEN
		WITH moved AS (
			SELECT "product_id", bool_or("is_default") AS "priced",
				count(*) FILTER (WHERE NOT "retired") AS "variants",
				count(*) FILTER (WHERE NOT "retired" AND ("stock" IS NULL OR "stock" > 0)) AS "stocked"
			FROM "went" GROUP BY "product_id"
		)
		UPDATE "listed_products" AS kept
			SET "variants" = kept."variants" - moved."variants", "stocked" = kept."stocked" - moved."stocked",
				"price" = CASE WHEN moved."priced" THEN "listed_price"(kept."product_id") ELSE kept."price" END
			FROM moved WHERE kept."product_id" = moved."product_id";
	ELSE
		WITH changed AS (
			SELECT came."product_id",
				(NOT came."retired")::int - (NOT went."retired")::int AS "variants",
				(NOT came."retired" AND (came."stock" IS NULL OR came."stock" > 0))::int
					- (NOT went."retired" AND (went."stock" IS NULL OR went."stock" > 0))::int AS "stocked",
				(came."is_default", CASE WHEN came."is_default" THEN came."price" END)
					IS DISTINCT FROM (went."is_default", CASE WHEN went."is_default" THEN went."price" END) AS "priced"
			FROM "came" JOIN "went" ON went."id" = came."id"
		), moved AS (
			SELECT "product_id", sum("variants") AS "variants", sum("stocked") AS "stocked", bool_or("priced") AS "priced"
			FROM changed GROUP BY "product_id"
			HAVING sum("variants") <> 0 OR sum("stocked") <> 0 OR bool_or("priced")
		)
		UPDATE "listed_products" AS kept
			SET "variants" = kept."variants" + moved."variants", "stocked" = kept."stocked" + moved."stocked",
				"price" = CASE WHEN moved."priced" THEN "listed_price"(kept."product_id") ELSE kept."price" END
			FROM moved WHERE kept."product_id" = moved."product_id";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
-- At any time the counts are those of what the products on sale say.
CREATE FUNCTION "keep_value_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "value_counts" AS kept ("category_id", "brand_id", "value_id", "products")
			SELECT p."category_id", p."brand_id", said."id", count(*)
			FROM "came" JOIN "products" p ON p."id" = came."product_id", unnest(came."said") AS said("id")
			WHERE NOT p."retired" GROUP BY 1, 2, 3
			ON CONFLICT ("category_id", "brand_id", "value_id") DO UPDATE SET "products" = kept."products" + excluded."products";
	ELSE
		INSERT INTO "value_counts" AS kept ("category_id", "brand_id", "value_id", "products")
			SELECT p."category_id", p."brand_id", said."id", -count(*)
			FROM "went" JOIN "products" p ON p."id" = went."product_id", unnest(went."said") AS said("id")
			WHERE NOT p."retired" GROUP BY 1, 2, 3
			ON CONFLICT ("category_id", "brand_id", "value_id") DO UPDATE SET "products" = kept."products" + excluded."products";
		IF TG_OP = 'UPDATE' THEN
			INSERT INTO "value_counts" AS kept ("category_id", "brand_id", "value_id", "products")
				SELECT p."category_id", p."brand_id", said."id", count(*)
				FROM "came" JOIN "products" p ON p."id" = came."product_id", unnest(came."said") AS said("id")
				WHERE NOT p."retired" GROUP BY 1, 2, 3
				ON CONFLICT ("category_id", "brand_id", "value_id") DO UPDATE SET "products" = kept."products" + excluded."products";
		END IF;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "move_value_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "value_counts" AS kept ("category_id", "brand_id", "value_id", "products")
		SELECT "category_id", "brand_id", said."id", sum("more") FROM (
			SELECT came."id", came."category_id", came."brand_id", 1 AS "more"
				FROM "came" JOIN "went" ON went."id" = came."id"
				WHERE NOT came."retired" AND (came."category_id", came."brand_id", came."retired")
					IS DISTINCT FROM (went."category_id", went."brand_id", went."retired")
			UNION ALL
			SELECT went."id", went."category_id", went."brand_id", -1
				FROM "came" JOIN "went" ON went."id" = came."id"
				WHERE NOT went."retired" AND (came."category_id", came."brand_id", came."retired")
					IS DISTINCT FROM (went."category_id", went."brand_id", went."retired")
		) AS moved JOIN "product_values" told ON told."product_id" = moved."id", unnest(told."said") AS said("id")
		GROUP BY 1, 2, 3
		ON CONFLICT ("category_id", "brand_id", "value_id") DO UPDATE SET "products" = kept."products" + excluded."products";
	RETURN NULL;
END $$;--> statement-breakpoint
-- Before its values go with it: then nobody can tell any more whose they were.
CREATE FUNCTION "forget_value_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "product_values" WHERE "product_id" = old."id";
	RETURN old;
END $$;--> statement-breakpoint
-- The triggers come before the rows: they hold up writes until all is there, so that none is missed.
CREATE TRIGGER "products_listed" AFTER INSERT ON "products" REFERENCING NEW TABLE AS "came" FOR EACH STATEMENT EXECUTE FUNCTION "keep_listed_products"();--> statement-breakpoint
CREATE TRIGGER "products_relisted" AFTER UPDATE ON "products" REFERENCING NEW TABLE AS "came" FOR EACH STATEMENT EXECUTE FUNCTION "keep_listed_products"();--> statement-breakpoint
CREATE TRIGGER "products_values_moved" AFTER UPDATE ON "products" REFERENCING NEW TABLE AS "came" OLD TABLE AS "went" FOR EACH STATEMENT EXECUTE FUNCTION "move_value_counts"();--> statement-breakpoint
CREATE TRIGGER "products_values_went" BEFORE DELETE ON "products" FOR EACH ROW EXECUTE FUNCTION "forget_value_counts"();--> statement-breakpoint
CREATE TRIGGER "variants_came" AFTER INSERT ON "variants" REFERENCING NEW TABLE AS "came" FOR EACH STATEMENT EXECUTE FUNCTION "keep_listed_variants"();--> statement-breakpoint
CREATE TRIGGER "variants_went" AFTER DELETE ON "variants" REFERENCING OLD TABLE AS "went" FOR EACH STATEMENT EXECUTE FUNCTION "keep_listed_variants"();--> statement-breakpoint
CREATE TRIGGER "variants_changed" AFTER UPDATE ON "variants" REFERENCING NEW TABLE AS "came" OLD TABLE AS "went" FOR EACH STATEMENT EXECUTE FUNCTION "keep_listed_variants"();--> statement-breakpoint
CREATE TRIGGER "product_values_came" AFTER INSERT ON "product_values" REFERENCING NEW TABLE AS "came" FOR EACH STATEMENT EXECUTE FUNCTION "keep_value_counts"();--> statement-breakpoint
CREATE TRIGGER "product_values_went" AFTER DELETE ON "product_values" REFERENCING OLD TABLE AS "went" FOR EACH STATEMENT EXECUTE FUNCTION "keep_value_counts"();--> statement-breakpoint
CREATE TRIGGER "product_values_changed" AFTER UPDATE ON "product_values" REFERENCING NEW TABLE AS "came" OLD TABLE AS "went" FOR EACH STATEMENT EXECUTE FUNCTION "keep_value_counts"();--> statement-breakpoint
INSERT INTO "listed_products" ("product_id", "brand_id", "category_id", "retired", "price", "variants", "stocked")
	SELECT p."id", p."brand_id", p."category_id", p."retired", "listed_price"(p."id"), coalesce(v."variants", 0), coalesce(v."stocked", 0)
	FROM "products" p LEFT JOIN (
		SELECT "product_id", count(*) AS "variants", count(*) FILTER (WHERE "stock" IS NULL OR "stock" > 0) AS "stocked"
		FROM "variants" WHERE NOT "retired" GROUP BY "product_id"
	) v ON v."product_id" = p."id";--> statement-breakpoint
INSERT INTO "value_counts" ("category_id", "brand_id", "value_id", "products")
	SELECT p."category_id", p."brand_id", said."id", count(*)
	FROM "product_values" told JOIN "products" p ON p."id" = told."product_id", unnest(told."said") AS said("id")
	WHERE NOT p."retired" GROUP BY 1, 2, 3;
