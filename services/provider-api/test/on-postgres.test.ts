/** The same suites on a real PostgreSQL. */
import { afterAll, describe, it } from 'vitest';
import { startPostgres } from './postgres';
import { reused } from './reused';
import { suites } from './suites';

let why = '';
const server = await startPostgres().catch((error: unknown) => {
  why = error instanceof Error ? error.message : 'no PostgreSQL for this system';
  return null;
});

describe.skipIf(server === null)('on PostgreSQL', () => {
  if (server === null) return;
  const { open, end } = reused(() => server.open());
  afterAll(async () => {
    await end();
    await server.stop();
  }, 30_000);
  for (const suite of suites) suite(open);
});

if (server === null) it.skip(`no PostgreSQL could be started: ${why}`);
