ALTER TABLE "products" ADD COLUMN "links" jsonb;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "regular_price" bigint;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "sale_price" bigint;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "sale_starts" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "sale_ends" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "price_steps" jsonb;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "minimum_order" integer;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "order_step" integer;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "trade" jsonb;--> statement-breakpoint
CREATE INDEX "variants_on_sale_price" ON "variants" USING btree ("id") WHERE "variants"."sale_price" is not null;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_sale" CHECK ("variants"."sale_price" is null or ("variants"."regular_price" is not null and "variants"."sale_price" between 1 and "variants"."regular_price" - 1));