ALTER TABLE "idempotency_keys" RENAME TO "done_once";--> statement-breakpoint
ALTER TABLE "done_once" RENAME COLUMN "call" TO "scope";--> statement-breakpoint
ALTER TABLE "done_once" RENAME COLUMN "answer" TO "result";--> statement-breakpoint
ALTER TABLE "done_once" DROP CONSTRAINT "idempotency_keys_user_id_call_key_pk";--> statement-breakpoint
ALTER TABLE "done_once" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "done_once" RENAME CONSTRAINT "idempotency_keys_user_id_users_id_fk" TO "done_once_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "done_once" ADD CONSTRAINT "done_once_key" UNIQUE NULLS NOT DISTINCT("user_id","scope","key");--> statement-breakpoint
-- By it the version before reads and writes the same keys, so that an order that is sent again to
-- another version is placed once.
CREATE VIEW "idempotency_keys" AS
  SELECT "user_id", "scope" AS "call", "key", "body_hash", "result" AS "answer", "created_at"
  FROM "done_once";
