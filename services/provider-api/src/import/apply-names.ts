/** Brands and categories of a catalogue. */
import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/open';
import { brands, categories } from '../database/tables/catalogue';
import { fingerprintOf, noTally, type ImportKeys, type Tally } from './keys';
import type { ReadCatalogue } from './read-catalogue';

/** The database's present brands or categories, by their keys in the file. */
export type Named = Map<string, { id: number; name: string }>;
export type PicturePaths = ReadonlyMap<string, string>;

type Table = typeof brands | typeof categories;

type Row = {
  key: string;
  name: string;
  description: string;
  fileName?: string | null;
  imagePath?: string | null;
};

/**
 * Rows with a name that already exists (in any case) link to that row, so that 'Hand Tools' of two
 * catalogues is one category; only the import that made a row changes it.
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
    .select({ id: table.id, name: table.name, nameKey: table.nameKey, source: table.source })
    .from(table);
  const byName = new Map(existing.map((row) => [row.nameKey, row]));
  const byId = new Map(existing.map((row) => [row.id, row]));
  for (const { key, ...values } of rows) {
    const nameKey = values.name.toLowerCase();
    const fingerprint = fingerprintOf(values);
    const known = keys.find(kind, key);
    const own = known && byId.get(known.rowId);
    const equal = byName.get(nameKey);
    const target = equal ?? (own?.source === keys.source ? own : undefined);
    if (!target) {
      const [made] = await tx
        .insert(table)
        .values({ ...values, nameKey, source: keys.source })
        .returning({ id: table.id });
      if (!made) throw new Error('an insert returned no row');
      const row = { id: made.id, name: values.name, nameKey, source: keys.source };
      byName.set(nameKey, row);
      byId.set(row.id, row);
      named.set(key, row);
      keys.note(kind, key, row.id, fingerprint);
      tally.added += 1;
      continue;
    }
    const changed = known?.rowId !== target.id || known.fingerprint !== fingerprint;
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
  keys: ImportKeys,
) {
  const read = rows.map((row) => ({
    key: String(row.id),
    name: row.category_name,
    description: row.description ?? '',
  }));
  return applyNamed(tx, categories, 'category', read, keys);
}
