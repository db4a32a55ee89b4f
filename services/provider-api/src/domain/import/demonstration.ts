/** Whether the demonstration catalogue is in the shop, and how a catalogue of one's own replaces it. */
import { eq } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { markers } from '../../database/tables/catalogue';

const MARKER = 'shop catalogue';
/** The marker's value where the demonstration stays away. */
const REPLACED = 'replaced';

/** The source of its rows; databases that were seeded before have them under this name. */
export const DEMONSTRATION = 'shop';

export type Demonstration =
  | { state: 'never' | 'replaced' }
  | { state: 'present'; fingerprint: string };

export async function demonstrationIn(queries: Queries): Promise<Demonstration> {
  const [marker] = await queries.select().from(markers).where(eq(markers.name, MARKER));
  if (!marker) return { state: 'never' };
  return marker.value === REPLACED
    ? { state: 'replaced' }
    : { state: 'present', fingerprint: marker.value };
}

export async function noteDemonstration(queries: Queries, value: string): Promise<void> {
  await queries
    .insert(markers)
    .values({ name: MARKER, value })
    .onConflictDoUpdate({ target: markers.name, set: { value } });
}

export const noteReplaced = (queries: Queries) => noteDemonstration(queries, REPLACED);
