/**
 * `pnpm bench provider`: the product list at 50 connections, interleaved with a bare server of the
 * same framework that runs the same query on a copy of the same data. Ends with 1 on any error, or
 * when the median ratio of requests per second is below the goal.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { openPglite } from '../src/database/open';
import { whereListed } from '../src/domain/catalogue/filter';
import { selectListRows } from '../src/domain/catalogue/list-item';
import { sortOrder } from '../src/domain/catalogue/sort-order';
import { start, type Started } from '../test/crash/started-provider';
import { DEMO_FOLDER } from './demo-folder';

const GOAL = 0.7;
const CONNECTIONS = 50;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const BODY = { limit: 12, offset: 0, filter: { sort: 'az' } };

type Round = { perSecond: number; failed: number };

async function load({ base }: Started, seconds: number): Promise<Round> {
  const result = await autocannon({
    url: `${base}/api/store/products`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(BODY),
    connections: CONNECTIONS,
    duration: seconds,
  });
  const answered = result['2xx'];
  return {
    perSecond: answered / result.duration,
    failed: result.errors + result.timeouts + result.non2xx,
  };
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[half]];
  return (low + high) / 2;
}

/** The SQL statement of the call, made by the provider's own code. */
async function statementOf(directory: string): Promise<string> {
  const { db, close } = await openPglite({ directory });
  const statement = selectListRows(db)
    .where(whereListed({}))
    .orderBy(...sortOrder('az'))
    .limit(BODY.limit)
    .offset(BODY.offset)
    .toSQL();
  await close();
  return JSON.stringify(statement);
}

const directory = await mkdtemp(join(tmpdir(), 'provider-bench-'));
const own = join(directory, 'own');
const copy = join(directory, 'copy');

// The first start imports the demonstration catalogue; both servers then have the same rows.
await (await start({ DATA_DIR: own, DEMO_CATALOGUE: DEMO_FOLDER })).kill();
// Only the database is copied, because the folder also has the first server's socket and lock.
await cp(join(own, 'database'), join(copy, 'database'), { recursive: true });
const BENCH_STATEMENT = await statementOf(join(copy, 'database'));
const provider = await start({ DATA_DIR: own });
const bare = await start(
  { BENCH_STATEMENT, BENCH_DIRECTORY: join(copy, 'database') },
  'bench/bare-server.ts',
);

const ratios: number[] = [];
let failed = 0;
try {
  for (const server of [provider, bare]) await load(server, Math.min(2, SECONDS));
  for (let round = 1; round <= ROUNDS; round += 1) {
    // They run in turns, and the first one alternates, so that other load on the machine affects
    // both.
    const order = round % 2 === 0 ? [bare, provider] : [provider, bare];
    const measured = new Map<Started, Round>();
    for (const server of order) measured.set(server, await load(server, SECONDS));
    const [ours, theirs] = [measured.get(provider), measured.get(bare)];
    if (!ours || !theirs) continue;
    failed += ours.failed + theirs.failed;
    ratios.push(ours.perSecond / theirs.perSecond);
    console.log(
      `round ${round}: provider ${ours.perSecond.toFixed(0)}/s, bare ${theirs.perSecond.toFixed(0)}/s, ratio ${ratios.at(-1)?.toFixed(2)}`,
    );
  }
} finally {
  await provider.kill();
  await bare.kill();
  await rm(directory, { recursive: true, force: true });
}
const ratio = median(ratios);
console.log(
  `product list at ${CONNECTIONS} connections: median ratio ${ratio.toFixed(2)} of ${ratios.length} rounds (goal ${GOAL}), ${failed} failed`,
);
process.exitCode = failed === 0 && ratio >= GOAL ? 0 : 1;
