/**
 * How long 200 lines of a quick order take over the demonstration catalogue, on PGlite and on
 * PostgreSQL, and with `--judge` how many of the judged lines are answered right:
 * `pnpm bench quick-order [--judge [second]]`.
 */
import { parseArgs } from 'node:util';
import { shopCatalogue } from 'demo-catalogue/shop-catalogue';
import { importCatalogue } from '../src/domain/import/import-catalogue';
import { noPictures } from '../src/domain/import/picture-source';
import { startPostgres } from '../test/postgres';
import { inMemory, openTestShop, type TestDatabase } from '../test/shop';
import { judge, judgedLinesOf } from './quick-order/judge';

const LINES = 200;
const ROUNDS = 15;

const { values, positionals } = parseArgs({
  options: { judge: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const list = positionals[0] ?? 'first';
const say = (line: string) => process.stdout.write(`${line}\n`);

async function openShop(database: TestDatabase) {
  const shop = await openTestShop(database, { catalogue: false });
  const { db } = shop.deps;
  await importCatalogue(shopCatalogue(), { db, source: 'shop', pictures: noPictures });
  return shop;
}

async function time(name: string, database: TestDatabase): Promise<void> {
  const shop = await openShop(database);
  const lines = judgedLinesOf('first')
    .slice(0, LINES)
    .map(({ text }) => ({ text }));
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = performance.now();
    const { status } = await shop.post('/api/store/quick-order/match', { lines });
    if (status !== 200) throw new Error(`answered ${status}`);
    times.push(performance.now() - from);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(share * (times.length - 1))] ?? 0);
  say(`${name}: ${LINES} lines in ${at(0.5)} ms (median of ${ROUNDS}), ${at(0.95)} ms at p95`);
  await shop.close();
}

if (values.judge) {
  const shop = await openShop(inMemory);
  const verdicts = await judge(shop, list);
  for (const { text, right, answered, isRight, isWrongUnasked } of verdicts) {
    if (isRight && !isWrongUnasked) continue;
    const got = answered.choices.map(({ model }) => model).join(', ');
    say(
      `${answered.outcome} ${JSON.stringify(text)}: ${got || 'nothing'}; right: ${right.slice(0, 4).join(', ')}`,
    );
  }
  const right = verdicts.filter(({ isRight }) => isRight).length;
  const exact = verdicts.filter(({ answered }) => answered.outcome === 'exact').length;
  const wrong = verdicts.filter(({ isWrongUnasked }) => isWrongUnasked).length;
  say(
    `${right} of ${verdicts.length} right first, ${exact} exact, ${wrong} wrong without a question`,
  );
  await shop.close();
} else {
  await time('PGlite', inMemory);
  const postgres = await startPostgres();
  await time('PostgreSQL', () => postgres.open());
  await postgres.stop();
}
