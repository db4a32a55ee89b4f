/** Reads what the shop has set. Nothing is kept but for the lists of the catalogue, and that shortly. */
import { desc } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { settingChanges } from '../../database/tables/settings';
import { LETTER_KINDS, type LetterKind, type LetterWords } from './letter-kinds';
import { SETTING_NAMES, SETTINGS, type ShopSettings } from './shop-settings';

/** How long a change may take until the catalogue's pages know it, in milliseconds. */
const FRESH_MS = 1000;

export type StoredSettings = {
  /** As they are at this moment, whichever process changed them. @param queries the caller's transaction */
  now: (queries?: Queries) => Promise<ShopSettings>;
  /**
   * For what everybody may read of the catalogue: from the same place as the catalogue, and no older
   * than a second more.
   */
  lately: () => Promise<ShopSettings>;
  /** The same with an owner's words of each letter. @param queries the transaction that causes the letter */
  forLetters: (queries: Queries) => Promise<{
    settings: ShopSettings;
    words: Readonly<Record<LetterKind, LetterWords>>;
  }>;
  /** Lets the next page of this process know a change. */
  forget: () => void;
};

/** The newest stored text of each name. */
async function storedTexts(queries: Queries): Promise<ReadonlyMap<string, string>> {
  const rows = await queries
    .selectDistinctOn([settingChanges.name], {
      name: settingChanges.name,
      value: settingChanges.value,
    })
    .from(settingChanges)
    .orderBy(settingChanges.name, desc(settingChanges.id));
  return new Map(rows.map(({ name, value }) => [name, value]));
}

function settingsOf(first: ShopSettings, texts: ReadonlyMap<string, string>): ShopSettings {
  const stored = SETTING_NAMES.flatMap((name) => {
    const text = texts.get(name);
    const value = text === undefined ? undefined : SETTINGS[name].read(text);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...first, ...(Object.fromEntries(stored) as Partial<ShopSettings>) };
}

/** The name under which an owner's words of a letter are kept. */
export const wordsName = (kind: LetterKind, part: keyof LetterWords) => `letter ${kind} ${part}`;

const wordsOf = (texts: ReadonlyMap<string, string>) =>
  Object.fromEntries(
    LETTER_KINDS.map((kind) => [
      kind,
      {
        introduction: texts.get(wordsName(kind, 'introduction')) ?? '',
        closing: texts.get(wordsName(kind, 'closing')) ?? '',
      },
    ]),
  ) as Record<LetterKind, LetterWords>;

/**
 * @param first what counts until somebody changes it
 * @param now milliseconds
 */
export function createStoredSettings(
  { db, reads }: { db: Queries; reads: Queries },
  first: ShopSettings,
  now: () => number = Date.now,
): StoredSettings {
  let kept: { at: number; settings: ShopSettings } | null = null;
  const read = async (queries: Queries) => settingsOf(first, await storedTexts(queries));
  return {
    now: (queries = db) => read(queries),
    async lately() {
      if (kept && now() - kept.at < FRESH_MS) return kept.settings;
      const at = now();
      const settings = await read(reads);
      kept = { at, settings };
      return settings;
    },
    async forLetters(queries) {
      const texts = await storedTexts(queries);
      return { settings: settingsOf(first, texts), words: wordsOf(texts) };
    },
    forget() {
      kept = null;
    },
  };
}
