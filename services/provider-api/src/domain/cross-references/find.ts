/** Finds cross-references: for the counter by words, for shoppers by numbers. */
import { and, asc, count, eq, ilike, inArray, not, or, type SQL } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { products, variants } from '../../database/tables/catalogue';
import { crossReferences } from '../../database/tables/cross-references';
import { containing } from '../../database/containing';
import { numberKeyOf } from './check';

export const REFERENCES_A_PAGE = 50;
/** How many articles are offered for one number. */
const OFFERED_MOST = 12;

export type Reference = typeof crossReferences.$inferSelect & {
  productId: number;
  product: string;
  /** Whether it is on sale. */
  sold: boolean;
};

/** Those whose number, brand or model has the words; all without words. */
export async function listReferences(
  queries: Queries,
  { q, page }: { q: string; page: number },
): Promise<{ rows: Reference[]; count: number }> {
  const like = containing(q.trim());
  const where: SQL | undefined =
    q.trim() === ''
      ? undefined
      : or(
          ...[crossReferences.number, crossReferences.brand, crossReferences.model].map((column) =>
            ilike(column, like),
          ),
          eq(crossReferences.numberKey, numberKeyOf(q)),
        );
  const [all] = await queries.select({ count: count() }).from(crossReferences).where(where);
  const rows = await queries
    .select({
      row: crossReferences,
      productId: products.id,
      product: products.name,
      gone: variants.retired,
      productGone: products.retired,
    })
    .from(crossReferences)
    .innerJoin(variants, eq(variants.id, crossReferences.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(where)
    .orderBy(asc(crossReferences.numberKey), asc(crossReferences.id))
    .limit(REFERENCES_A_PAGE)
    .offset((page - 1) * REFERENCES_A_PAGE);
  return {
    rows: rows.map(({ row, gone, productGone, ...product }) => ({
      ...row,
      ...product,
      sold: !gone && !productGone,
    })),
    count: all?.count ?? 0,
  };
}

/** The sources that have any, by name. */
export async function sourcesOf(queries: Queries): Promise<{ source: string; rows: number }[]> {
  return queries
    .select({ source: crossReferences.source, rows: count() })
    .from(crossReferences)
    .groupBy(crossReferences.source)
    .orderBy(asc(crossReferences.source));
}

/** What is offered for a number: a variant on sale, and the number as its table has it. */
export type Instead = { numberKey: string; variantId: number; productId: number; number: string };

/** By numbers as they are compared, in one statement; of each the articles that are on sale. */
export async function insteadOf(
  queries: Queries,
  keys: readonly string[],
): Promise<ReadonlyMap<string, readonly Instead[]>> {
  const found = new Map<string, Instead[]>();
  if (keys.length === 0) return found;
  const rows = await queries
    .select({
      numberKey: crossReferences.numberKey,
      variantId: crossReferences.variantId,
      productId: variants.productId,
      brand: crossReferences.brand,
      number: crossReferences.number,
    })
    .from(crossReferences)
    .innerJoin(variants, eq(variants.id, crossReferences.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      and(
        inArray(crossReferences.numberKey, [...new Set(keys)]),
        not(variants.retired),
        not(products.retired),
      ),
    )
    .orderBy(asc(crossReferences.id));
  for (const { brand, ...row } of rows) {
    const others = found.get(row.numberKey) ?? [];
    const isKnown = others.some(({ variantId }) => variantId === row.variantId);
    if (isKnown || others.length >= OFFERED_MOST) continue;
    const number = [brand, row.number].filter((word) => word !== '').join(' ');
    found.set(row.numberKey, [...others, { ...row, number }]);
  }
  return found;
}
