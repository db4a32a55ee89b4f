/**
 * Remembers an import that works in several transactions, so that one which a stop has cut is not
 * taken for a whole one.
 */
import { eq } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { markers } from '../../database/tables/catalogue';

const MARKER = 'unfinished import';

export async function begin(queries: Queries, source: string): Promise<void> {
  await queries
    .insert(markers)
    .values({ name: MARKER, value: source })
    .onConflictDoUpdate({ target: markers.name, set: { value: source } });
}

export async function end(queries: Queries): Promise<void> {
  await queries.delete(markers).where(eq(markers.name, MARKER));
}

/** @returns a warning where the last import was cut, else null */
export async function unfinishedImport(queries: Queries): Promise<string | null> {
  const [row] = await queries.select().from(markers).where(eq(markers.name, MARKER));
  return row
    ? `The import as '${row.value}' was cut off: a part of its file is in the shop. Import the file again to finish it.`
    : null;
}
