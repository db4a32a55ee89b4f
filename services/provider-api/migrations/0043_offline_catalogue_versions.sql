CREATE TABLE "offline_catalogue_versions" (
	"version" text PRIMARY KEY NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"prints" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "offline_catalogue_versions_made_at" ON "offline_catalogue_versions" USING btree ("made_at");