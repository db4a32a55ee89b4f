/** Keeps what names say, and whether the shop uses it. */
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Spec } from 'shared-contracts/wire/product-details';
import { insertMany } from '../../database/insert-many';
import type { Queries } from '../../database/open';
import { brands, products } from '../../database/tables/catalogue';
import { nameFacts, type StoredDecision, type StoredFact } from '../../database/tables/name-facts';
import { settingChanges } from '../../database/tables/settings';
import { SETTINGS } from '../settings/shop-settings';
import { asSpecs, factsOfProduct, type NamedProduct } from './facts-of-product';

export type FactsOfProduct = { read: StoredFact[]; decided: StoredDecision[] };

/** Whether facets, filters and the search take what names say; so they do until somebody says no. */
export async function areNamesRead(queries: Queries): Promise<boolean> {
  const [newest] = await queries
    .select({ value: settingChanges.value })
    .from(settingChanges)
    .where(eq(settingChanges.name, 'namesRead'))
    .orderBy(desc(settingChanges.id))
    .limit(1);
  return newest === undefined || SETTINGS.namesRead.read(newest.value) !== false;
}

/** For what is made from names: other where the shop doesn't use them. */
export const namesState = async (queries: Queries): Promise<string> =>
  (await areNamesRead(queries)) ? '' : ' without names';

/** Which of some products have a fact that a person typed, with those facts as rows of specs. */
export async function typedSpecs(
  queries: Queries,
  ids: readonly number[],
): Promise<Map<number, Spec[]>> {
  if (!(await areNamesRead(queries))) return new Map();
  const rows = await queries
    .select({ id: nameFacts.productId, decided: nameFacts.decided })
    .from(nameFacts)
    .where(
      and(
        inArray(nameFacts.productId, [...ids]),
        sql`jsonb_array_length(${nameFacts.decided}) > 0`,
      ),
    );
  return new Map(
    rows.map(({ id, decided }) => {
      const facts = decided.flatMap(({ kind, value }) => (value === null ? [] : [{ kind, value }]));
      return [id, asSpecs(facts)] as const;
    }),
  );
}

/** What is stored of some products, by their ids. */
export async function storedFacts(
  queries: Queries,
  ids: readonly number[],
): Promise<Map<number, FactsOfProduct>> {
  const rows = await queries
    .select()
    .from(nameFacts)
    .where(inArray(nameFacts.productId, [...ids]));
  return new Map(rows.map(({ productId, ...facts }) => [productId, facts]));
}

/**
 * Reads the names of some products again. What people decided stays.
 * @param variantsOf their variants on sale
 */
export async function renewFacts(
  queries: Queries,
  variantsOf: ReadonlyMap<number, NamedProduct['variants']>,
): Promise<Map<number, FactsOfProduct>> {
  const ids = [...variantsOf.keys()];
  const named = await queries
    .select({ id: products.id, name: products.name, brand: brands.name })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(inArray(products.id, ids));
  const before = await storedFacts(queries, ids);
  const now = new Map<number, FactsOfProduct>();
  for (const { id, ...names } of named) {
    const read = factsOfProduct({ ...names, variants: variantsOf.get(id) ?? [] });
    const decided = before.get(id)?.decided ?? [];
    if (read.length > 0 || decided.length > 0) now.set(id, { read, decided });
  }
  const rows = [...now].map(([productId, { read }]) => ({ productId, read }));
  const gone = [...before.keys()].filter((id) => !now.has(id));
  if (gone.length > 0) await queries.delete(nameFacts).where(inArray(nameFacts.productId, gone));
  await insertMany(
    queries,
    nameFacts,
    rows,
    sql`on conflict (product_id) do update set read = excluded.read`,
  );
  return now;
}
