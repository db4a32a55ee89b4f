/** What an import would change in the products of a slice. */
import { and, eq, inArray, not, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { importKeys, products, variants } from '../../database/tables/catalogue';
import { addedAtCounter } from '../catalogue-management/added-at-counter';
import type { Named } from './apply-names';
import { fingerprintOf, noTally, type Kind, type Tally } from './keys';
import type { PreparedProduct } from './prepare';

type State = 'added' | 'changed' | 'unchanged';
export type Compared = {
  product: PreparedProduct;
  /** Null while it has no row yet. */
  id: number | null;
  state: State;
  fingerprint: string;
  brand: { id: number; name: string };
  category: { id: number; name: string };
  variants: { variant: PreparedProduct['variants'][number]; id: number | null; state: State }[];
  /** Variants on sale that the file no longer names. */
  gone: number[];
};

export type ProductTallies = { products: Tally; variants: Tally };
export const noProductTallies = (): ProductTallies => ({
  products: noTally(),
  variants: noTally(),
});

/** `archived`: staff took it off sale, so that the file doesn't bring it back. */
type KnownRow = { id: number; fingerprint: string; retired: boolean; archived: boolean };

async function knownRows(
  queries: Queries,
  source: string,
  kind: Extract<Kind, 'product' | 'variant'>,
  keys: string[],
): Promise<Map<string, KnownRow>> {
  if (keys.length === 0) return new Map();
  const table = kind === 'product' ? products : variants;
  const rows = await queries
    .select({
      key: importKeys.key,
      id: importKeys.rowId,
      fingerprint: importKeys.fingerprint,
      retired: table.retired,
      archived:
        kind === 'product' ? products.archived : sql<boolean>`${variants.archived} is not null`,
    })
    .from(importKeys)
    .innerJoin(table, eq(table.id, importKeys.rowId))
    .where(
      and(eq(importKeys.source, source), eq(importKeys.kind, kind), inArray(importKeys.key, keys)),
    );
  return new Map(rows.map(({ key, ...row }) => [key, row]));
}

/** A row off sale comes back as a changed one, with its id. */
const stateOf = (known: KnownRow | undefined, fingerprint: string): State => {
  if (!known) return 'added';
  const there = !known.retired || known.archived;
  return known.fingerprint === fingerprint && there ? 'unchanged' : 'changed';
};

export async function compareProducts(
  queries: Queries,
  source: string,
  slice: readonly PreparedProduct[],
  named: { brands: Named; categories: Named },
): Promise<Compared[]> {
  const known = await knownRows(
    queries,
    source,
    'product',
    slice.map(({ key }) => key),
  );
  // A new product has new variants only.
  const there = slice.filter(({ key }) => known.has(key));
  const keys = there.flatMap((product) => product.variants.map(({ key }) => key));
  const knownVariants = await knownRows(queries, source, 'variant', keys);
  const onSale = new Map<number, number[]>();
  if (known.size > 0) {
    const ids = [...known.values()].map(({ id }) => id);
    const rows = await queries
      .select({ id: variants.id, productId: variants.productId })
      .from(variants)
      .where(and(inArray(variants.productId, ids), not(variants.retired)));
    const own = await addedAtCounter(
      queries,
      rows.map(({ id }) => id),
    );
    for (const { id, productId } of rows) {
      if (own.has(id)) continue;
      onSale.set(productId, [...(onSale.get(productId) ?? []), id]);
    }
  }
  return slice.map((product) => {
    const brand = named.brands.get(product.brand);
    const category = named.categories.get(product.category);
    if (!brand || !category) throw new Error('a checked catalogue lost a link');
    const own = known.get(product.key);
    const fingerprint = fingerprintOf([product.fingerprint, brand.name, category.name]);
    const compared = product.variants.map((variant) => {
      const row = knownVariants.get(variant.key);
      return { variant, id: row?.id ?? null, state: stateOf(row, variant.fingerprint) };
    });
    const kept = new Set(compared.map(({ id }) => id));
    return {
      product,
      id: own?.id ?? null,
      state: stateOf(own, fingerprint),
      fingerprint,
      brand,
      category,
      variants: compared,
      gone: (onSale.get(own?.id ?? 0) ?? []).filter((id) => !kept.has(id)),
    };
  });
}

/** Adds what was compared to the counts. */
export function count(tallies: ProductTallies, compared: readonly Compared[]): void {
  for (const each of compared) {
    tallies.products[each.state] += 1;
    for (const { state } of each.variants) tallies.variants[state] += 1;
    tallies.variants.retired += each.gone.length;
  }
}
