/** A product as staff change it. */
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { addedFields, changedFields } from '../audit/changed-fields';
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import type { Queries, Transaction } from '../../database/open';
import { brands, categories, products, variants } from '../../database/tables/catalogue';
import type { Deps } from '../deps';
import { doneOnce, formOnce } from '../done-once';
import { indexSpecs } from '../facets/spec-index';
import { invalid, notFound } from '../refusal';
import { withdrawTitle } from '../search/vocabulary';
import { linkTexts, NO_LINKS, typedLinks, type LinkTexts } from './product-links';
import { noteAdded } from './added-at-counter';
import { categoryPaths } from './category-paths';
import { renewVocabulary } from './renew-vocabulary';
import { lockCatalogue, lockVariantsOf, settleProducts } from './settle-products';
import { asShown, ChangedMeanwhile, versionOf, type Differing } from '../audit/version';

export type Changing = Pick<Deps, 'db' | 'now' | 'log'> & {
  settings: Pick<Deps['settings'], 'proxySecret'>;
};

/** What a form of the counter has of a product. */
export type ProductValues = {
  name: string;
  brandId: number;
  categoryId: number;
  description: string;
  featured: boolean;
} & LinkTexts;

type Row = typeof products.$inferSelect;

const valuesOf = ({ name, brandId, categoryId, description, featured }: Row) => ({
  ...{ name, brandId, categoryId, description, featured },
});
export const productVersion = (row: Row): string => versionOf([valuesOf(row), row.links]);

/** What a form shows of a product. */
export const readProductValues = async (queries: Queries, row: Row): Promise<ProductValues> => ({
  ...valuesOf(row),
  ...(await linkTexts(queries, row.links)),
});

/** @returns null where there is none; products off sale are found too */
export async function readProductRow(queries: Queries, id: number): Promise<Row | null> {
  const [row] = await queries.select().from(products).where(eq(products.id, id));
  return row ?? null;
}

export const readVariantRows = (queries: Queries, productId: number) =>
  queries
    .select()
    .from(variants)
    .where(eq(variants.productId, productId))
    .orderBy(asc(variants.retired), asc(variants.place), asc(variants.id));

/** @throws Refusal not-found */
export async function lockedProduct(tx: Transaction, id: number): Promise<Row> {
  await lockCatalogue(tx);
  await lockVariantsOf(tx, id);
  const [row] = await tx.select().from(products).where(eq(products.id, id)).for('update');
  if (!row) throw notFound('There is no such product.');
  return row;
}

/** @throws Refusal invalid where its brand or category is none of the shop's */
async function checkNames(
  tx: Transaction,
  { brandId, categoryId }: Pick<ProductValues, 'brandId' | 'categoryId'>,
  faults = { brand: 'Please choose a brand.', category: 'Please choose a category.' },
) {
  const [brand] = await tx
    .select({ id: brands.id })
    .from(brands)
    .where(and(eq(brands.id, brandId), eq(brands.retired, false)));
  if (!brand) throw invalid({ brand: faults.brand });
  const [category] = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.id, categoryId), eq(categories.retired, false)));
  if (!category) throw invalid({ category: faults.category });
}

const LEFT = {
  brand: 'Its brand is archived: please bring the brand back first, or choose another one.',
  category: 'Its category is archived: please bring it back first, or choose another one.',
};

/** Values with the names of their brand and category. */
async function inWords(queries: Queries, { brandId, categoryId, ...rest }: ProductValues) {
  const [brand] = await queries
    .select({ name: brands.name })
    .from(brands)
    .where(eq(brands.id, brandId));
  const category = (await categoryPaths(queries)).get(categoryId);
  return { ...rest, brand: brand?.name ?? '-', category: category ?? '-' };
}
type InWords = Awaited<ReturnType<typeof inWords>>;

const LABELS: Record<keyof InWords, string> = {
  name: 'Name',
  brand: 'Brand',
  category: 'Category',
  description: 'Description',
  featured: 'Featured',
  related: 'Goes with it',
  replacedBy: 'Sold in its place',
};

const differing = (yours: InWords, now: InWords): Differing[] =>
  (Object.keys(LABELS) as (keyof InWords)[])
    .filter((field) => yours[field] !== now[field])
    .map((field) => asShown(LABELS[field], yours[field], now[field]));

/**
 * @param shown the version that the form showed
 * @throws ChangedMeanwhile, Refusal 404 or 422
 */
export async function changeProduct(
  deps: Changing,
  { id, shown, values }: { id: number; shown: string; values: ProductValues },
  { by, network }: DoneBy<Clerk>,
): Promise<void> {
  const isOther = await deps.db.transaction(async (tx) => {
    const row = await lockedProduct(tx, id);
    const before = await readProductValues(tx, row);
    const [was, willBe] = [await inWords(tx, before), await inWords(tx, values)];
    if (productVersion(row) !== shown) throw new ChangedMeanwhile(differing(willBe, was));
    await checkNames(tx, values);
    const { related, replacedBy, ...columns } = values;
    const links = await typedLinks(tx, id, {
      texts: { related, replacedBy },
      shown: before,
      now: row.links,
    });
    await tx
      .update(products)
      .set({ ...columns, links, sortName: values.name.toLowerCase() })
      .where(eq(products.id, id));
    const isOther = await settleProducts(tx, [id]);
    await recordStaffAudit(deps, tx, {
      action: 'product changed',
      by,
      network,
      object: `product ${id}`,
      ...changedFields(was, willBe),
    });
    return isOther;
  });
  if (isOther) void renewVocabulary(deps);
}

async function insertProduct(
  tx: Transaction,
  values: ProductValues,
  draft: boolean,
): Promise<number> {
  await checkNames(tx, values);
  const { related, replacedBy, ...columns } = values;
  const links = await typedLinks(tx, null, {
    texts: { related, replacedBy },
    shown: NO_LINKS,
    now: null,
  });
  const [made] = await tx
    .insert(products)
    .values({
      ...columns,
      links,
      sortName: values.name.toLowerCase(),
      searchText: '',
      searchVector: sql`''::tsvector`,
      ...{ draft, retired: draft, archived: draft },
    })
    .returning({ id: products.id });
  if (!made) throw new Error('an insert returned no row');
  const [first] = await tx
    .insert(variants)
    .values({
      ...{ productId: made.id, place: 0, name: 'Standard', isDefault: true },
      ...{ specs: [], inclusions: [], images: [] },
      ...{ retired: draft, archived: draft ? 'with its product' : null },
    })
    .returning({ id: variants.id });
  await noteAdded(tx, 'product', made.id);
  await noteAdded(tx, 'variant', first?.id ?? 0);
  await settleProducts(tx, [made.id]);
  return made.id;
}

/**
 * Adds a product with one variant, 'Standard', without a price.
 * @param draft whether only staff see it until it is published (draft-product.ts)
 * @returns its id, and false for `isNew` where this very form has added it before
 */
export async function addProduct(
  deps: Changing,
  { values, key, draft = false }: { values: ProductValues; key: string; draft?: boolean },
  { by, network }: DoneBy<Clerk>,
): Promise<{ id: number; isNew: boolean }> {
  const { result: id, isNew } = await deps.db.transaction(async (tx) => {
    await lockCatalogue(tx);
    return doneOnce(tx, formOnce(key, { ...values, draft }), deps.now(), async () => {
      const made = await insertProduct(tx, values, draft);
      await recordStaffAudit(deps, tx, {
        action: 'product added',
        by,
        network,
        object: `product ${made}`,
        after: { ...addedFields(await inWords(tx, values)), ...(draft ? { draft } : {}) },
      });
      return made;
    });
  });
  if (isNew) void renewVocabulary(deps);
  return { id, isNew };
}

/**
 * Takes a product off sale with its variants, or brings it back with those that went with it; a draft
 * is published by that. Orders keep their lines, and no import brings back what staff took off sale.
 * @returns false where it was so already
 * @throws Refusal not-found, invalid for one that would come back under an archived brand or category
 */
export async function archiveProduct(
  deps: Changing,
  { id, archived }: { id: number; archived: boolean },
  { by, network }: DoneBy<Clerk>,
): Promise<boolean> {
  const isNew = await deps.db.transaction(async (tx) => {
    const row = await lockedProduct(tx, id);
    if (row.retired === archived && !(archived && row.draft)) return false;
    if (!archived) await checkNames(tx, row, LEFT);
    await tx
      .update(products)
      .set({ retired: archived, archived, draft: false })
      .where(eq(products.id, id));
    const those = archived
      ? and(eq(variants.productId, id), eq(variants.retired, false))
      : and(
          eq(variants.productId, id),
          row.archived ? eq(variants.archived, 'with its product') : isNull(variants.archived),
        );
    await tx
      .update(variants)
      .set({ retired: archived, archived: archived ? 'with its product' : null })
      .where(those);
    if (archived) {
      await indexSpecs(tx, [id]);
      if (!row.retired) await withdrawTitle(tx, row.searchTitle);
    } else await settleProducts(tx, [id]);
    await recordStaffAudit(deps, tx, {
      action: archived
        ? 'product archived'
        : row.draft
          ? 'product published'
          : 'product brought back',
      by,
      network,
      object: `product ${id}`,
      before: { archived: row.archived },
      after: { archived },
    });
    return true;
  });
  if (isNew) void renewVocabulary(deps);
  return isNew;
}
