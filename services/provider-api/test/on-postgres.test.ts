/** All suites on a real PostgreSQL. Without one they fail: nothing else runs all of them. */
import { afterAll, describe } from 'vitest';
import { refusingPast } from './past-transactions';
import { startPostgres } from './postgres';
import { reused } from './reused';
import { suites } from './suites';

const server = await startPostgres();

describe('on PostgreSQL', () => {
  const { open, end } = reused(async () => refusingPast(await server.open()));
  afterAll(async () => {
    await end();
    await server.stop();
  }, 30_000);
  for (const suite of suites) suite(open);
});
