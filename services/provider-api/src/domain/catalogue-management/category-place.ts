/** Where a category stands: its key has the names from the top, as the imports make it. */
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/open';
import { categories } from '../../database/tables/catalogue';
import { invalid } from '../refusal';
import { keyBelow } from '../catalogue/category-key';

type Placed = { id: number; name: string; nameKey: string; parentId: number | null };

const LEVELS_MOST = 10;

/**
 * The key of a name below a parent.
 * @param id of the category itself; null for a new one
 * @throws Refusal invalid where the parent is unknown or archived, or stands below the category itself;
 *   an archived one under which the category stands already may stay
 */
export async function placeKey(
  tx: Transaction,
  { id, name, parentId }: { id: number | null; name: string; parentId: number | null },
): Promise<string> {
  const all = new Map((await tx.select().from(categories)).map((row) => [row.id, row]));
  let level = 0;
  for (let at = parentId; at !== null; at = all.get(at)?.parentId ?? null) {
    level += 1;
    if (at === id || level >= LEVELS_MOST) {
      throw invalid({ parent: 'A category can not stand there.' });
    }
  }
  const above = parentId === null ? null : all.get(parentId);
  const isKept = id !== null && all.get(id)?.parentId === parentId;
  if (above === undefined || (above?.retired && !isKept)) {
    throw invalid({ parent: 'Please choose a category of the list.' });
  }
  return keyBelow(above?.nameKey ?? null, name);
}

/** Writes the keys of all categories below one anew. */
export async function placeThoseBelow(tx: Transaction, id: number): Promise<void> {
  const all: Placed[] = await tx.select().from(categories);
  const place = async (above: Placed): Promise<void> => {
    for (const row of all.filter(({ parentId }) => parentId === above.id)) {
      row.nameKey = keyBelow(above.nameKey, row.name);
      await tx.update(categories).set({ nameKey: row.nameKey }).where(eq(categories.id, row.id));
      await place(row);
    }
  };
  const top = all.find((row) => row.id === id);
  if (top) await place(top);
}
