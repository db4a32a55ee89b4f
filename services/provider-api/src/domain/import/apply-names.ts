/** Brands and categories of a catalogue. */
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/open';
import { brands, categories } from '../../database/tables/catalogue';
import { keyBelow } from '../catalogue/category-key';
import { parentKeyOf, parentsFirst } from './category-parents';
import { fingerprintOf, noTally, type ImportKeys, type Tally } from './keys';
import type { ReadCatalogue } from './catalogue-file';

/** The database's present brands or categories, by their keys in the file. */
export type Named = Map<string, { id: number; name: string; nameKey: string }>;
export type PicturePaths = ReadonlyMap<string, string>;

type Table = typeof brands | typeof categories;

type Row = {
  key: string;
  name: string;
  description: string;
  fileName?: string | null;
  imagePath?: string | null;
  /** The key of the row above it, which comes before it. */
  parentKey?: string | null;
};

/**
 * Rows with a name that already exists (in any case) link to that row, so that 'Hand Tools' of two
 * catalogues is one category; only the import that made a row changes it. Below different parents
 * equal names are different categories.
 */
async function applyNamed(
  tx: Transaction,
  table: Table,
  kind: 'brand' | 'category',
  rows: Row[],
  keys: ImportKeys,
): Promise<{ named: Named; tally: Tally }> {
  const named: Named = new Map();
  const tally = noTally();
  const existing = await tx
    .select({
      id: table.id,
      name: table.name,
      nameKey: table.nameKey,
      source: table.source,
      retired: table.retired,
    })
    .from(table);
  const byName = new Map(existing.map((row) => [row.nameKey, row]));
  const byId = new Map(existing.map((row) => [row.id, row]));
  for (const { key, parentKey, ...own } of rows) {
    const above = parentKey ? named.get(parentKey) : undefined;
    const nameKey = keyBelow(above?.nameKey ?? null, own.name);
    const values = parentKey === undefined ? own : { ...own, parentId: above?.id ?? null };
    const fingerprint = fingerprintOf(above ? [values, nameKey] : values);
    const known = keys.find(kind, key);
    const before = known && byId.get(known.rowId);
    const equal = byName.get(nameKey);
    const target = equal ?? (before?.source === keys.source ? before : undefined);
    if (!target) {
      const [made] = await tx
        .insert(table)
        .values({ ...values, nameKey, source: keys.source })
        .returning({ id: table.id });
      if (!made) throw new Error('an insert returned no row');
      const row = { id: made.id, name: values.name, nameKey, source: keys.source, retired: false };
      byName.set(nameKey, row);
      byId.set(row.id, row);
      named.set(key, row);
      keys.note(kind, key, row.id, fingerprint);
      tally.added += 1;
      continue;
    }
    const changed =
      known?.rowId !== target.id || known.fingerprint !== fingerprint || target.retired;
    if (target.retired) {
      await tx.update(table).set({ retired: false }).where(eq(table.id, target.id));
      target.retired = false;
    }
    if (changed && target.source === keys.source) {
      await tx
        .update(table)
        .set({ ...values, nameKey })
        .where(eq(table.id, target.id));
      byName.delete(target.nameKey);
      Object.assign(target, { name: values.name, nameKey });
      byName.set(nameKey, target);
    }
    named.set(key, target);
    keys.note(kind, key, target.id, fingerprint);
    tally[changed ? 'changed' : 'unchanged'] += 1;
  }
  return { named, tally };
}

export function applyBrands(
  tx: Transaction,
  rows: ReadCatalogue['brands'],
  pictures: PicturePaths,
  keys: ImportKeys,
) {
  const read = rows.map((row) => {
    const imagePath = row.image_path ? (pictures.get(row.image_path) ?? null) : null;
    return {
      key: String(row.id),
      name: row.brand_name,
      description: row.description ?? '',
      imagePath,
      // A file name without its file would put a broken picture into the marquee.
      fileName: imagePath === null ? null : row.file_name || null,
    };
  });
  return applyNamed(tx, brands, 'brand', read, keys);
}

export function applyCategories(
  tx: Transaction,
  rows: ReadCatalogue['categories'],
  pictures: PicturePaths,
  keys: ImportKeys,
) {
  const read = parentsFirst(rows).map((row) => ({
    key: String(row.id),
    name: row.category_name,
    description: row.description ?? '',
    imagePath: row.image_path ? (pictures.get(row.image_path) ?? null) : null,
    parentKey: parentKeyOf(row),
  }));
  return applyNamed(tx, categories, 'category', read, keys);
}
