/** A catalogue's file as somebody sends it, and the decision to apply it: each once, whatever is clicked twice. */
import { eq } from 'drizzle-orm';
import type { Clerk } from '../audit/record-staff';
import { catalogueFileBytes, catalogueFiles } from '../../database/tables/catalogue-files';
import type { Deps } from '../deps';
import { doneOnce, formOnce, hashOf } from '../done-once';
import { slug } from '../pictures/library';
import type { Conversion } from '../pricing/conversion';
import { notFound } from '../refusal';

type Sending = Pick<Deps, 'db' | 'now'>;

export type SentCatalogue = {
  name: string;
  bytes: Buffer;
  /** Whose rows they are; '' for a catalogue that is called as the file is. */
  source: string;
  whole: boolean;
  /** The text of a map; null for a shape that is known. */
  map: string | null;
  /** Of prices that aren't in pesos. */
  conversion: Conversion | null;
  /** Of the form. */
  key: string;
};

/** @returns its number; the same where this very form has sent it before */
export async function keepSentFile(
  { db, now }: Sending,
  { name, bytes, source, whole, map, conversion, key }: SentCatalogue,
  by: Clerk,
): Promise<{ id: number; isNew: boolean }> {
  const own = source === '' ? slug(name.replace(/\.[^.]*$/, '')) : source;
  const asked = {
    name,
    bytes: hashOf(bytes.toString('base64')),
    source: own,
    whole,
    map,
    conversion,
  };
  const { result: id, isNew } = await db.transaction((tx) =>
    doneOnce(tx, formOnce(key, asked), now(), async () => {
      const [made] = await tx
        .insert(catalogueFiles)
        .values({
          ...{ fileName: name.slice(0, 200), source: own, whole, map, conversion },
          ...{ state: 'reading' as const, at: now() },
          ...{ staffId: by.id, staffName: by.name },
        })
        .returning({ id: catalogueFiles.id });
      if (!made) throw new Error('an insert returned no row');
      await tx.insert(catalogueFileBytes).values({ fileId: made.id, bytes });
      return made.id;
    }),
  );
  return { id, isNew };
}

/** `otherwise`: it isn't the preview that was shown, or can't be applied. */
type Begun = 'begun' | 'already' | 'otherwise';

/**
 * Decides that a file is applied; whoever asked then does it.
 * @param shown the token of the preview that was shown
 * @throws Refusal not-found
 */
export function beginToApply(
  { db }: Sending,
  { id, shown }: { id: number; shown: string },
  by: Clerk,
): Promise<Begun> {
  return db.transaction(async (tx): Promise<Begun> => {
    const its = eq(catalogueFiles.id, id);
    const [file] = await tx.select().from(catalogueFiles).where(its).for('update');
    if (!file) throw notFound('There is no import of this number.');
    if (file.token !== shown) return 'otherwise';
    if (file.state === 'applying' || file.state === 'applied') return 'already';
    if (file.state !== 'previewed' || file.faultCount > 0) return 'otherwise';
    await tx.update(catalogueFiles).set({ state: 'applying', appliedBy: by.name }).where(its);
    return 'begun';
  });
}

/**
 * Compares a file again that the shop has changed under, or goes on with one that was cut off.
 * @returns false where nothing is to be done
 * @throws Refusal not-found
 */
export function workAgain({ db }: Sending, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const its = eq(catalogueFiles.id, id);
    const [file] = await tx.select().from(catalogueFiles).where(its).for('update');
    if (!file) throw notFound('There is no import of this number.');
    if (file.state === 'reading' || file.state === 'applying') return true;
    if (file.state === 'changed') {
      await tx.update(catalogueFiles).set({ state: 'reading', why: null }).where(its);
    } else if (file.state === 'stopped') {
      const state = file.appliedBy === null ? 'reading' : 'applying';
      await tx.update(catalogueFiles).set({ state }).where(its);
    } else return false;
    return true;
  });
}
