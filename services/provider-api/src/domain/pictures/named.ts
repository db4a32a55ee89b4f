/** Which pictures the shop names: its catalogue, its articles, and the lines of its orders. */
import { asc, gt, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../../database/open';
import { brands, categories, products, variants } from '../../database/tables/catalogue';
import { blogs } from '../../database/tables/content';
import { orderLines } from '../../database/tables/orders';

/** How many rows are read at a time, so that calls can run in between. */
const READ_AT_ONCE = 1000;

/** A column that has a path on the wire, or several, or none. */
type Naming = { table: PgTable; id: AnyPgColumn; paths: SQL };

/** The paths that a text links to. */
const linked = (text: AnyPgColumn) =>
  sql`array(select m[1] from regexp_matches(${text}, 'imported/[A-Za-z0-9._-]+/[A-Za-z0-9._-]+', 'g') m)`;

const one = (column: AnyPgColumn) => sql`array[${column}]`;

/** What is withdrawn counts too: its orders show it, and it may come back. */
const NAMINGS: readonly Naming[] = [
  { table: brands, id: brands.id, paths: one(brands.imagePath) },
  { table: categories, id: categories.id, paths: one(categories.imagePath) },
  { table: products, id: products.id, paths: one(products.firstImage) },
  {
    table: variants,
    id: variants.id,
    paths: sql`array(select jsonb_array_elements_text(${variants.images})) || ${linked(variants.useage)}`,
  },
  { table: blogs, id: blogs.id, paths: sql`${one(blogs.imagePath)} || ${linked(blogs.body)}` },
  { table: orderLines, id: orderLines.id, paths: one(orderLines.productImage) },
];

/** @returns paths on the wire */
export async function namedPictures(queries: Queries): Promise<Set<string>> {
  const named = new Set<string>();
  for (const { table, id, paths } of NAMINGS) {
    for (let last: number | undefined = 0; last !== undefined;) {
      const rows: { id: number; paths: (string | null)[] }[] = await queries
        .select({ id: sql<number>`${id}`, paths: sql<(string | null)[]>`${paths}` })
        .from(table)
        .where(gt(id, last))
        .orderBy(asc(id))
        .limit(READ_AT_ONCE);
      for (const path of rows.flatMap((row) => row.paths)) if (path !== null) named.add(path);
      last = rows.at(-1)?.id;
    }
  }
  return named;
}
