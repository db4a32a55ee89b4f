/** The same suites on a real PostgreSQL. */
import { afterAll, describe, it } from 'vitest';
import { startPostgres } from './postgres';
import { suites } from './suites';

let why = '';
const server = await startPostgres().catch((error: unknown) => {
  why = error instanceof Error ? error.message : 'no PostgreSQL for this system';
  return null;
});

describe.skipIf(server === null)('on PostgreSQL', () => {
  if (server === null) return;
  afterAll(() => server.stop(), 30_000);
  for (const suite of suites) suite(server.open);
});

if (server === null) it.skip(`no PostgreSQL could be started: ${why}`);
