CREATE TABLE "cash_count_lines" (
	"count_id" integer NOT NULL,
	"method" text NOT NULL,
	"clerk" text NOT NULL,
	"expected" bigint NOT NULL,
	"counted" bigint NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "cash_count_lines_count_id_method_clerk_pk" PRIMARY KEY("count_id","method","clerk")
);
--> statement-breakpoint
CREATE TABLE "cash_counts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"staff_name" text NOT NULL,
	"reopened_at" timestamp with time zone,
	"reopened_by" text,
	"reopen_reason" text
);
--> statement-breakpoint
CREATE TABLE "cash_days" (
	"day" date PRIMARY KEY NOT NULL,
	"closed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paper_counters" (
	"kind" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "papers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "papers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"order_id" integer NOT NULL,
	"total" bigint NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "papers_number" UNIQUE("kind","number")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"reference" text,
	"staff_name" text,
	"at" timestamp with time zone NOT NULL,
	"day" date,
	"voided_at" timestamp with time zone,
	"voided_by" text,
	"void_reason" text,
	"certificate_at" timestamp with time zone,
	"certificate_by" text,
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "cash_count_lines" ADD CONSTRAINT "cash_count_lines_count_id_cash_counts_id_fk" FOREIGN KEY ("count_id") REFERENCES "public"."cash_counts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cash_counts_closed" ON "cash_counts" USING btree ("day") WHERE "cash_counts"."reopened_at" is null;--> statement-breakpoint
CREATE INDEX "cash_counts_day" ON "cash_counts" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "papers_valid" ON "papers" USING btree ("order_id","kind") WHERE "papers"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "papers_order" ON "papers" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_day" ON "payments" USING btree ("day");--> statement-breakpoint
CREATE INDEX "payments_certificates" ON "payments" USING btree ("id") WHERE "payments"."kind" = 'withheld' and "payments"."certificate_at" is null and "payments"."voided_at" is null;