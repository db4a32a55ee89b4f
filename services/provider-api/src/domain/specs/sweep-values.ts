/** Removes spellings of specs that no variant says any more: imports have replaced them. */
import { and, asc, gt, inArray, sql } from 'drizzle-orm';
import { IMPORT_LOCK } from '../../database/import-lock';
import type { Database, Queries } from '../../database/open';
import { specValues, variantValues } from '../../database/tables/specs';

/** How many are looked for at a time: one that most variants say takes long, and calls wait. */
const READ_AT_ONCE = 100;

/** @returns the last id that was looked at; undefined after the last one */
async function sweepAfter(queries: Queries, id: number): Promise<number | undefined> {
  const rows = await queries
    .select({ id: specValues.id })
    .from(specValues)
    .where(gt(specValues.id, id))
    .orderBy(asc(specValues.id))
    .limit(READ_AT_ONCE);
  const ids = rows.map((row) => row.id);
  const isSaid = sql`exists (select 1 from ${variantValues}
    where ${variantValues.said} @> array[${specValues.id}])`;
  if (ids.length > 0) {
    await queries.delete(specValues).where(and(inArray(specValues.id, ids), sql`not ${isSaid}`));
  }
  return ids.at(-1);
}

/** Leaves off where an import runs, which may be about to say a value again. */
export async function sweepSpecValues(db: Database): Promise<void> {
  for (let last: number | undefined = 0; last !== undefined;) {
    const after: number = last;
    last = await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ mine: boolean }>(
        sql`select pg_try_advisory_xact_lock(${IMPORT_LOCK}) as mine`,
      );
      return rows[0]?.mine ? sweepAfter(tx, after) : undefined;
    });
  }
}
