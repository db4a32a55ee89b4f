CREATE TABLE "search_synonyms" (
	"phrase" text PRIMARY KEY NOT NULL,
	"names" text[] NOT NULL
);
