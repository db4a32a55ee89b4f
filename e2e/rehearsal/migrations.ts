/**
 * Ten migrations of the kinds that the provider's own had: a version that comes after weeks brings
 * many at once, and each of these kinds locks or rewrites what live orders use.
 */

const add = (table: string, column: string, type: string) =>
  `ALTER TABLE "${table}" ADD COLUMN "${column}" ${type}`;
const refer = (table: string, column: string, to: string) =>
  `ALTER TABLE "${table}" ADD CONSTRAINT "${table}_${column}_fk" FOREIGN KEY ("${column}") REFERENCES "${to}"("id")`;

/** The statements of each, by its name. */
export const HEAVY_MIGRATIONS: Readonly<Record<string, string[]>> = {
  table: [
    'CREATE TABLE "rehearsed" ("id" serial PRIMARY KEY, "order_id" integer, "variant_id" integer)',
  ],
  references: [
    refer('rehearsed', 'order_id', 'orders'),
    refer('rehearsed', 'variant_id', 'variants'),
  ],
  orders: [
    add('orders', 'rehearsed', 'text'),
    add('order_lines', 'rehearsed', 'integer DEFAULT 0 NOT NULL'),
    add('cart_lines', 'rehearsed', 'text'),
  ],
  catalogue: [
    add('variants', 'rehearsed', 'bigint'),
    add('products', 'rehearsed', 'boolean DEFAULT false NOT NULL'),
    add('users', 'rehearsed', 'text'),
  ],
  'fill-variants': ['UPDATE "variants" SET "rehearsed" = "id"'],
  'fill-orders': [
    `UPDATE "orders" SET "rehearsed" = 'filled'`,
    'UPDATE "order_lines" SET "rehearsed" = 1',
  ],
  indexes: [
    'CREATE INDEX "orders_rehearsed" ON "orders" ("rehearsed")',
    'CREATE INDEX "variants_rehearsed" ON "variants" ("rehearsed")',
  ],
  triggers: [
    `CREATE FUNCTION "rehearse"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$`,
    'CREATE TRIGGER "variants_rehearsed" AFTER UPDATE ON "variants" FOR EACH STATEMENT EXECUTE FUNCTION "rehearse"()',
    'CREATE TRIGGER "order_lines_rehearsed" AFTER INSERT ON "order_lines" FOR EACH STATEMENT EXECUTE FUNCTION "rehearse"()',
  ],
  'narrow-rows': [
    'CREATE TABLE "rehearsed_rows" AS SELECT "product_id", count(*)::int AS "variants" FROM "variants" GROUP BY "product_id"',
    'ALTER TABLE "rehearsed_rows" ADD PRIMARY KEY ("product_id")',
  ],
  check: [
    'ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_rehearsed_check" CHECK ("rehearsed" >= 0) NOT VALID',
    'ALTER TABLE "order_lines" VALIDATE CONSTRAINT "order_lines_rehearsed_check"',
  ],
};
