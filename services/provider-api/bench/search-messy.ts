/**
 * `pnpm bench search-messy [--only hardware|retail|wholesale] [--answers] [--file FOLDER]`: compares
 * the shop's search with plain ones over three catalogues as clerks type them, and names by kind each
 * query that misses, with its first wrong answer. With `--answers` it prints the first ten answers of
 * each engine too; with `--file` it takes a judged set in WANDS' layout in place of the catalogues.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Catalogue } from 'demo-catalogue/catalogue-file';
import { nonsense } from '../test/judged/messy-nonsense';
import { inMemory } from '../test/shop';
import { CLERKS, type ClerkName } from './messy/clerks';
import { enginesOf, openShopOf } from './messy/engines';
import { judgedCatalogue } from './messy/judged-catalogue';
import { measure, silence, summary, type Judged, type Measured } from './messy/measure';
import { readWands } from './messy/wands';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    answers: { type: 'boolean', default: false },
    file: { type: 'string' },
  },
});
if (values.only !== undefined && !Object.hasOwn(CLERKS, values.only)) {
  throw new Error(`${values.only} is none of ${Object.keys(CLERKS).join(', ')}`);
}
const say = (line: string) => process.stdout.write(`${line}\n`);
const share = (value: number) => value.toFixed(3).padStart(9);

/** Each query whose first answer is not as asked, or of whose first five one is wrong, by kind. */
function sayMisses(measured: readonly Measured[], names: readonly string[]): void {
  for (const sort of new Set(measured.map((one) => one.sort))) {
    const some = measured.filter((one) => one.sort === sort);
    const first = some.filter(({ success }) => !success).length;
    const missed = some.filter(({ success, precision }) => !success || precision < 1);
    if (missed.length === 0) continue;
    say(
      `  ${sort}: the first answer of ${first} of ${some.length}, the first five of ${missed.length}`,
    );
    for (const { query, found, grades, precision, success } of missed) {
      const wrong = found.find((place, at) => (at === 0 && !success) || !grades.has(place));
      const answer = wrong === undefined ? `finds ${found.length} of ${grades.size}` : names[wrong];
      say(`    ${success ? ' ' : '!'} ${precision.toFixed(2)} ${query}: ${answer}`);
    }
  }
}

async function compare(
  title: string,
  catalogue: Catalogue,
  queries: readonly Judged[],
  strange: readonly string[],
): Promise<void> {
  const names = catalogue.products.map(({ product_name: name }) => name);
  const shop = await openShopOf(catalogue, inMemory);
  const engines = await enginesOf(shop, catalogue);
  say(`${title}: ${queries.length} queries over ${names.length} products`);
  say(`${''.padEnd(19)}  nDCG@10 precision@5 success@1  nonsense that finds nothing`);
  const all = new Map<string, Measured[]>();
  for (const [name, engine] of Object.entries(engines)) {
    const measured = await measure(engine, queries);
    all.set(name, measured);
    const { ndcg, precision, success } = summary(measured);
    const silent = strange.length > 0 ? share(await silence(engine, strange)) : '';
    say(`${name.padEnd(19)}${share(ndcg)}${share(precision)}   ${share(success)}   ${silent}`);
  }
  say('the shop misses (!: the first answer; precision@5, query, its first wrong answer):');
  sayMisses(all.get('shop') ?? [], names);
  for (const query of strange) {
    const [first] = (await engines.shop?.(query)) ?? [];
    if (first !== undefined) say(`  nonsense ${query}: ${names[first]}`);
  }
  if (values.answers) {
    for (const [at, { query, grades }] of queries.entries()) {
      say(`\n? ${query}`);
      for (const [name, measured] of all) {
        say(`  ${name}`);
        for (const place of measured[at]?.found ?? []) {
          say(`    ${grades.get(place) ?? 0} ${names[place]}`);
        }
      }
    }
  }
  await shop.close();
}

if (values.file === undefined) {
  for (const [key, clerk] of Object.entries(CLERKS)) {
    if (values.only !== undefined && values.only !== key) continue;
    const { catalogue, queries } = judgedCatalogue(key as ClerkName);
    await compare(clerk.name, catalogue, queries, nonsense);
  }
} else {
  const { catalogue, queries } = await readWands(resolve(process.env.INIT_CWD ?? '', values.file));
  await compare(values.file, catalogue, queries, []);
}
