/** Finds what is offered for numbers of other makers. */
import { and, asc, eq, inArray, not } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { products, variants } from '../../database/tables/catalogue';
import { crossReferences } from '../../database/tables/cross-references';

/** How many articles are offered for one number. */
const OFFERED_MOST = 12;

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
