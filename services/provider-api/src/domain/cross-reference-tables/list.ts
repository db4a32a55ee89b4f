/** Cross-references as the counter lists them. */
import { asc, count, eq, ilike, ne, or, type SQL } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { products, variants } from '../../database/tables/catalogue';
import { crossReferences } from '../../database/tables/cross-references';
import { containing } from '../../database/containing';
import { numberKeyOf } from '../cross-references/number-key';
import { AT_COUNTER } from './keep';

export const REFERENCES_A_PAGE = 50;

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

/** The tables that have any, by name. */
export async function sourcesOf(queries: Queries): Promise<{ source: string; rows: number }[]> {
  return queries
    .select({ source: crossReferences.source, rows: count() })
    .from(crossReferences)
    .where(ne(crossReferences.source, AT_COUNTER))
    .groupBy(crossReferences.source)
    .orderBy(asc(crossReferences.source));
}
