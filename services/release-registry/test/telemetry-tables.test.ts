/** What several document servers have counted together, and who reads it. */
import * as fc from 'fast-check';
import { openPostgres, type Postgres } from 'server-kit/postgres';
import { newTestDatabase, startTestPostgres } from 'tooling/run/test-postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TelemetryAlert } from '../src/telemetry';
import { openTelemetry } from '../src/telemetry-source';
import {
  changeTelemetryTables,
  MOST_ALERTS,
  MOST_RELEASES,
  readTelemetryTables,
  STATE_SCHEMA,
  TELEMETRY_TABLES,
  type ChangeOfCounts,
} from '../src/telemetry-tables';
import { openConsole, third, told } from './console-shop';
import { runRelease } from './run-release';

let server: Awaited<ReturnType<typeof startTestPostgres>>;
let database: Awaited<ReturnType<typeof newTestDatabase>>;
let opened: Postgres[] = [];

beforeAll(async () => {
  server = await startTestPostgres();
});
afterAll(() => server.stop());
beforeEach(async () => {
  database = await newTestDatabase(server.url);
});
afterEach(async () => {
  for (const each of opened) await each.close();
  opened = [];
  await database.drop();
});

/** As a document server opens it. */
function open(): Postgres {
  const steps = [TELEMETRY_TABLES];
  const settings = { name: 'a test', schema: STATE_SCHEMA, steps, patience: 20_000 };
  const postgres = openPostgres({ url: database.url, ...settings, warn: expect.fail });
  opened.push(postgres);
  return postgres;
}

const loadsMore =
  (version: string, loads: number): ChangeOfCounts =>
  (before) => ({ ...told(version), ...before, loads: (before?.loads ?? 0) + loads });

const change = (postgres: Postgres, version: string, loads: number) =>
  changeTelemetryTables(
    postgres,
    new Map([[`mfe-search@${version}`, loadsMore(version, loads)]]),
    [],
  );

describe('the counts of document servers', () => {
  it('are none before one has counted', async () => {
    expect(await readTelemetryTables(open())).toBeNull();
  });

  it('are the sum of what each has counted, whoever counts when', async () => {
    const servers = [open(), open(), open()];
    const counting = fc.record({
      by: fc.constantFrom(...servers),
      version: fc.constantFrom('1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'),
      loads: fc.integer({ min: 1, max: 9 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(counting, { minLength: 1, maxLength: 12 }), async (all) => {
        await servers[0]?.ask(`truncate ${STATE_SCHEMA}.telemetry`);
        await Promise.all(all.map(({ by, version, loads }) => change(by, version, loads)));
        const kept = await readTelemetryTables(open());
        for (const version of new Set(all.map((each) => each.version))) {
          const of = all.filter((each) => each.version === version);
          const sum = of.reduce((loads, each) => loads + each.loads, 0);
          expect(kept?.releases[`mfe-search@${version}`]?.loads).toBe(sum);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('are of so many releases, and so many alerts, the newest', async () => {
    const postgres = open();
    for (let at = 0; at < MOST_RELEASES + 3; at += 1) {
      await change(postgres, `1.0.${at}-aaaaaaaa`, 1);
    }
    const alertAt = (at: number): TelemetryAlert => ({
      ...{ at: '2026-01-01T00:00:00Z', app: 'mfe-search', version: third, reason: `${at} \0` },
    });
    const alerts = Array.from({ length: MOST_ALERTS + 2 }, (_, at) => alertAt(at));
    await changeTelemetryTables(postgres, new Map(), alerts);
    const kept = await readTelemetryTables(postgres);
    const names = Object.keys(kept?.releases ?? {});
    expect(names).toHaveLength(MOST_RELEASES);
    expect(names).not.toContain('mfe-search@1.0.2-aaaaaaaa');
    expect(kept?.alerts.map(({ reason }) => reason)).toEqual(
      alerts.slice(2).map(({ reason }) => reason),
    );
  });

  it('are left out one by one where they can’t be read', async () => {
    const postgres = open();
    await change(postgres, third, 7);
    await postgres.ask(`insert into ${STATE_SCHEMA}.telemetry values ('mfe-search@1', '{"a":1}')`);
    await postgres.ask(`insert into ${STATE_SCHEMA}.telemetry values ('mfe-search@2', 'nothing')`);
    const kept = await readTelemetryTables(postgres);
    expect(Object.keys(kept?.releases ?? {})).toEqual([`mfe-search@${third}`]);
  });
});

describe('who reads them', () => {
  it('the console shows them', async () => {
    await change(open(), third, 1_234);
    const source = { store: '', stateUrl: database.url, name: 'console', warn: expect.fail };
    const teams = await openConsole({ told: openTelemetry(source) });
    try {
      await teams.fill();
      const status = (await (await teams.ask('/status.json')).json()) as object;
      expect(JSON.stringify(status)).toContain('1234');
    } finally {
      await teams.close();
    }
  });

  it('the console says where they can’t be read', async () => {
    const said: string[] = [];
    const gone = Object.assign(new URL(database.url), { pathname: '/none' });
    const source = { store: '', stateUrl: gone.href, name: 'console' };
    const warn = (message: string) => said.push(message);
    const teams = await openConsole({ told: openTelemetry({ ...source, warn }) });
    try {
      await teams.fill();
      expect(await teams.text('/')).toContain('what tabs have told can’t be read now');
      expect(said).toHaveLength(1);
    } finally {
      await teams.close();
    }
  });

  it('the command shows them, and goes on where the database is unreachable', async () => {
    await change(open(), third, 1_234);
    const teams = await openConsole();
    try {
      await teams.fill();
      const status = (url: string) =>
        runRelease('.', { RELEASE_STORE: teams.store.root, STATE_URL: url }, ['status']);
      const shown = await status(database.url);
      expect(shown.code).toBe(0);
      expect(shown.said).toContain('1234 loads');
      const gone = Object.assign(new URL(database.url), { pathname: '/none' });
      const away = await status(gone.href);
      expect(away.code).toBe(0);
      expect(away.said).toMatch(/^what tabs have told can't be read \(STATE_URL\): .*not exist/m);
      expect(away.said).toContain(third);
      expect(away.said).not.toContain(gone.password);
    } finally {
      await teams.close();
    }
  });
});
