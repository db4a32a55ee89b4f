import type { Registry, RegistryEvent } from 'shared-contracts/release';
import { failsOn } from './devices';
import { givenReleases } from './given-releases';
import { failedOnServer, p75, type ReleaseTelemetry, type Telemetry } from './telemetry';
import { worsePages } from './worse-pages';

const MINUTE = 60_000;

/** A time of so many milliseconds, in a single unit: `12 min`, `5 h`, `3 days`. */
export function lasting(time: number): string {
  const minutes = Math.floor(time / MINUTE);
  if (minutes < 120) return `${Math.max(minutes, 0)} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 72 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}

/** How long ago: `12 min`, `5 h`, `3 days`. */
export const age = (at: string, now: number) => lasting(now - Date.parse(at));

const percent = (part: number, whole: number) =>
  whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`;

/** The counts of a release from tabs' reports; empty where no tab has run it yet. */
function toldOf(counted: ReleaseTelemetry | undefined): string[] {
  if (!counted) return [];
  const { loads, failures, errors, silent = 0, vitals } = counted;
  const server = failedOnServer(counted);
  const on = failsOn(counted.devices);
  const vital = (name: string, unit: string, digits: number) => {
    const value = p75(vitals[name] ?? []);
    return value === null ? [] : [`${name} ${value.toFixed(digits)}${unit}`];
  };
  const outcomes = [`${loads} loads`, `${failures} failed`, percent(failures, loads + failures)];
  return [
    outcomes.filter(Boolean).join(', '),
    ...(on ? [`fails ${on.kind}: ${on.failed} of ${on.of}`] : []),
    ...(silent > 0 ? [`said nothing: ${silent}`] : []),
    `${errors} errors`,
    ...(server && server.failed > 0
      ? [`on the server ${server.failed} of ${server.of} pages failed`]
      : []),
    ...['LCP', 'FCP', 'INP', 'TTFB'].flatMap((name) => vital(name, ' ms', 0)),
    ...vital('CLS', '', 3),
  ];
}

/**
 * One line per release that a shopper can be given: app, version, role, share, age, and the counts
 * of tabs' reports: loads, failures, the kind of device that it fails on, tabs that began and said nothing more, errors, pages that it failed on
 * the server, each web vital at the 75th percentile, and the pages of a canary that are slower or leak.
 * @param telemetry the document server's counts; null where it has not run yet
 * @param now milliseconds, for the ages
 */
export function statusLines(
  { apps }: Registry,
  telemetry: Telemetry | null = null,
  now = Date.now(),
): string[] {
  return Object.entries(apps).flatMap(([app, state]) => {
    const told = (version: string) => telemetry?.releases[`${app}@${version}`];
    return givenReleases(state).map(({ role, version, percent: of }) => {
      const share = role === 'live' || role === 'canary' ? `${of} %` : '';
      const { publishedAt: published, goodSince } = state.releases[version] ?? {};
      return [
        app.padEnd(18),
        version.padEnd(20),
        role.padEnd(7),
        share.padStart(6),
        published ? age(published, now).padStart(8) : '',
        ...(goodSince && role !== 'good' ? [' known to be good'] : []),
        ...toldOf(told(version)).map((each) => ` ${each}`),
        ...(role === 'canary' ? worsePages(told(version)?.pages, told(state.live)?.pages) : []).map(
          (page) => ` ${page}`,
        ),
      ]
        .join(' ')
        .trimEnd();
    });
  });
}

/** Says that browsers may have no service worker; nothing where they may. */
export const serviceWorkerLines = ({ serviceWorker }: Registry): string[] =>
  serviceWorker === 'off'
    ? ['the service worker is off: browsers remove it (pnpm release service-worker on)']
    : [];

/** One line per place that is closed. */
export const placeLines = ({ closedPlaces = [] }: Registry): string[] =>
  closedPlaces.map(
    (name) => `${name} is off: nobody is shown its part (pnpm release place ${name} on)`,
  );

/** How long a suspicion is shown, in milliseconds. */
const SHOWN = 7 * 24 * 60 * MINUTE;

/** One line per suspicion of the last week that a person has to look at, newest last. */
export function alertLines(telemetry: Telemetry | null, now = Date.now()): string[] {
  return (telemetry?.alerts ?? [])
    .filter(({ at }) => now - Date.parse(at) < SHOWN)
    .map(
      ({ at, app, version, reason }) =>
        `ALERT ${age(at, now)} ago: ${app} ${version} may be failing: ${reason}`,
    );
}

/**
 * Who made a change, what it was made from, and what signed it: `by Maria Santos, 1f2e3d4c`, `key
 * search-2026`. Whoever published may be another than whose commit it is.
 */
export function sourceOf(event: RegistryEvent): string[] {
  const { commit, author, dirty, untested, by, person, key } = event;
  const who = person ?? author;
  const from = commit === undefined ? '' : commit.slice(0, 8);
  const whose = author === undefined || author === who ? '' : ` of ${author}`;
  const more = dirty ? ' with uncommitted changes' : '';
  const named = who === undefined ? [] : [`by ${who}`];
  const built = from === '' ? [] : [`${who === undefined ? 'commit ' : ''}${from}${whose}${more}`];
  return [
    [...named, ...built].join(', '),
    untested ? 'untested' : '',
    by === undefined ? '' : `by ${by} in the console`,
    key === undefined ? '' : `key ${key}`,
  ].filter(Boolean);
}

/** One line per change of what shoppers get. */
export function historyLines(history: RegistryEvent[]): string[] {
  return history.map((event) => {
    const { at, app, action, version, previous, reason, percent: share } = event;
    return [
      at.slice(0, 19).replace('T', ' '),
      app.padEnd(18),
      action.padEnd(8),
      action === 'shadow' ? version : `${previous ?? 'none'} -> ${version}`,
      ...(share === undefined ? [] : [`${share} %`]),
      ...[sourceOf(event).join(', ')].filter(Boolean),
      ...(reason === undefined ? [] : [`(${reason})`]),
    ].join(' ');
  });
}
