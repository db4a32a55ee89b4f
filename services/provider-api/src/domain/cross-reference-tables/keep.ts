/** Keeps cross-references: one more, one less, or all of a source anew. */
import { and, count, eq } from 'drizzle-orm';
import { insertMany } from '../../database/insert-many';
import { crossReferences } from '../../database/tables/cross-references';
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import type { Deps } from '../deps';
import { invalid } from '../refusal';
import { checkReferences, type GivenReference } from './check';
import { readReferences } from './read-file';

type Keeping = Pick<Deps, 'db' | 'now' | 'settings'>;

/** Those that staff add one by one. */
export const AT_COUNTER = 'counter';
/** How many faults are named; the rest is counted. */
const FAULTS_TOLD = 10;

function inWords(faults: readonly string[]): string {
  const told = faults.slice(0, FAULTS_TOLD).join('; ');
  const more = faults.length - FAULTS_TOLD;
  return more > 0 ? `${told}; and ${more} more.` : `${told}.`;
}

const sentence = (text: string) => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;

/**
 * @returns whether it was not there yet
 * @throws Refusal invalid for one that can't be stored
 */
export async function addReference(
  deps: Keeping,
  given: Omit<GivenReference, 'place'>,
  { by, network }: DoneBy<Clerk>,
): Promise<boolean> {
  const { checked, faults } = await checkReferences(deps.db, [{ ...given, place: 'This' }]);
  const [row] = checked;
  if (!row) throw invalid({ model: inWords(faults) });
  return deps.db.transaction(async (tx) => {
    const known = await tx
      .select({ id: crossReferences.id })
      .from(crossReferences)
      .where(
        and(
          eq(crossReferences.numberKey, row.numberKey),
          eq(crossReferences.brand, row.brand),
          eq(crossReferences.variantId, row.variantId),
        ),
      );
    if (known.length > 0) return false;
    await tx.insert(crossReferences).values({ ...row, source: AT_COUNTER });
    await recordStaffAudit(deps, tx, {
      ...{ action: 'cross-reference added', by, network },
      object: `cross-reference ${row.number}`,
      after: { number: row.number, model: row.model },
    });
    return true;
  });
}

/** @returns whether there was one */
export function removeReference(
  deps: Keeping,
  id: number,
  { by, network }: DoneBy<Clerk>,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(crossReferences)
      .where(eq(crossReferences.id, id))
      .returning({ number: crossReferences.number, model: crossReferences.model });
    if (!gone) return false;
    await recordStaffAudit(deps, tx, {
      ...{ action: 'cross-reference removed', by, network },
      object: `cross-reference ${gone.number}`,
      before: { number: gone.number, model: gone.model },
    });
    return true;
  });
}

/**
 * Puts a file's rows in the place of all that its source had. One line with a fault changes nothing.
 * @returns how many there are now
 * @throws BadFile where the file can't be read; Refusal invalid that names each faulty line
 */
export async function replaceReferences(
  deps: Keeping,
  { source, bytes }: { source: string; bytes: Buffer },
  { by, network }: DoneBy<Clerk>,
): Promise<number> {
  const given = await readReferences(bytes);
  const { checked, faults } = await checkReferences(deps.db, given);
  if (faults.length > 0) throw invalid({ file: sentence(inWords(faults)) });
  return deps.db.transaction(async (tx) => {
    const [before] = await tx
      .select({ rows: count() })
      .from(crossReferences)
      .where(eq(crossReferences.source, source));
    await tx.delete(crossReferences).where(eq(crossReferences.source, source));
    await insertMany(
      tx,
      crossReferences,
      checked.map((row) => ({ ...row, source })),
    );
    await recordStaffAudit(deps, tx, {
      ...{ action: 'cross-references replaced', by, network },
      object: `cross-references of ${source}`,
      before: { rows: String(before?.rows ?? 0) },
      after: { rows: String(checked.length) },
    });
    return checked.length;
  });
}
