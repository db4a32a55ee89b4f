CREATE TABLE "refunds_due" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "refunds_due_amount" CHECK ("refunds_due"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "refunds_due" ADD CONSTRAINT "refunds_due_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION "refund_due_of"("of" integer) RETURNS bigint LANGUAGE sql STABLE AS $$
	SELECT greatest(0, least(kept + withheld - costs, kept)) FROM (
		SELECT
			CASE WHEN o."paid_at" IS NOT NULL AND NOT coalesce(p."noted", false) THEN o."total"
				ELSE coalesce(p."received", 0) END - coalesce(p."refunded", 0) AS kept,
			coalesce(p."withheld", 0) AS withheld,
			CASE o."status" WHEN 'Cancelled' THEN 0 ELSE o."total" END - coalesce(r."credited", 0) AS costs
		FROM "orders" o
		CROSS JOIN LATERAL (
			SELECT bool_or("kind" <> 'refund') AS "noted",
				sum("amount") FILTER (WHERE "kind" = 'payment' AND "voided_at" IS NULL) AS "received",
				sum("amount") FILTER (WHERE "kind" = 'withheld' AND "voided_at" IS NULL) AS "withheld",
				sum("amount") FILTER (WHERE "kind" = 'refund' AND "voided_at" IS NULL) AS "refunded"
			FROM "payments" WHERE "order_id" = o."id"
		) p
		CROSS JOIN LATERAL (
			SELECT sum("amount") AS "credited" FROM "order_returns" WHERE "order_id" = o."id"
		) r
		WHERE o."id" = "of"
	) sums
$$;--> statement-breakpoint
CREATE FUNCTION "keep_refund_due"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"of" integer;
	"due" bigint;
BEGIN
	IF TG_TABLE_NAME = 'orders' THEN "of" := NEW."id";
	ELSIF TG_OP = 'DELETE' THEN "of" := OLD."order_id";
	ELSE "of" := NEW."order_id";
	END IF;
	-- Whoever changes an order's money holds its row already; others wait here, and count all of it.
	PERFORM FROM "orders" WHERE "id" = "of" FOR NO KEY UPDATE;
	"due" := refund_due_of("of");
	IF "due" > 0 THEN
		INSERT INTO "refunds_due" ("order_id", "amount") VALUES ("of", "due")
			ON CONFLICT ("order_id") DO UPDATE SET "amount" = excluded."amount";
	ELSE
		DELETE FROM "refunds_due" WHERE "order_id" = "of";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
-- The triggers come before the rows: they hold up writes until all is there, so that none is missed.
CREATE TRIGGER "orders_refund_due" AFTER UPDATE OF "status", "total", "paid_at" ON "orders" FOR EACH ROW EXECUTE FUNCTION "keep_refund_due"();--> statement-breakpoint
CREATE TRIGGER "payments_refund_due" AFTER INSERT OR UPDATE OR DELETE ON "payments" FOR EACH ROW EXECUTE FUNCTION "keep_refund_due"();--> statement-breakpoint
CREATE TRIGGER "order_returns_refund_due" AFTER INSERT OR UPDATE OR DELETE ON "order_returns" FOR EACH ROW EXECUTE FUNCTION "keep_refund_due"();--> statement-breakpoint
INSERT INTO "refunds_due" ("order_id", "amount")
	SELECT "id", "amount" FROM (SELECT "id", refund_due_of("id") AS "amount" FROM "orders") counted WHERE "amount" > 0;
