/** Ten thousand random sales on each database, and tills that are killed while they note payments. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newTestDatabase, startTestPostgres } from 'tooling/run/test-postgres';
import { afterAll, describe, expect, it } from 'vitest';
import { killTheTill } from './crash/kill-the-till';
import { keptInMemory } from './kept-in-memory';
import { moneySuiteOf } from './money.suite';
import { startPostgres } from './postgres';
import { reused } from './reused';

const SALES = 10_000;
const server = await startPostgres();

describe('on PostgreSQL', () => {
  const { open, end } = reused(() => server.open());
  afterAll(async () => {
    await end();
    await server.stop();
  }, 30_000);
  moneySuiteOf(SALES)(open);
});

describe('on PGlite', () => {
  moneySuiteOf(SALES)(keptInMemory);
});

describe('a till that is killed', { timeout: 600_000 }, () => {
  const KILLS = { kills: 20, between: 40 };

  it('[N70] loses and doubles no payment, and no number of a receipt or an order', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'provider-till-'));
    const { noted, faults } = await killTheTill({ environment: { DATA_DIR: directory }, ...KILLS });
    await rm(directory, { recursive: true, force: true });
    expect(faults).toEqual([]);
    expect(noted).toBeGreaterThanOrEqual(KILLS.kills * KILLS.between);
  });

  it('[N70] does so on PostgreSQL too', async () => {
    const { url, stop } = await startTestPostgres();
    const database = await newTestDatabase(url);
    const environment = { DATABASE_URL: database.url };
    const { noted, faults } = await killTheTill({ environment, ...KILLS });
    await database.drop();
    await stop();
    expect(faults).toEqual([]);
    expect(noted).toBeGreaterThanOrEqual(KILLS.kills * KILLS.between);
  });
});
