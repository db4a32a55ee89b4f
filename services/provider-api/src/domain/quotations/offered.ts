/** What can stand on a quotation: the variants on sale, as a search of the shop finds them. */
import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm';
import { modelOf } from 'shared-contracts/model-number';
import type { Centavos } from 'shared-contracts/money';
import { withTradeSpecs } from 'shared-contracts/trade-specs';
import type { Queries } from '../../database/open';
import { brands, products, variants } from '../../database/tables/catalogue';
import type { Deps } from '../deps';
import { whereQuery } from '../search/search';
import { pricesNow, unitPrice } from '../pricing/prices-now';

const FOUND_MOST = 20;

export type Offered = {
  variantId: number;
  productName: string;
  variantName: string;
  brandName: string;
  model: string | null;
  /** Of one unit now, where so many are bought; null is 'Price Upon Inquiry'. */
  price: Centavos | null;
  /** Units left; null where they are not counted. */
  stock: number | null;
};

/** @param units at whose price; a catalogue may have a lower one for many */
async function select(
  queries: Queries,
  where: SQL | undefined,
  now: Date,
  units = 1,
): Promise<Offered[]> {
  const rows = await queries
    .select({ variant: variants, productName: products.name, brandName: brands.name })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(and(where, sql`not ${variants.retired}`, sql`not ${products.retired}`))
    .orderBy(asc(products.id), asc(variants.place))
    .limit(FOUND_MOST);
  return rows.map(({ variant, productName, brandName }) => ({
    variantId: variant.id,
    productName,
    variantName: variant.name,
    brandName,
    model: modelOf(withTradeSpecs(variant.specs, variant.trade ?? {})),
    price: unitPrice(pricesNow(variant, now), units),
    stock: variant.stock,
  }));
}

/** Variants of the products that a search finds, and the one of which the words are the id. */
export async function findOffered(
  deps: Pick<Deps, 'db' | 'synonyms' | 'now'>,
  words: string,
): Promise<Offered[]> {
  if (words.trim() === '') return [];
  const found = await whereQuery({ ...deps, reads: deps.db }, words, () => Promise.resolve());
  const byId = /^\d{1,9}$/.test(words) ? eq(variants.id, Number(words)) : undefined;
  return select(deps.db, or(found, byId), deps.now());
}

/** One variant, at the price of so many; null where it is not on sale. */
export async function readOffered(
  queries: Queries,
  variantId: number,
  now: Date,
  units = 1,
): Promise<Offered | null> {
  const [found] = await select(queries, eq(variants.id, variantId), now, units);
  return found ?? null;
}
