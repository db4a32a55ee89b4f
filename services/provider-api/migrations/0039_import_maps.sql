ALTER TABLE "catalogue_files" ADD COLUMN "map" text;--> statement-breakpoint
ALTER TABLE "catalogue_files" ADD COLUMN "conversion" jsonb;