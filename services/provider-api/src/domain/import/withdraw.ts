/** Takes products off sale that a whole file no longer names. Orders keep theirs. */
import { and, asc, eq, gt, inArray, not, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { importKeys, products, variants } from '../../database/tables/catalogue';
import { indexSpecs } from '../facets/spec-index';

/** How many keys are read at a time. */
const READ_AT_ONCE = 2000;
/** How many products a step takes off sale: they are taken out of every index. */
const STEP = 50;

/**
 * @param named the keys of the file's products
 * @yields the ids of the source's products on sale that the file doesn't name, some at a time
 */
export async function* unnamedProducts(
  run: <Value>(work: (queries: Queries) => Promise<Value>) => Promise<Value>,
  source: string,
  named: ReadonlySet<string>,
): AsyncGenerator<number[]> {
  for (let last = ''; ;) {
    const after = last;
    const rows = await run((queries) =>
      queries
        .select({ key: importKeys.key, id: importKeys.rowId, retired: products.retired })
        .from(importKeys)
        .innerJoin(products, eq(products.id, importKeys.rowId))
        .where(
          and(
            eq(importKeys.source, source),
            eq(importKeys.kind, 'product'),
            gt(importKeys.key, after),
          ),
        )
        .orderBy(asc(importKeys.key))
        .limit(READ_AT_ONCE),
    );
    const ids = rows.filter((row) => !row.retired && !named.has(row.key)).map(({ id }) => id);
    for (let at = 0; at < ids.length; at += STEP) yield ids.slice(at, at + STEP);
    const end = rows.at(-1)?.key;
    if (end === undefined || rows.length < READ_AT_ONCE) return;
    last = end;
  }
}

const ofThose = (ids: number[]) => and(inArray(variants.productId, ids), not(variants.retired));

export async function countVariants(queries: Queries, ids: number[]): Promise<number> {
  const [row] = await queries
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(variants)
    .where(ofThose(ids));
  return row?.count ?? 0;
}

/** Takes products off sale with their variants. @returns how many variants */
export async function withdraw(queries: Queries, ids: number[]): Promise<number> {
  await queries.update(products).set({ retired: true }).where(inArray(products.id, ids));
  const gone = await queries
    .update(variants)
    .set({ retired: true })
    .where(ofThose(ids))
    .returning({ id: variants.id });
  await indexSpecs(queries, ids);
  return gone.length;
}
