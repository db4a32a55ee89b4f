/** How often and how fast apps ship, by the registry's history. */
import { DAY_MS } from 'server-kit/day';
import type { AppName } from 'shared-contracts/app-names';
import type { RegistryEvent } from 'shared-contracts/release';

const WEEK = 7 * DAY_MS;
/** For how long back a team's lead is told. */
const WEEKS = 4;

/** What makes a release everybody's, and what takes one back. */
const LIVE = ['publish', 'promote'];
const BACK = ['rollback', 'eject'];

/** In milliseconds. */
export type Lead = { median: number; longest: number };

export type Shipped = {
  /** Releases that went live for everybody in the last seven days, and in the last four weeks. */
  week: number;
  weeks: number;
  /** Of the four weeks, or of as many as the history has. */
  perWeek: number;
  /** Rollbacks and ejections in the four weeks. */
  back: number;
  /** From a release's first shopper to all of them, and from its commit; null where none is known. */
  fromPublish: Lead | null;
  fromCommit: Lead | null;
};

export type Releaser = { name: string; live: number; canaries: number; back: number };

function leadOf(times: number[]): Lead | null {
  const sorted = [...times].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  const longest = sorted.at(-1);
  if (low === undefined || high === undefined || longest === undefined) return null;
  return { median: (low + high) / 2, longest };
}

/** The changes of the last four weeks. */
const recent = (history: readonly RegistryEvent[], now: number) =>
  history.filter(({ at }) => now - Date.parse(at) < WEEKS * WEEK);

/** How many of the four weeks the history has: one at least, so that a first day is no rate. */
function weeksKnown(history: readonly RegistryEvent[], now: number): number {
  const [first] = history;
  const known = first ? (now - Date.parse(first.at)) / WEEK : 0;
  return Math.min(WEEKS, Math.max(1, known));
}

/**
 * How one app has shipped.
 * @param history of all apps, the newest last
 * @param now in milliseconds
 */
export function shippedBy(app: AppName, history: readonly RegistryEvent[], now: number): Shipped {
  const own = history.filter((event) => event.app === app);
  const late = recent(own, now);
  const live = late.filter(({ action }) => LIVE.includes(action));
  const firstOf = (version: string) => own.find((event) => event.version === version);
  const since = (start: string | undefined, { at }: RegistryEvent) =>
    start === undefined ? [] : [Math.max(0, Date.parse(at) - Date.parse(start))];
  return {
    week: live.filter(({ at }) => now - Date.parse(at) < WEEK).length,
    weeks: live.length,
    perWeek: live.length / weeksKnown(history, now),
    back: late.filter(({ action }) => BACK.includes(action)).length,
    fromPublish: leadOf(live.flatMap((event) => since(firstOf(event.version)?.at, event))),
    fromCommit: leadOf(live.flatMap((event) => since(firstOf(event.version)?.committed, event))),
  };
}

/**
 * Who has released in the last four weeks, most first: by the command or the console. A document
 * server that takes a failing release back is nobody.
 */
export function releasersIn(history: readonly RegistryEvent[], now: number): Releaser[] {
  const all = new Map<string, Releaser>();
  for (const { action, by, person, author } of recent(history, now)) {
    const name = by ?? person ?? author;
    if (name === undefined) continue;
    const of = all.get(name) ?? { name, live: 0, canaries: 0, back: 0 };
    if (LIVE.includes(action)) of.live += 1;
    if (action === 'canary') of.canaries += 1;
    if (action === 'rollback') of.back += 1;
    all.set(name, of);
  }
  return [...all.values()]
    .filter(({ live, canaries, back }) => live + canaries + back > 0)
    .sort((one, other) => other.live - one.live || one.name.localeCompare(other.name));
}
