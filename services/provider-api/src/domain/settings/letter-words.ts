/** An owner's words of each letter: changed with history and log, and shown in a whole letter before. */
import { sql } from 'drizzle-orm';
import { settingChanges } from '../../database/tables/settings';
import { changedFields } from '../audit/changed-fields';
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import { asShown, ChangedMeanwhile, versionOf } from '../audit/version';
import type { Deps } from '../deps';
import { LETTERS, type LetterKind, type LetterWords } from './letter-kinds';
import { wordsName } from './stored-settings';

export const LABELS = { introduction: 'Introduction', closing: 'Closing' } as const;
const PARTS = ['introduction', 'closing'] as const;

/** Names the state that a form shows. */
export const wordsVersion = (words: LetterWords): string =>
  versionOf(PARTS.map((part) => words[part]));

const labelled = (parts: readonly (keyof LetterWords)[], words: LetterWords) =>
  Object.fromEntries(parts.map((part) => [LABELS[part], words[part]]));

/**
 * Stores what is another now; the same words, also by a form sent twice, change nothing.
 * @param words without a fault (faultOfWords)
 * @throws ChangedMeanwhile where the form showed an older state
 */
export async function changeLetterWords(
  deps: Pick<Deps, 'db' | 'now' | 'settings' | 'shopSettings'>,
  { kind, words, shown }: { kind: LetterKind; words: LetterWords; shown: string },
  { by, network }: DoneBy<Clerk>,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // Of two who save at once the second sees what the first has saved.
    await tx.execute(sql`lock table ${settingChanges} in share row exclusive mode`);
    const before = (await deps.shopSettings.forLetters(tx)).words[kind];
    const parts = PARTS.filter((part) => before[part] !== words[part]);
    if (parts.length === 0) return;
    if (wordsVersion(before) !== shown) {
      throw new ChangedMeanwhile(
        parts.map((part) => asShown(LABELS[part], words[part], before[part])),
      );
    }
    const of = { at: deps.now(), staffId: by.id, staffName: by.name };
    await tx
      .insert(settingChanges)
      .values(parts.map((part) => ({ name: wordsName(kind, part), value: words[part], ...of })));
    await recordStaffAudit(deps, tx, {
      action: 'settings changed',
      by,
      network,
      object: `letter ${LETTERS[kind]}`,
      ...changedFields(labelled(parts, before), labelled(parts, words)),
    });
  });
}
