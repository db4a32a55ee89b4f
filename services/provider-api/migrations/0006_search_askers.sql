CREATE TABLE "search_askers" (
	"query" text NOT NULL,
	"asker" text NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_askers_query_asker_pk" PRIMARY KEY("query","asker")
);
--> statement-breakpoint
CREATE INDEX "search_askers_last_at" ON "search_askers" USING btree ("last_at");