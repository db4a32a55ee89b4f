/** Changes what the shop has set, with history and log, and lists what was changed before. */
import { desc, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { settingChanges } from '../../database/tables/settings';
import { changedFields } from '../audit/changed-fields';
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import { asShown, ChangedMeanwhile, versionOf } from '../audit/version';
import type { Deps } from '../deps';
import { SETTING_NAMES, SETTINGS, written, type ShopSettings } from './shop-settings';

/** Names the state that a form shows. */
export const settingsVersion = (settings: ShopSettings): string =>
  versionOf(SETTING_NAMES.map((name) => written(name, settings)));

type Names = readonly (keyof ShopSettings)[];
const labelled = (names: Names, settings: ShopSettings) =>
  Object.fromEntries(names.map((name) => [SETTINGS[name].label, written(name, settings)]));

/**
 * Stores what is another now. What is typed as it is already, also by a form sent twice, changes
 * nothing.
 * @param shown the version that the form showed
 * @returns whether something was changed
 * @throws ChangedMeanwhile where the form showed an older state
 */
export async function changeSettings(
  deps: Pick<Deps, 'db' | 'now' | 'settings' | 'shopSettings'>,
  { values, shown }: { values: ShopSettings; shown: string },
  { by, network }: DoneBy<Clerk>,
): Promise<boolean> {
  const changed = await deps.db.transaction(async (tx) => {
    // Of two who save at once the second sees what the first has saved.
    await tx.execute(sql`lock table ${settingChanges} in share row exclusive mode`);
    const before = await deps.shopSettings.now(tx);
    const names = SETTING_NAMES.filter((name) => written(name, before) !== written(name, values));
    if (names.length === 0) return false;
    if (settingsVersion(before) !== shown) {
      throw new ChangedMeanwhile(
        names.map((name) =>
          asShown(SETTINGS[name].label, written(name, values), written(name, before)),
        ),
      );
    }
    const of = { at: deps.now(), staffId: by.id, staffName: by.name };
    await tx
      .insert(settingChanges)
      .values(names.map((name) => ({ name, value: written(name, values), ...of })));
    await recordStaffAudit(deps, tx, {
      action: 'settings changed',
      by,
      network,
      object: 'settings',
      ...changedFields(labelled(names, before), labelled(names, values)),
    });
    return true;
  });
  deps.shopSettings.forget();
  return changed;
}

export type SettingChange = {
  id: number;
  at: Date;
  staffName: string;
  label: string;
  /** Null where it was the server's until then. */
  before: string | null;
  after: string;
};

/** How many changes the page lists. */
const LISTED = 30;

/** The latest changes, newest first. */
export async function listSettingChanges(queries: Queries): Promise<SettingChange[]> {
  const { id, at, staffName, name, value } = settingChanges;
  const before = sql<string | null>`lag(${value}) over (partition by ${name} order by ${id})`;
  const rows = await queries
    .select({ id, at, staffName, name, after: value, before })
    .from(settingChanges)
    .where(inArray(name, SETTING_NAMES))
    .orderBy(desc(id))
    .limit(LISTED);
  return rows.map(({ name: of, ...row }) => ({
    ...row,
    label: SETTINGS[of as keyof ShopSettings].label,
  }));
}
