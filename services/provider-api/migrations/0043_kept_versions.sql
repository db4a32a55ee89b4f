CREATE TABLE "kept_versions" (
	"version" text PRIMARY KEY NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"prints" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "kept_versions_made_at" ON "kept_versions" USING btree ("made_at");