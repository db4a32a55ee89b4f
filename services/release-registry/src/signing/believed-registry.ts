import type { AppName, Registry } from 'shared-contracts/release';
import type { NextRegistry } from '../changes';
import { believedPreviews } from './believed-previews';
import { believedShadows } from './believed-shadows';
import { believedState } from './believed-state';
import type { Judge } from './judge-release';
import type { KeyList } from './key-list';
import { newestKeys } from './newest-keys';
import type { Trust } from './trust';

/** The registry as it is believed, from the one that is stored. */
export type Believed = { stored: Registry; registry: Registry; list: KeyList | null };

/**
 * Believes of a stored registry what a key that may has signed.
 * @param before what is believed so far
 * @param say hears in one line of each thing that is not believed
 */
export async function believedRegistry(
  stored: Registry,
  before: Believed | undefined,
  { judge, trust, say }: { judge: Judge; trust: Trust; say: (line: string) => void },
): Promise<Believed> {
  const list = newestKeys(stored, before?.list ?? null, trust, say);
  // What another list has verified counts nothing.
  if (list !== before?.list) judge.keepOnly(() => false);
  const apps: Registry['apps'] = {};
  for (const [name, state] of Object.entries(stored.apps)) {
    const app = name as AppName;
    const given = before?.registry.apps[app];
    const taken = list && (await believedState(app, state, given, { judge, list, say }));
    if (taken) apps[app] = taken;
  }
  const previews = await believedPreviews(stored, { list, judge, say });
  const shadows = await believedShadows(stored, { list, judge, say });
  judge.keepOnly(
    (app, version) =>
      shadows[app]?.version === version ||
      [apps[app]?.releases ?? {}, previews[app] ?? {}].some((each) => Object.hasOwn(each, version)),
  );
  const registry = {
    ...stored,
    apps,
    ...(stored.previews && { previews }),
    ...(stored.shadows && { shadows }),
  };
  return { stored, registry, list };
}

/**
 * A changed registry as it is written: what was not changed is written as it is stored, and not as it
 * is believed.
 */
export function storedChange(
  { stored, registry: seen }: Believed,
  next: NextRegistry,
): NextRegistry {
  const apps = { ...stored.apps };
  for (const [name, state] of Object.entries(next.apps)) {
    const app = name as AppName;
    if (state !== seen.apps[app]) apps[app] = state;
  }
  const { previews } = next.previews === seen.previews ? stored : next;
  const { shadows } = next.shadows === seen.shadows ? stored : next;
  return { ...stored, ...next, apps, ...(previews && { previews }), ...(shadows && { shadows }) };
}
