/** Ten thousand random sales on each database, and tills that are killed while they note payments. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

describe('a till that is killed', () => {
  it('[N60] loses and doubles no payment and no receipt number', { timeout: 600_000 }, async () => {
    const directory = await mkdtemp(join(tmpdir(), 'provider-till-'));
    const environment = { DATA_DIR: directory };
    const { noted, faults } = await killTheTill({ environment, kills: 20, between: 40 });
    await rm(directory, { recursive: true, force: true });
    expect(faults).toEqual([]);
    expect(noted).toBeGreaterThanOrEqual(800);
  });
});
