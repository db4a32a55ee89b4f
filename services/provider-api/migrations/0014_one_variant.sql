CREATE TABLE "product_values" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"said" integer[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spec_values" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "spec_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"value" text NOT NULL,
	"label" text NOT NULL,
	"shown" text NOT NULL,
	"number" double precision
);
--> statement-breakpoint
CREATE TABLE "variant_values" (
	"variant_id" integer PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"said" integer[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_values" ADD CONSTRAINT "product_values_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_values" ADD CONSTRAINT "variant_values_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_values" ADD CONSTRAINT "variant_values_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "spec_values_spelling" ON "spec_values" USING btree ("key","value","label","shown");--> statement-breakpoint
INSERT INTO "spec_values" ("key", "value", "label", "shown", "number")
	SELECT "key", "value", "label", "shown", min("number") FROM "product_specs" GROUP BY "key", "value", "label", "shown"
	UNION ALL
	SELECT DISTINCT "key", '', '', '', null::double precision FROM "product_specs";--> statement-breakpoint
INSERT INTO "product_values" ("product_id", "said")
	SELECT "product_id", array_agg("id") FROM (
		SELECT s."product_id", v."id" FROM "product_specs" s JOIN "spec_values" v
			ON v."key" = s."key" AND v."value" = s."value" AND v."label" = s."label" AND v."shown" = s."shown"
		UNION
		SELECT s."product_id", v."id" FROM "product_specs" s JOIN "spec_values" v
			ON v."key" = s."key" AND v."shown" = ''
	) AS told GROUP BY "product_id";--> statement-breakpoint
-- Until the upkeep has read each variant, it is taken to say what its product says, as before.
INSERT INTO "variant_values" ("variant_id", "product_id", "said")
	SELECT v."id", v."product_id", coalesce(p."said", '{}') FROM "variants" v
	LEFT JOIN "product_values" p ON p."product_id" = v."product_id" WHERE NOT v."retired";--> statement-breakpoint
CREATE INDEX "variant_values_product" ON "variant_values" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "variant_values_said" ON "variant_values" USING gin ("said");--> statement-breakpoint
DROP TABLE "product_specs" CASCADE;