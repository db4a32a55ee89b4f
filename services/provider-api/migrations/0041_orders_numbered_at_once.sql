-- A transaction takes the numbers of all its orders with the first. To take each by itself changed the counter's row
-- once more, and the database looks through all that a transaction has made of a row: 20,000 orders took ten seconds.
-- How many orders wait for their number is a setting of the transaction, which a savepoint takes back with its orders.
CREATE FUNCTION "count_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM set_config('shop.orders_waiting',
		(coalesce(nullif(current_setting('shop.orders_waiting', true), ''), '0')::integer + 1)::text, true);
	RETURN NULL;
END $$;--> statement-breakpoint
-- By its name it comes before "orders_numbered" where that is not deferred.
CREATE TRIGGER "orders_counted" AFTER INSERT ON "orders" FOR EACH ROW EXECUTE FUNCTION "count_order"();--> statement-breakpoint
CREATE OR REPLACE FUNCTION "number_order"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"waiting" integer := coalesce(nullif(current_setting('shop.orders_waiting', true), ''), '1');
	"final" integer := nullif(current_setting('shop.orders_final', true), '');
BEGIN
	IF "final" IS NULL THEN
		INSERT INTO "paper_counters" ("kind", "last") VALUES ('order', "waiting")
			ON CONFLICT ("kind") DO UPDATE SET "last" = "paper_counters"."last" + EXCLUDED."last"
			RETURNING "last" INTO "final";
	END IF;
	INSERT INTO "papers" ("kind", "number", "order_id", "total", "made_at")
		VALUES ('order', "final" - "waiting" + 1, NEW."id", NEW."total", NEW."placed_at");
	PERFORM set_config('shop.orders_waiting', CASE "waiting" WHEN 1 THEN '' ELSE ("waiting" - 1)::text END, true),
		set_config('shop.orders_final', CASE "waiting" WHEN 1 THEN '' ELSE "final"::text END, true);
	RETURN NULL;
END $$;
