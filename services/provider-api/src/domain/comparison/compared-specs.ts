/** The specs of products that are compared, as they are read. */
import { and, asc, desc, eq, inArray, not } from 'drizzle-orm';
import { withTradeSpecs } from 'shared-contracts/trade-specs';
import { COMPARED_IDS_MOST } from 'shared-contracts/wire/compared-specs';
import type { Queries } from '../../database/open';
import { rowId } from '../../database/row-id';
import { products, variants } from '../../database/tables/catalogue';
import { invalid } from '../refusal';
import { specReadings } from './spec-readings';

/** The default variant of each product, else its first; and each variant that is asked for itself. */
async function readVariants(queries: Queries, ids: readonly number[]) {
  const columns = {
    id: variants.id,
    productId: products.id,
    name: products.name,
    specs: variants.specs,
    trade: variants.trade,
  };
  const ofProducts = queries
    .selectDistinctOn([products.id], columns)
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(inArray(products.id, [...ids]), not(products.retired), not(variants.retired)))
    .orderBy(products.id, desc(variants.isDefault), asc(variants.place));
  const own = queries
    .select(columns)
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(inArray(variants.id, [...ids]), not(products.retired)));
  const [defaults, asked] = [await ofProducts, await own];
  return (id: number) =>
    asked.find((row) => row.id === id) ?? defaults.find((row) => row.productId === id);
}

/**
 * What the specs of some products mean beside each other. An id that is none of the shop's is left out.
 * @param text ids with commas between them
 * @throws Refusal invalid for more of them than are compared
 */
export async function comparedSpecs(queries: Queries, text: string) {
  const asked = [...new Set(text.split(',').map((each) => each.trim()))].filter(Boolean);
  if (asked.length > COMPARED_IDS_MOST) {
    throw invalid({ ids: `At most ${COMPARED_IDS_MOST} products are compared.` });
  }
  const ids = asked.flatMap((each) => rowId(each) ?? []);
  if (ids.length === 0) return { specs: [] };
  const rowOf = await readVariants(queries, ids);
  const goods = asked.flatMap((each) => {
    const id = rowId(each);
    const row = id === null ? undefined : rowOf(id);
    if (!row) return [];
    return [{ id: each, name: row.name, specs: withTradeSpecs(row.specs, row.trade ?? {}) }];
  });
  return { specs: specReadings(goods) };
}
