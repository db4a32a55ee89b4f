ALTER TABLE "brands" ADD COLUMN "retired" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "retired" boolean DEFAULT false NOT NULL;