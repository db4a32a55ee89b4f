-- By "id" alone, a planner without statistics walks the primary key of all variants for the first one
-- of a product. No index has the order of this expression, so that a product's own few are sorted.
CREATE OR REPLACE FUNCTION "listed_price"("of_product" integer) RETURNS bigint LANGUAGE sql STABLE AS $$
	SELECT "price" FROM "variants" WHERE "product_id" = "of_product" AND "is_default" ORDER BY "id" + 0 LIMIT 1
$$;
