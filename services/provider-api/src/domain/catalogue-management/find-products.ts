/** Finds products for staff: on sale as shoppers find them, and archived ones by their words. */
import { and, asc, eq, gt, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Centavos } from 'shared-contracts/money';
import type { Queries } from '../../database/open';
import { brands, categories, products, variants } from '../../database/tables/catalogue';
import { rowId } from '../../database/row-id';
import { indexWords } from 'shared-contracts/search/tokens';

export const PRODUCTS_A_PAGE = 50;

export type FoundProduct = {
  id: number;
  name: string;
  brand: string;
  category: string;
  image: string | null;
  retired: boolean;
  featured: boolean;
  price: Centavos | null;
  variants: number;
};

export const WHICH_PRODUCTS = ['on sale', 'drafts', 'archived'] as const;
export type WhichProducts = (typeof WHICH_PRODUCTS)[number];

const IS: Record<WhichProducts, SQL | undefined> = {
  'on sale': eq(products.retired, false),
  drafts: eq(products.draft, true),
  archived: and(eq(products.retired, true), eq(products.draft, false)),
};

export type WantedProducts = {
  /** Words of name, brand, category or model number, or an id. */
  words?: string | undefined;
  /** Which are wanted; those on sale where it isn't said. */
  which?: WhichProducts;
  /** Only the featured ones, in their order, and all of them. */
  featured?: boolean;
  /** The id before the first. */
  after?: number | undefined;
};

const literal = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

/** Each word somewhere in the indexed words, or the whole as a part of the name. */
function hasWords(text: string): SQL | undefined {
  const id = rowId(text);
  const words = indexWords(text)
    .split(' ')
    .filter((word) => word !== '');
  const inIndex = words.map((word) => ilike(products.searchText, `%${literal(word)}%`));
  const byId =
    id === null
      ? undefined
      : sql`${products.id} = ${id} or exists (select 1 from ${variants} v where v.id = ${id} and v.product_id = ${products.id})`;
  const byWords = words.length === 0 ? undefined : and(...inIndex);
  return or(byWords, ilike(products.name, `%${literal(text)}%`), byId);
}

const shownVariant = sql`(select v.id from ${variants} v where v.product_id = ${products.id}
  order by v.is_default desc, v.retired, v.place limit 1)`;

/** One more than a page, so that the caller knows whether there is a next one; all featured ones. */
export async function findProducts(
  queries: Queries,
  { words, which = 'on sale', featured = false, after = 0 }: WantedProducts,
): Promise<FoundProduct[]> {
  const found = queries
    .select({
      id: products.id,
      name: products.name,
      brand: brands.name,
      category: categories.name,
      image: products.firstImage,
      retired: products.retired,
      featured: products.featured,
      price: variants.price,
      variants: sql<number>`(select count(*)::int from ${variants} v
        where v.product_id = ${products.id}
          and (not v.retired or v.archived = 'with its product'))`,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(variants, eq(variants.id, shownVariant))
    .where(
      and(
        IS[which],
        featured ? eq(products.featured, true) : gt(products.id, after),
        words === undefined || words === '' ? undefined : hasWords(words),
      ),
    )
    .orderBy(...(featured ? [asc(products.featuredPlace)] : []), asc(products.id));
  // An order can be put only on all of them.
  return featured ? found : found.limit(PRODUCTS_A_PAGE + 1);
}

/**
 * Puts featured products in an order, and makes others no longer featured. What is in neither list,
 * as a featured product off sale, stays as it is.
 * @param ordered ids, the first first
 */
export async function orderFeatured(
  queries: Queries,
  { ordered, removed }: { ordered: readonly number[]; removed: readonly number[] },
): Promise<void> {
  if (removed.length > 0) {
    await queries
      .update(products)
      .set({ featured: false, featuredPlace: null })
      .where(inArray(products.id, [...removed]));
  }
  if (ordered.length === 0) return;
  // One text for any number of ids: a statement has a limited number of parameters.
  const ids = JSON.stringify(ordered);
  await queries.execute(sql`update ${products} set featured_place = placed.place - 1
    from jsonb_array_elements_text(${ids}::jsonb) with ordinality as placed(id, place)
    where ${products.id} = placed.id::int`);
}
