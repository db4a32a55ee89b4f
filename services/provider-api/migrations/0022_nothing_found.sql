CREATE TABLE "search_misses" (
	"query" text NOT NULL,
	"day" date NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "search_misses_query_day_pk" PRIMARY KEY("query","day")
);
--> statement-breakpoint
CREATE INDEX "search_misses_day" ON "search_misses" USING btree ("day");--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("placed_at");