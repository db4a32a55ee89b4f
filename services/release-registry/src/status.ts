import type { AppState, Registry, RegistryEvent } from 'shared-contracts/release';

/** A release and whom it is for. */
type Row = { role: 'live' | 'canary' | 'good'; version: string; share: string };

const MINUTE = 60_000;

/** How long ago in words of one size: `12 min`, `5 h`, `3 days`. */
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

/**
 * One line per release that a shopper can be given: app, version, role, share, age.
 * @param now milliseconds, for the ages
 */
export function statusLines({ apps }: Registry, now = Date.now()): string[] {
  return Object.entries(apps).flatMap(([app, state]) =>
    rowsOf(state).map(({ role, version, share }) => {
      const published = state.releases[version]?.publishedAt;
      return [
        app.padEnd(18),
        version.padEnd(20),
        role.padEnd(7),
        share.padStart(6),
        published ? age(published, now).padStart(8) : '',
      ].join(' ');
    }),
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
