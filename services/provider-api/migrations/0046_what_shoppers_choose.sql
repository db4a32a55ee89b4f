CREATE TABLE "search_choices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_choices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"query" text NOT NULL,
	"product_id" integer NOT NULL,
	"asker" text NOT NULL,
	"day" date NOT NULL,
	"place" smallint NOT NULL,
	"ordered_on" date,
	CONSTRAINT "search_choices_once" UNIQUE("query","product_id","asker","day")
);
--> statement-breakpoint
ALTER TABLE "search_choices" ADD CONSTRAINT "search_choices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_choices_product" ON "search_choices" USING btree ("product_id","day");--> statement-breakpoint
CREATE INDEX "search_choices_day" ON "search_choices" USING btree ("day");