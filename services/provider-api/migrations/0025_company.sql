CREATE TABLE "company_details" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tin" text NOT NULL,
	"branch" text NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "po_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "project_reference" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "company_tin" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "company_branch" text;--> statement-breakpoint
ALTER TABLE "company_details" ADD CONSTRAINT "company_details_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;