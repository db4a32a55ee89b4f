/**
 * `pnpm --filter provider-api drill`: backs a shop on PostgreSQL up while customers order, and
 * restores it into another database. Needs pg_dump and pg_restore of the server's version. Ends
 * with 1 on any loss.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { startTestPostgres } from 'tooling/run/test-postgres';
import { drill } from './drill';

const { url, stop } = await startTestPostgres();
const directory = await mkdtemp(join(tmpdir(), 'provider-drill-'));
const admin = new pg.Client({ connectionString: url });
await admin.connect();
const names = ['from', 'to'].map((one) => `drill_${one}_${randomUUID().replaceAll('-', '')}`);
try {
  for (const name of names) await admin.query(`create database ${name}`);
  const [environment, elsewhere] = names.map((name) => {
    const own = new URL(url);
    own.pathname = `/${name}`;
    return { DATABASE_URL: own.toString(), DATA_DIR: join(directory, name) };
  });
  if (!environment || !elsewhere) throw new Error('a drill needs two databases');
  const found = await drill({
    ...{ environment, elsewhere, backup: join(directory, 'backup') },
    ...{ customers: 8, orders: 200 },
  });
  for (const fault of found.faults) console.error(fault);
  const equal = isDeepStrictEqual(found.said, found.restored) && found.gone === found.ordered;
  console.log(
    `${found.before} orders before the backup, ${found.during} while it was made, ${found.faults.length} lost or incomplete; ` +
      `${found.restored.orders} restored, ${found.ordered} units ordered and ${found.gone} gone from the stock; ` +
      `counts and sums ${equal ? 'are equal' : 'differ'}`,
  );
  process.exitCode = found.faults.length === 0 && equal ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const name of names) await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
  await rm(directory, { recursive: true, force: true });
  await stop();
}
