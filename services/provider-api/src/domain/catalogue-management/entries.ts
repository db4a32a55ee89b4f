/** Adds, changes and archives brands, categories, articles and testimonials. */
import { and, eq, ne, sql } from 'drizzle-orm';
import { addedFields, changedFields } from '../audit/changed-fields';
import {
  recordStaffAudit,
  type CatalogueAction,
  type Clerk,
  type DoneBy,
} from '../audit/record-staff';
import type { Database, Queries, Transaction } from '../../database/open';
import { brands, categories, products } from '../../database/tables/catalogue';
import { blogs, testimonials } from '../../database/tables/content';
import { doneOnce, formOnce } from '../done-once';
import { invalid, notFound } from '../refusal';
import { indexProducts } from '../search/reindex';
import { COUNTER } from './added-at-counter';
import { categoryPaths } from './category-paths';
import { placeKey, placeThoseBelow } from './category-place';
import {
  momentOf,
  readEntry,
  SHAPES,
  type Entry,
  type EntryKind,
  type EntryValues,
} from './entry-kinds';
import type { Changing } from './product';
import { lockCatalogue } from './settle-products';
import { renewVocabulary } from './renew-vocabulary';
import { asShown, ChangedMeanwhile, versionOf } from '../audit/version';

/** How many products one transaction indexes, between which the shop's calls run. */
const SLICE = 100;

export const entryVersion = ({ values, picture }: Entry): string => versionOf([values, picture]);

type Given = { id: number | null; values: EntryValues; picture: string | null };

const orNull = (text = '') => (text === '' ? null : text);

/** @throws Refusal invalid */
async function nameValues(tx: Transaction, kind: 'brands' | 'categories', given: Given) {
  const { name = '', description = '', parent = '' } = given.values;
  const table = kind === 'brands' ? brands : categories;
  const parentId = parent === '' ? null : Number(parent);
  const nameKey =
    kind === 'brands' ? name.toLowerCase() : await placeKey(tx, { id: given.id, name, parentId });
  const equal = and(eq(table.nameKey, nameKey), ne(table.id, given.id ?? 0));
  if ((await tx.$count(table, equal)) > 0) {
    throw invalid({ name: `There is a ${SHAPES[kind].one} of this name already.` });
  }
  return { name, description, nameKey, imagePath: given.picture, parentId };
}

async function write(tx: Transaction, kind: EntryKind, given: Given): Promise<number> {
  const { id, values, picture: imagePath } = given;
  const idOf = (rows: { id: number }[]) => rows[0]?.id ?? 0;
  if (kind === 'testimonials') {
    const { body = '', by = '', position, from } = values;
    const row = { body, by, position: orNull(position), from: orNull(from) };
    if (id === null) {
      return idOf(await tx.insert(testimonials).values(row).returning({ id: testimonials.id }));
    }
    await tx.update(testimonials).set(row).where(eq(testimonials.id, id));
    return id;
  }
  if (kind === 'articles') {
    const { header = '', day = '', body = '' } = values;
    const [before] = await tx
      .select()
      .from(blogs)
      .where(eq(blogs.id, id ?? 0));
    const createdAt = momentOf(day, before?.createdAt ?? null);
    if (Number.isNaN(createdAt.getTime())) throw invalid({ day: 'This is no day.' });
    const row = { header, body, imagePath, createdAt };
    if (id === null) return idOf(await tx.insert(blogs).values(row).returning({ id: blogs.id }));
    await tx.update(blogs).set(row).where(eq(blogs.id, id));
    return id;
  }
  const { parentId, ...row } = await nameValues(tx, kind, given);
  if (kind === 'brands') {
    // The marquee shows brands that have a file name.
    const fileName = imagePath?.split('/').at(-1) ?? null;
    const all = { ...row, fileName };
    if (id === null) {
      const made = tx.insert(brands).values({ ...all, source: COUNTER });
      return idOf(await made.returning({ id: brands.id }));
    }
    await tx.update(brands).set(all).where(eq(brands.id, id));
    return id;
  }
  if (id === null) {
    const made = tx.insert(categories).values({ ...row, parentId, source: COUNTER });
    return idOf(await made.returning({ id: categories.id }));
  }
  await tx
    .update(categories)
    .set({ ...row, parentId })
    .where(eq(categories.id, id));
  await placeThoseBelow(tx, id);
  return id;
}

/** Products are searched by the names of their brand and category. */
async function indexProductsOf(db: Database, kind: EntryKind, id: number): Promise<void> {
  const column = kind === 'brands' ? products.brandId : products.categoryId;
  const rows = await db.select({ id: products.id }).from(products).where(eq(column, id));
  const ids = rows.map((row) => row.id);
  for (let at = 0; at < ids.length; at += SLICE) {
    await db.transaction((tx) => indexProducts(tx, ids.slice(at, at + SLICE)));
  }
}

/** Values with the name of the category that they stand below. */
async function inWords(queries: Queries, kind: EntryKind, values: EntryValues) {
  if (kind !== 'categories') return values;
  const above = (await categoryPaths(queries)).get(Number(values.parent));
  return { ...values, parent: above ?? 'nothing: it is at the top' };
}

export type EntryChange = {
  kind: EntryKind;
  id: number;
  /** The version that the form showed. */
  shown: string;
  values: EntryValues;
  /** A new picture's path, null for none, undefined for the one that it has. */
  picture: string | null | undefined;
};

type NewEntry = Pick<EntryChange, 'kind' | 'values'> & {
  picture: string | null;
  /** Of its form (counter/form-key.ts). */
  key: string;
};

/** @throws ChangedMeanwhile, Refusal 404 or 422 */
export async function changeEntry(
  deps: Changing,
  { kind, id, shown, values, picture }: EntryChange,
  { by, network }: DoneBy<Clerk>,
): Promise<void> {
  const { one, fields } = SHAPES[kind];
  const renamed = await deps.db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const before = await readEntry(tx, kind, id);
    if (!before) throw notFound(`There is no such ${one}.`);
    const was = await inWords(tx, kind, before.values);
    const willBe = await inWords(tx, kind, values);
    if (entryVersion(before) !== shown) {
      throw new ChangedMeanwhile(
        fields
          .filter(({ name }) => was[name] !== willBe[name])
          .map(({ label, name }) => asShown(label, willBe[name] ?? '', was[name] ?? '')),
      );
    }
    const kept = picture === undefined ? before.picture : picture;
    await write(tx, kind, { id, values, picture: kept });
    const action: CatalogueAction = `${one} changed`;
    await recordStaffAudit(deps, tx, {
      action,
      by,
      network,
      object: `${one} ${id}`,
      ...changedFields({ ...was, picture: before.picture }, { ...willBe, picture: kept }),
    });
    return before.values.name !== values.name;
  });
  if (renamed && (kind === 'brands' || kind === 'categories')) {
    await indexProductsOf(deps.db, kind, id);
    void renewVocabulary(deps);
  }
}

/**
 * @returns its id, and false for `isNew` where this very form has added it before
 * @throws Refusal invalid
 */
export function addEntry(
  deps: Changing,
  { kind, values, picture, key }: NewEntry,
  { by, network }: DoneBy<Clerk>,
): Promise<{ id: number; isNew: boolean }> {
  const { one } = SHAPES[kind];
  return deps.db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const form = formOnce(key, values);
    const { result, isNew } = await doneOnce(tx, form, deps.now(), async () => {
      const id = await write(tx, kind, { id: null, values, picture });
      const action: CatalogueAction = `${one} added`;
      const after = addedFields({ ...(await inWords(tx, kind, values)), picture });
      await recordStaffAudit(deps, tx, { action, by, network, object: `${one} ${id}`, after });
      return id;
    });
    return { id: result, isNew };
  });
}

/** @throws Refusal invalid for a category that would come back below an archived one */
async function checkAbove(tx: Transaction, kind: EntryKind, { values }: Entry): Promise<void> {
  const parent = kind === 'categories' ? Number(values.parent) : 0;
  const isArchived = and(eq(categories.id, parent), eq(categories.retired, true));
  if (parent > 0 && (await tx.$count(categories, isArchived)) > 0) {
    throw invalid({ to: 'The category above it is archived: please bring that one back first.' });
  }
}

/** @throws Refusal invalid where products on sale, or categories, are in it */
async function checkUnused(tx: Transaction, kind: EntryKind, id: number): Promise<void> {
  if (kind !== 'brands' && kind !== 'categories') return;
  const column = kind === 'brands' ? products.brandId : products.categoryId;
  const used = await tx.$count(products, and(eq(column, id), eq(products.retired, false)));
  const below =
    kind === 'brands'
      ? 0
      : await tx.$count(
          categories,
          and(eq(categories.parentId, id), sql`not ${categories.retired}`),
        );
  if (used > 0 || below > 0) {
    throw invalid({
      to: 'Products on sale, or other categories, are in it. Please move them first.',
    });
  }
}

/**
 * Takes it out of the shop, or brings it back.
 * @returns false where it was so already
 * @throws Refusal not-found or invalid
 */
export async function archiveEntry(
  deps: Changing,
  { kind, id, archived }: { kind: EntryKind; id: number; archived: boolean },
  { by, network }: DoneBy<Clerk>,
): Promise<boolean> {
  const { one } = SHAPES[kind];
  return deps.db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const before = await readEntry(tx, kind, id);
    if (!before) throw notFound(`There is no such ${one}.`);
    if (before.archived === archived) return false;
    if (archived) await checkUnused(tx, kind, id);
    else await checkAbove(tx, kind, before);
    const tables = { brands, categories, articles: blogs, testimonials };
    const table = tables[kind];
    await tx.update(table).set({ retired: archived }).where(eq(table.id, id));
    await recordStaffAudit(deps, tx, {
      action: `${one} ${archived ? 'archived' : 'brought back'}`,
      by,
      network,
      object: `${one} ${id}`,
      before: { archived: before.archived },
      after: { archived },
    });
    return true;
  });
}
