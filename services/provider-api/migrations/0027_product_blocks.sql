CREATE TABLE "product_blocks" (
	"block" integer PRIMARY KEY NOT NULL,
	"products" integer NOT NULL
);
--> statement-breakpoint
INSERT INTO "product_blocks" ("block", "products")
	SELECT "id" / 256, count(*) FROM "products" WHERE NOT "retired" GROUP BY "id" / 256;--> statement-breakpoint
CREATE FUNCTION "keep_product_blocks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "product_blocks" AS kept ("block", "products")
			SELECT "id" / 256, count(*) FROM "came" WHERE NOT "retired" GROUP BY "id" / 256
			ON CONFLICT ("block") DO UPDATE SET "products" = kept."products" + excluded."products";
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO "product_blocks" AS kept ("block", "products")
			SELECT "id" / 256, -count(*) FROM "went" WHERE NOT "retired" GROUP BY "id" / 256
			ON CONFLICT ("block") DO UPDATE SET "products" = kept."products" + excluded."products";
	ELSE
		INSERT INTO "product_blocks" AS kept ("block", "products")
			SELECT "block", sum("more") FROM (
				SELECT "id" / 256 AS "block", 1 AS "more" FROM "came" WHERE NOT "retired"
				UNION ALL
				SELECT "id" / 256, -1 FROM "went" WHERE NOT "retired"
			) AS moved
			GROUP BY "block" HAVING sum("more") <> 0
			ON CONFLICT ("block") DO UPDATE SET "products" = kept."products" + excluded."products";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "blocks_came" AFTER INSERT ON "products" REFERENCING NEW TABLE AS "came" FOR EACH STATEMENT EXECUTE FUNCTION "keep_product_blocks"();--> statement-breakpoint
CREATE TRIGGER "blocks_went" AFTER DELETE ON "products" REFERENCING OLD TABLE AS "went" FOR EACH STATEMENT EXECUTE FUNCTION "keep_product_blocks"();--> statement-breakpoint
CREATE TRIGGER "blocks_moved" AFTER UPDATE ON "products" REFERENCING NEW TABLE AS "came" OLD TABLE AS "went" FOR EACH STATEMENT EXECUTE FUNCTION "keep_product_blocks"();
