/**
 * Products and variants that staff added at the counter. They have keys as an import's rows do, so
 * that an import takes none of them for one that its file no longer names.
 */
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { importKeys } from '../../database/tables/catalogue';

export const COUNTER = 'counter';

export async function noteAdded(
  queries: Queries,
  kind: 'product' | 'variant',
  id: number,
): Promise<void> {
  const row = { source: COUNTER, kind, key: String(id), rowId: id, fingerprint: '' };
  await queries.insert(importKeys).values(row);
}

/** Which of the variants staff added. */
export async function addedAtCounter(
  queries: Queries,
  variantIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (variantIds.length === 0) return new Set();
  const rows = await queries
    .select({ id: importKeys.rowId })
    .from(importKeys)
    .where(
      and(
        eq(importKeys.source, COUNTER),
        eq(importKeys.kind, 'variant'),
        inArray(importKeys.key, variantIds.map(String)),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
