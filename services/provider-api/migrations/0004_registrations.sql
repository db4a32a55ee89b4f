CREATE TABLE "registrations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"network" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "codes" DROP CONSTRAINT "codes_email_purpose_pk";--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "id" integer PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "registration_id" integer;--> statement-breakpoint
CREATE INDEX "registrations_email" ON "registrations" USING btree ("email");--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "codes_email" ON "codes" USING btree ("email","purpose");--> statement-breakpoint
ALTER TABLE "codes" DROP COLUMN "tries";--> statement-breakpoint
-- A code of the old kind can't be read any more; who waits for one asks for another.
DELETE FROM "codes";--> statement-breakpoint
-- Accounts are of proved emails alone from here on. The others have no sessions, carts or orders.
INSERT INTO "registrations" ("email", "name", "password_hash", "network", "created_at")
SELECT "email", "name", "password_hash", 'unknown', "created_at" FROM "users" WHERE "verified_at" IS NULL ORDER BY "id";--> statement-breakpoint
DELETE FROM "users" WHERE "verified_at" IS NULL;
