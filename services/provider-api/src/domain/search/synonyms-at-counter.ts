/** All other names by which shoppers search, as staff see them, and what staff take away or bring back. */
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import { asShown, ChangedMeanwhile, versionOf } from '../audit/version';
import type { Deps } from '../deps';
import { nameWhatWasMeant } from './name-what-was-meant';
import {
  listSynonyms,
  namesNow,
  removeSynonym,
  resetSynonym,
  type OwnSynonym,
} from './shop-synonyms';
import { phraseOf } from 'shared-contracts/search/synonyms';
import { builtIn } from './synonyms';
import type { Queries } from '../../database/open';

type Changing = Parameters<typeof nameWhatWasMeant>[0];

/** Names the state of a phrase that a form shows. */
export const synonymVersion = (names: readonly string[]): string => versionOf(names);

/** Those whose phrase or names have the words; all without words. */
export async function findSynonyms(queries: Queries, words: string): Promise<OwnSynonym[]> {
  const all = await listSynonyms(queries);
  const wanted = words.trim().toLowerCase();
  const found = all.filter(({ phrase, names }) =>
    [phrase, ...names].some((text) => text.toLowerCase().includes(wanted)),
  );
  return found.toSorted((a, b) => a.phrase.localeCompare(b.phrase, 'en'));
}

export type KnownPhrase = {
  phrase: string;
  /** Those of now; none for a phrase that is switched off. */
  names: readonly string[];
  /** Those that every shop has; none for a phrase of the shop alone. */
  builtIn: readonly string[];
  from: OwnSynonym['from'];
};

/** @returns null for a phrase that has no other names */
export async function readSynonym(queries: Queries, text: string): Promise<KnownPhrase | null> {
  const phrase = phraseOf(text);
  const known = (await listSynonyms(queries)).find((each) => each.phrase === phrase);
  return known ? { ...known, builtIn: builtIn.get(phrase) ?? [] } : null;
}

/**
 * Gives a phrase that there is other names.
 * @param shown the version of the names that the form showed
 * @throws ChangedMeanwhile where it showed others; Refusal as nameWhatWasMeant does
 */
export async function changeSynonym(
  deps: Changing,
  { phrase, names, shown }: { phrase: string; names: readonly string[]; shown: string },
  clerk: DoneBy<Clerk>,
): Promise<void> {
  const now = await namesNow(deps.db, phrase);
  if (synonymVersion(now) === synonymVersion(names)) return;
  if (synonymVersion(now) !== shown) {
    throw new ChangedMeanwhile([asShown('Names', names.join(' | '), now.join(' | '))]);
  }
  await nameWhatWasMeant(deps, { phrase, names }, clerk);
}

/**
 * Takes a phrase's other names away, or gives a built-in phrase its own ones back.
 * @returns whether there was something to do
 */
export async function endSynonym(
  deps: Pick<Deps, 'db' | 'now' | 'settings' | 'synonyms'>,
  { phrase, to }: { phrase: string; to: 'none' | 'built-in' },
  { by, network }: DoneBy<Clerk>,
): Promise<boolean> {
  const done = await deps.db.transaction(async (tx) => {
    const before = await namesNow(tx, phrase);
    if (to === 'none' && before.length === 0) return false;
    const end = to === 'none' ? removeSynonym : resetSynonym;
    if (!(await end(tx, phrase))) return false;
    const after = await namesNow(tx, phrase);
    await recordStaffAudit(deps, tx, {
      action: to === 'none' ? 'synonym removed' : 'synonym brought back',
      by,
      network,
      object: `synonym ${phraseOf(phrase)}`,
      before: { names: before.join(' | ') },
      after: { names: after.join(' | ') },
    });
    return true;
  });
  deps.synonyms.forget();
  return done;
}
