/**
 * `pnpm bench:documents`: requests per second and the 99th percentile of the time that documents
 * take, for each kind of page, kept and made anew. It asks a running shop; `SHOP_URL` says where.
 * Kept and anew are two settings of the document server: a page is asked for under one address, and
 * under another one with each request.
 */
import autocannon from 'autocannon';

const SHOP = process.env.SHOP_URL ?? 'http://localhost:3000';
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const CONNECTIONS = Number(process.env.BENCH_CONNECTIONS ?? 10);
const PATHS = ['/', '/store', '/products/1', '/category/1', '/blogs/1', '/terms-and-conditions'];

type Row = { path: string; kept: boolean; perSecond: number; p99: number; left: number };

async function measure(path: string, kept: boolean): Promise<Row> {
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
          return { ...request, path: kept ? path : `${path}?measured=${asked}` };
        },
        onResponse(status: number, body: string) {
          if (status >= 500 || !body.includes('data-rendered')) left += 1;
        },
      },
    ],
  });
  return { path, kept, perSecond: result.requests.average, p99: result.latency.p99, left };
}

const rows: Row[] = [];
for (const path of PATHS) {
  // Made once, so that the first round finds it.
  await (await fetch(`${SHOP}${path}`)).text();
  for (const kept of [true, false]) rows.push(await measure(path, kept));
}
for (const { path, kept, perSecond, p99, left } of rows) {
  const how = kept ? 'kept' : 'made anew';
  console.log(
    `${path.padEnd(24)} ${how.padEnd(10)} ${perSecond.toFixed(0).padStart(6)}/s  p99 ${p99} ms  left to the browser ${left}`,
  );
}
