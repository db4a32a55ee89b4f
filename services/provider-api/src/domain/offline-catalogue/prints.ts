/** Of each whole catalogue that was given out, a print of each product: by them it is known what has changed. */
import { desc, eq, notInArray } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { offlineCatalogueVersions } from '../../database/tables/search';

/** By id, in their order. */
export type Prints = ReadonlyMap<number, string>;

/** Four days of a shop in which something changes each hour. */
const VERSIONS_MOST = 100;

const written = (prints: Prints) => [...prints].map(([id, print]) => `${id}:${print}`).join(',');

function read(text: string): Prints {
  const entries = text === '' ? [] : text.split(',');
  return new Map(
    entries.map((entry) => {
      const [id = '', print = ''] = entry.split(':');
      return [Number(id), print];
    }),
  );
}

export async function keepPrints(
  queries: Queries,
  { version, prints, madeAt }: { version: string; prints: Prints; madeAt: Date },
): Promise<void> {
  await queries
    .insert(offlineCatalogueVersions)
    .values({ version, madeAt, prints: written(prints) })
    .onConflictDoUpdate({ target: offlineCatalogueVersions.version, set: { madeAt } });
  const kept = queries
    .select({ version: offlineCatalogueVersions.version })
    .from(offlineCatalogueVersions)
    .orderBy(desc(offlineCatalogueVersions.madeAt))
    .limit(VERSIONS_MOST);
  await queries
    .delete(offlineCatalogueVersions)
    .where(notInArray(offlineCatalogueVersions.version, kept));
}

/** @returns null for a version that isn't kept any more */
export async function printsOf(queries: Queries, version: string): Promise<Prints | null> {
  const [row] = await queries
    .select()
    .from(offlineCatalogueVersions)
    .where(eq(offlineCatalogueVersions.version, version));
  return row ? read(row.prints) : null;
}
