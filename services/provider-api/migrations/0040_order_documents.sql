CREATE FUNCTION "number_order"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"next" integer;
BEGIN
	INSERT INTO "paper_counters" ("kind", "last") VALUES ('order', 1)
		ON CONFLICT ("kind") DO UPDATE SET "last" = "paper_counters"."last" + 1
		RETURNING "last" INTO "next";
	INSERT INTO "papers" ("kind", "number", "order_id", "total", "made_at")
		VALUES ('order', "next", NEW."id", NEW."total", NEW."placed_at");
	RETURN NULL;
END $$;--> statement-breakpoint
-- Deferred, so that others who place orders wait for the counter's row during a commit alone. A trigger, so that
-- orders of the version before have a number too. It comes before the rows, and holds up orders until all have one.
CREATE CONSTRAINT TRIGGER "orders_numbered" AFTER INSERT ON "orders" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "number_order"();--> statement-breakpoint
INSERT INTO "papers" ("kind", "number", "order_id", "total", "made_at")
	SELECT 'order', row_number() OVER (ORDER BY "placed_at", "id"), "id", "total", "placed_at" FROM "orders";--> statement-breakpoint
INSERT INTO "paper_counters" ("kind", "last") SELECT 'order', count(*) FROM "orders" HAVING count(*) > 0;
