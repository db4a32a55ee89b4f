/**
 * Which releases may be removed: a pure rule over the registry, what the store holds, and what the
 * prune before has noted.
 */
import type { AppName, Registry, RegistryEvent } from 'shared-contracts/release';
import { DAY_MS } from 'server-kit/day';
import { namedReleases } from '../named-releases';
import { PREVIEW_LASTS } from '../previews/ended';
import type { Released } from '../operations';
import type { HeldRelease } from '../store';
import { livesOf } from '../way-back';
import type { PruneNotes } from './prune-notes';

/**
 * The fewest days that a release has to be named by nobody: a cache shows a document for a day while
 * no server answers (`stale-if-error`), a tab that was opened with it may tell of its releases for
 * another (its ticket), and a third is for clocks and for a document server that lost its registry.
 */
export const LEAST_DAYS = 3;
/** How many releases an app can be rolled back to, one after the other, however old they are. */
const WAYS_BACK = 10;

/** Why a release is kept. */
type KeepReason = 'named' | 'way back' | 'too new' | 'unreadable app';

export type Judgement = {
  /** For the next prune. */
  notes: PruneNotes;
  /** What may be removed, and since when nobody was given it. */
  removable: (Released & { since: string })[];
  /** How many are kept, by the first reason. */
  kept: Record<KeepReason, number>;
  /** When the first that is only too new may be removed, in milliseconds; null where none is. */
  nextAt: number | null;
};

const nameOf = ({ at, app, action, version }: RegistryEvent) => `${at} ${app} ${action} ${version}`;

/**
 * What happened since the last prune. Every release that comes to be given is in an event; the
 * history only grows at its end, so that all events since then are there where the last one of then
 * still is.
 * @returns null where the history doesn't reach back so far
 */
function eventsSince(history: RegistryEvent[], notes: PruneNotes): RegistryEvent[] | null {
  if (notes.lastEvent === null) return null;
  const at = history.findLastIndex((event) => nameOf(event) === notes.lastEvent);
  return at < 0 ? null : history.slice(at + 1);
}

/**
 * @param held what the store holds; it was listed before the registry was read
 * @param before what the prune before has noted; null where there is nothing
 * @param days how long a release has to be named by nobody
 * @param now in milliseconds
 */
export function judgeReleases(
  registry: Registry,
  held: HeldRelease[],
  before: PruneNotes | null,
  { days, now }: { days: number; now: number },
): Judgement {
  const { history, unread = {} } = registry;
  const events = before && eventsSince(history, before);
  const last = history.at(-1);
  const notes: PruneNotes = { lastEvent: last ? nameOf(last) : null, unnamedSince: {} };
  const kept = { named: 0, 'way back': 0, 'too new': 0, 'unreadable app': 0 };
  const removable: Judgement['removable'] = [];
  let nextAt: number | null = null;

  /** Since when nobody names a release: as noted, unless somebody was given it meanwhile. */
  function unnamedSince(app: AppName, version: string): string {
    const noted = before?.unnamedSince[app]?.[version];
    const isMentioned = (event: RegistryEvent) =>
      event.app === app && [event.version, event.previous].includes(version);
    const isSound = noted !== undefined && events !== null && !events.some(isMentioned);
    return isSound ? noted : new Date(now).toISOString();
  }

  for (const app of new Set(held.map((each) => each.app))) {
    const named = namedReleases(registry, app);
    const ways = new Set(livesOf(history, app).lives.slice(-WAYS_BACK - 1));
    for (const { version, putAt } of held.filter((each) => each.app === app)) {
      if (Object.hasOwn(unread, app)) kept['unreadable app'] += 1;
      else if (named.has(version)) kept.named += 1;
      else {
        const since = unnamedSince(app, version);
        (notes.unnamedSince[app] ??= {})[version] = since;
        // A preview is in no event: it began when the release was put there, and has ended.
        const seenAt = Math.max(Date.parse(since), putAt + PREVIEW_LASTS);
        const removableAt = seenAt + days * DAY_MS;
        if (ways.has(version)) kept['way back'] += 1;
        else if (removableAt <= now) removable.push({ app, version, since });
        else {
          kept['too new'] += 1;
          nextAt = Math.min(nextAt ?? Infinity, removableAt);
        }
      }
    }
  }
  return { notes, removable, kept, nextAt };
}
