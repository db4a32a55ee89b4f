/**
 * `pnpm bench edge`: documents per second and their 99th percentile behind nginx with the
 * configuration of deploy/nginx, beside those that the document server gives cached ones in the same
 * run, and how many of them reached it. It asks a running shop, `SHOP_URL`, and needs nginx and
 * openssl, such as Debian's. The load comes from h2load where that is on the PATH, else from
 * autocannon (`BENCH_GENERATOR` names one), which in Node can be slower than nginx. Ends with 1
 * where a goal is missed.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startEdge } from 'tooling/run/edge';
import { freePort } from 'tooling/run/free-port';
import { hasH2load, loadByH2load } from './h2load';

const SHOP = new URL(process.env.SHOP_URL ?? 'http://localhost:3000');
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const CONNECTIONS = Number(process.env.BENCH_CONNECTIONS ?? 10);
const GENERATOR = process.env.BENCH_GENERATOR ?? ((await hasH2load()) ? 'h2load' : 'autocannon');
const PATHS = ['/', '/store', '/products/1', '/blogs/1', '/terms-and-conditions'];
/** The goals: times the document server's own rate, milliseconds, and a share of all. */
const GOAL = { times: 8, p99: 20, reaching: 0.01 };

type Measured = { perSecond: number; p99: number; reached: number; wrong: number };

/** By autocannon, which also sees what the edge says of its cache. */
async function asked(origin: string, path: string, seconds: number): Promise<Measured> {
  const seen = { all: 0, reached: 0, wrong: 0 };
  const result = await autocannon({
    url: `${origin}${path}`,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
    requests: [
      {
        method: 'GET',
        onResponse(status: number, _body: string, _context: object, headers: object = {}) {
          const named = Object.entries(headers).find(([name]) => name.toLowerCase() === 'x-cache');
          seen.all += 1;
          // One that is given while it is asked anew has its own request to the server behind it.
          if (named?.[1] !== 'HIT' && named?.[1] !== 'UPDATING') seen.reached += 1;
          if (status !== 200) seen.wrong += 1;
        },
      },
    ],
  });
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    reached: seen.reached / Math.max(1, seen.all),
    wrong: seen.wrong + result.errors,
  };
}

async function measure(origin: string, path: string): Promise<Measured> {
  if (GENERATOR === 'autocannon') return asked(origin, path, SECONDS);
  const { reached, wrong } = await asked(origin, path, 1);
  const load = { seconds: SECONDS, connections: CONNECTIONS };
  const loaded = await loadByH2load(`${origin}${path}`, load);
  return { ...loaded, reached, wrong: wrong + loaded.wrong };
}

const folder = await mkdtemp(join(tmpdir(), 'edge-'));
const port = await freePort();
const server = `127.0.0.1:${SHOP.port}`;
const edge = await startEdge({
  folder,
  port,
  upstreams: { documents: [server], releases: [server] },
});
// The certificate is this run's own.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
let missed = 0;
console.log(`the load comes from ${GENERATOR}`);
try {
  for (const path of PATHS) {
    await (await fetch(`${SHOP.origin}${path}`)).text();
    const own = await measure(SHOP.origin, path);
    const behind = await measure(`https://localhost:${port}`, path);
    const times = behind.perSecond / own.perSecond;
    const isMet =
      times >= GOAL.times &&
      behind.p99 <= GOAL.p99 &&
      behind.reached < GOAL.reaching &&
      !behind.wrong;
    if (!isMet) missed += 1;
    console.log(
      `${path.padEnd(24)} edge ${behind.perSecond.toFixed(0).padStart(6)}/s  p99 ${behind.p99} ms  reached the server ${(100 * behind.reached).toFixed(2)} %  wrong ${behind.wrong}; server ${own.perSecond.toFixed(0)}/s  p99 ${own.p99} ms: ${times.toFixed(1)} times${isMet ? '' : ' !'}`,
    );
  }
} finally {
  await edge.stop();
  await rm(folder, { recursive: true, force: true });
}
console.log(missed === 0 ? 'every goal is met' : `${missed} pages miss a goal`);
process.exitCode = missed === 0 ? 0 : 1;
