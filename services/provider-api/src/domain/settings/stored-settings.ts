/** Reads what the shop has set. Nothing is kept but for the lists of the catalogue, and that shortly. */
import { desc } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { settingChanges } from '../../database/tables/settings';
import { collectionRule, SETTING_NAMES, SETTINGS, type ShopSettings } from './shop-settings';
import type { CollectionRule } from '../stock/collection';

/** How long a change may take until the catalogue's pages know it, in milliseconds. */
export const FRESH_MS = 1000;

export type StoredSettings = {
  /** As they are at this moment, whichever process changed them. @param queries the caller's transaction */
  now: (queries?: Queries) => Promise<ShopSettings>;
  /**
   * How orders are handed out, for what everybody may read: read from the same place as the catalogue,
   * and no older than a second more.
   */
  collection: () => Promise<CollectionRule | null>;
  /** Lets the next page of this process know a change. */
  forget: () => void;
};

/** The newest stored text of each name. */
export async function storedTexts(queries: Queries): Promise<ReadonlyMap<string, string>> {
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

/**
 * @param first what counts until somebody changes it
 * @param now milliseconds
 */
export function createStoredSettings(
  { db, reads }: { db: Queries; reads: Queries },
  first: ShopSettings,
  now: () => number = Date.now,
): StoredSettings {
  let kept: { at: number; rule: CollectionRule | null } | null = null;
  const read = async (queries: Queries) => settingsOf(first, await storedTexts(queries));
  return {
    now: (queries = db) => read(queries),
    async collection() {
      if (kept && now() - kept.at < FRESH_MS) return kept.rule;
      const at = now();
      const rule = collectionRule(await read(reads));
      kept = { at, rule };
      return rule;
    },
    forget() {
      kept = null;
    },
  };
}
