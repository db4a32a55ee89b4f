/**
 * `pnpm bench scale [products]`: the p95 of the shop's calls at 16 callers with 100,000 products
 * (or as many as are named), relative to the same call with the demonstration catalogue in the same
 * run, on PGlite and on PostgreSQL. `--only TEXT` measures the calls whose name has it, `--on
 * pglite` or `--on postgres` one database, `--processor` the processor's time with one caller: on a
 * machine that has other work. `--fair` measures other shoppers beside fifty callers who search,
 * `--import` how long an import into an empty shop takes, and again, and holds a call, instead, with
 * `--quiet` without calls.
 * `--postgres FOLDER` takes the PostgreSQL whose `bin/postgres` is there, such as
 * /usr/lib/postgresql/15, for the one that the tests start. Ends with 1 where a goal is missed.
 */
import { parseArgs } from 'node:util';
import { start } from '../test/crash/started-provider';
import { drawn, measuredCalls, type MeasuredCall, type Offer, type Sent } from './scale-calls';
import { byClock, byProcessor, CALLERS, SECRET, send, type Measured } from './scale-times';
import { measureFairness } from './scale-fair';
import { measureImport } from './scale-import';
import { emptyPglite, pgliteShop, scalePostgres, type Shop, type ShopSize } from './scale-shops';

async function json<Value>(base: string, sent: Sent): Promise<Value> {
  return (await send(base, sent, 0)).json() as Promise<Value>;
}

async function offerOf(base: string): Promise<Offer> {
  const list = (offset: number, limit: number) => ({
    path: '/api/store/products',
    body: { offset, limit, with_total: true },
  });
  type Page = { data: { id: number }[]; total: number };
  const { total } = await json<Page>(base, list(0, 1));
  const ids = [];
  for (const offset of drawn(40, total)) {
    ids.push((await json<Page>(base, list(offset, 1))).data[0]?.id ?? 0);
  }
  const idsOf = async (path: string) =>
    (await json<{ id: number }[]>(base, { path })).map(({ id }) => id);
  const [brands, categories] = [await idsOf('/api/brands'), await idsOf('/api/category')];
  return { products: total, ids, brands, categories };
}

async function measureAll(shop: Shop, calls: readonly MeasuredCall[]): Promise<Measured[]> {
  const began = performance.now();
  const provider = await start({ ...shop.environment, PROXY_SECRET: SECRET, LOG_LEVEL: 'error' });
  try {
    console.log(`  opened in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    const { base, pid } = provider;
    const offer = await offerOf(base);
    const asked = { base, pids: [pid, ...(shop.server ?? [])] };
    const measure = values.processor ? byProcessor : byClock;
    const all = [];
    for (const call of calls) all.push(await measure(asked, call, offer));
    return all;
  } finally {
    await provider.kill();
  }
}

const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: {
    only: { type: 'string' },
    on: { type: 'string' },
    fair: { type: 'boolean' },
    import: { type: 'boolean' },
    quiet: { type: 'boolean' },
    processor: { type: 'boolean' },
    postgres: { type: 'string' },
  },
  allowPositionals: true,
});
const large = Number(positionals[0] ?? 100_000);
const calls = measuredCalls.filter(({ name }) => name.includes(values.only ?? ''));

let missed = 0;
async function table(kind: 'pglite' | 'postgres', shop: (size: ShopSize) => Promise<Shop>) {
  const [smallShop, largeShop] = [await shop('demo'), await shop(large)];
  const what = values.processor ? 'processor time at one caller' : `p95 at ${CALLERS} callers`;
  console.log(`${kind}: ${what} in milliseconds`);
  const small = await measureAll(smallShop, calls);
  const much = await measureAll(largeShop, calls);
  const row = (name: string, ...cells: string[]) =>
    console.log(`  ${name.padEnd(34)}${cells.map((cell) => cell.padStart(11)).join('')}`);
  row('', 'demo', String(large), 'ratio', 'goal', 'refused');
  for (const [nth, { name, goal }] of calls.entries()) {
    const [a, b] = [small[nth], much[nth]];
    if (!a || !b) continue;
    const ratio = b.ms / a.ms;
    const met = ratio <= goal[kind] && b.refused === 0;
    if (!met) missed += 1;
    const refused = a.refused + b.refused === 0 ? '' : `${a.refused} / ${b.refused}`;
    row(
      name,
      a.ms.toFixed(1),
      b.ms.toFixed(1),
      ratio.toFixed(1),
      `${goal[kind]}${met ? '' : ' !'}`,
      refused,
    );
  }
}

type Shops = { shop: (size: ShopSize) => Promise<Shop>; empty: () => Promise<Shop> };

async function measureShops(kind: 'pglite' | 'postgres', { shop, empty }: Shops) {
  if (values.import) {
    const quiet = values.quiet ?? false;
    missed += await measureImport(kind, { shop: await empty(), products: large, quiet });
  } else if (values.fair) missed += (await measureFairness(kind, await shop(large))) ? 0 : 1;
  else await table(kind, shop);
}

const onPglite = { shop: pgliteShop, empty: emptyPglite };
if (values.on !== 'postgres') await measureShops('pglite', onPglite);
if (values.on !== 'pglite') {
  const postgres = await scalePostgres(values.postgres);
  console.log(`${postgres.version}, fsync off`);
  try {
    await measureShops('postgres', postgres);
  } finally {
    await postgres.stop();
  }
}
console.log(missed === 0 ? 'every goal is met' : `${missed} goals are missed`);
process.exitCode = missed === 0 ? 0 : 1;
