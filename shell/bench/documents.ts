/**
 * `pnpm bench documents`: requests per second and the 99th percentile of the time that documents
 * take, for each kind of page, kept and made anew. It asks a running shop; `SHOP_URL` says where.
 * Kept and anew are two ways of asking: for a page under one address, and under another one with
 * each request, in a search parameter that the page reads; a page that reads none is always kept.
 * `--busy` asks for searches and categories by sixteen callers instead, and says how many of the
 * documents carry their content.
 */
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { measureBusy } from './busy-documents';

const SHOP = process.env.SHOP_URL ?? 'http://localhost:3000';
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const CONNECTIONS = Number(process.env.BENCH_CONNECTIONS ?? 10);
/** With the parameter by which a page can be asked for anew. */
const PAGES = [
  { path: '/' },
  { path: '/store', reads: 'price_max' },
  { path: '/products/1', reads: 'variant' },
  { path: '/category/1', reads: 'price_max' },
  { path: '/blogs/1' },
  { path: '/terms-and-conditions' },
];
/** More than anything costs, so that nothing is filtered out; as a variant nobody has it. */
const BEYOND = 100_000_000;

type Row = { path: string; kept: boolean; perSecond: number; p99: number; left: number };

async function measure(path: string, anew: string | null): Promise<Row> {
  let left = 0;
  let asked = 0;
  const result = await autocannon({
    url: SHOP,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [
      {
        method: 'GET',
        setupRequest(request: autocannon.Request) {
          asked += 1;
          return { ...request, path: anew ? `${path}?${anew}=${BEYOND + asked}` : path };
        },
        onResponse(status: number, body: string) {
          if (status >= 500 || !body.includes('data-rendered')) left += 1;
        },
      },
    ],
  });
  return {
    path,
    kept: anew === null,
    perSecond: result.requests.average,
    p99: result.latency.p99,
    left,
  };
}

async function measureAll(): Promise<void> {
  const rows: Row[] = [];
  for (const { path, reads } of PAGES) {
    // Made once, so that the first round finds it.
    await (await fetch(`${SHOP}${path}`)).text();
    for (const anew of reads ? [null, reads] : [null]) rows.push(await measure(path, anew));
  }
  for (const { path, kept, perSecond, p99, left } of rows) {
    const how = kept ? 'kept' : 'made anew';
    console.log(
      `${path.padEnd(24)} ${how.padEnd(10)} ${perSecond.toFixed(0).padStart(6)}/s  p99 ${p99} ms  left to the browser ${left}`,
    );
  }
}

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: { busy: { type: 'boolean' } },
});
await (values.busy ? measureBusy(SHOP) : measureAll());
