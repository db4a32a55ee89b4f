import type { AppState, Registry, RegistryEvent } from 'shared-contracts/release';
import { p75, type ReleaseTelemetry, type Telemetry } from './telemetry';

/** A release and its role. */
type Row = { role: 'live' | 'canary' | 'good'; version: string; share: string };

const MINUTE = 60_000;

/** How long ago, in a single unit: `12 min`, `5 h`, `3 days`. */
function age(at: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(at)) / MINUTE);
  if (minutes < 120) return `${Math.max(minutes, 0)} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 72 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}

function rowsOf({ live, canary, lastKnownGood }: AppState): Row[] {
  const rows: Row[] = [{ role: 'live', version: live, share: `${100 - (canary?.percent ?? 0)} %` }];
  if (canary) rows.push({ role: 'canary', version: canary.version, share: `${canary.percent} %` });
  if (lastKnownGood !== null) rows.push({ role: 'good', version: lastKnownGood, share: '' });
  return rows;
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`;

/** The counts of a release from tabs' reports; empty where no tab has run it yet. */
function toldOf(counted: ReleaseTelemetry | undefined): string[] {
  if (!counted) return [];
  const { loads, failures, errors, vitals } = counted;
  const vital = (name: string, unit: string, digits: number) => {
    const value = p75(vitals[name] ?? []);
    return value === null ? [] : [`${name} ${value.toFixed(digits)}${unit}`];
  };
  const outcomes = [`${loads} loads`, `${failures} failed`, percent(failures, loads + failures)];
  return [
    outcomes.filter(Boolean).join(', '),
    `${errors} errors`,
    ...['LCP', 'FCP', 'INP', 'TTFB'].flatMap((name) => vital(name, ' ms', 0)),
    ...vital('CLS', '', 3),
  ];
}

/**
 * One line per release that a shopper can be given: app, version, role, share, age, and the counts
 * of tabs' reports: loads, failures, errors, and each web vital at the 75th percentile.
 * @param telemetry the document server's counts; null where it has not run yet
 * @param now milliseconds, for the ages
 */
export function statusLines(
  { apps }: Registry,
  telemetry: Telemetry | null = null,
  now = Date.now(),
): string[] {
  return Object.entries(apps).flatMap(([app, state]) =>
    rowsOf(state).map(({ role, version, share }) => {
      const published = state.releases[version]?.publishedAt;
      return [
        app.padEnd(18),
        version.padEnd(20),
        role.padEnd(7),
        share.padStart(6),
        published ? age(published, now).padStart(8) : '',
        ...toldOf(telemetry?.releases[`${app}@${version}`]).map((told) => ` ${told}`),
      ]
        .join(' ')
        .trimEnd();
    }),
  );
}

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

/** One line per change of what shoppers get. */
export function historyLines(history: RegistryEvent[]): string[] {
  return history.map(({ at, app, action, version, previous, reason }) =>
    [
      at.slice(0, 19).replace('T', ' '),
      app.padEnd(18),
      action.padEnd(8),
      `${previous ?? 'none'} -> ${version}`,
      ...(reason === undefined ? [] : [`(${reason})`]),
    ].join(' '),
  );
}
