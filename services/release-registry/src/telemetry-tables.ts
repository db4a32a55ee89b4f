/** The telemetry of several document servers, in one table (docs/decisions/0049). */
import type { Ask, Postgres } from 'server-kit/postgres';
import {
  readAlert,
  readCounts,
  type ReleaseTelemetry,
  type Telemetry,
  type TelemetryAlert,
} from './telemetry';

/** Where document servers keep what they share. */
export const STATE_SCHEMA = 'document_servers';
const COUNTS = `${STATE_SCHEMA}.telemetry`;
const ALERTS = `${STATE_SCHEMA}.alerts`;

/** The most releases with counts, and the most alerts; the oldest go for new ones. */
export const MOST_RELEASES = 60;
export const MOST_ALERTS = 20;

/**
 * Makes the tables. What strangers' messages are in is a text, because jsonb refuses some of what
 * JSON may have.
 */
export const TELEMETRY_TABLES = `
create table ${COUNTS} (
  release text primary key,
  counted text not null,
  changed_at timestamptz not null default now()
);
create table ${ALERTS} (
  id bigint generated always as identity primary key,
  alert text not null
)`;

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}

/** @returns null where no document server has counted yet. @throws PostgresUnreachable */
export async function readTelemetryTables({
  ask,
}: Pick<Postgres, 'ask'>): Promise<Telemetry | null> {
  const [found] = await ask('select to_regclass($1) is not null as there', [ALERTS]);
  if (!found?.there) return null;
  const rows = await ask(
    `select release, counted, changed_at::text as changed from ${COUNTS} order by changed_at`,
  );
  const alerts = await ask(`select alert from ${ALERTS} order by id`);
  const last = rows.at(-1);
  if (!last && alerts.length === 0) return null;
  return {
    savedAt: (last ? new Date(String(last.changed)) : new Date()).toISOString(),
    releases: Object.fromEntries(
      rows.flatMap(({ release, counted }) => {
        const read = readCounts(parsed(counted));
        return read ? [[String(release), read]] : [];
      }),
    ),
    alerts: alerts.flatMap(({ alert }) => readAlert(parsed(alert)) ?? []),
  };
}

/** What is done to the counts of a release; null where it has none yet. */
export type ChangeOfCounts = (counted: ReleaseTelemetry | null) => ReleaseTelemetry;

async function writeCounts(ask: Ask, changed: Map<string, ReleaseTelemetry>): Promise<void> {
  await ask(
    `insert into ${COUNTS} (release, counted)
     select * from unnest($1::text[], $2::text[])
     on conflict (release) do update set counted = excluded.counted, changed_at = now()`,
    [[...changed.keys()], [...changed.values()].map((counted) => JSON.stringify(counted))],
  );
  await ask(
    `delete from ${COUNTS} where release not in
       (select release from ${COUNTS} order by changed_at desc, release limit ${MOST_RELEASES})`,
  );
}

/**
 * Changes the counts of releases, one server after the other, so that none is lost.
 * @param changes by `app@version`
 * @throws PostgresUnreachable where nothing was changed, or nobody knows whether it was
 */
export async function changeTelemetryTables(
  postgres: Postgres,
  changes: Map<string, ChangeOfCounts>,
  alerts: TelemetryAlert[],
): Promise<void> {
  await postgres.together(async (ask) => {
    await ask('select pg_advisory_xact_lock(hashtext($1))', [COUNTS]);
    const names = [...changes.keys()];
    const rows = await ask(`select release, counted from ${COUNTS} where release = any($1)`, [
      names,
    ]);
    const before = new Map(
      rows.map(({ release, counted }) => [release, readCounts(parsed(counted))]),
    );
    const changed = new Map(
      [...changes].map(([name, change]) => [name, change(before.get(name) ?? null)]),
    );
    if (changed.size > 0) await writeCounts(ask, changed);
    for (const alert of alerts) {
      await ask(`insert into ${ALERTS} (alert) values ($1)`, [JSON.stringify(alert)]);
    }
    if (alerts.length > 0) {
      await ask(
        `delete from ${ALERTS} where id not in
           (select id from ${ALERTS} order by id desc limit ${MOST_ALERTS})`,
      );
    }
  });
}
