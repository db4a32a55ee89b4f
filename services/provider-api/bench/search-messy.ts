/**
 * `pnpm bench search-messy [--only NAME] [--answers] [--file FOLDER]`: compares the shop's search
 * with plain ones over three catalogues as clerks type them (hardware, retail, wholesale), and names
 * by kind each query that misses, with its first wrong answer. `--only workshop` is a fourth
 * catalogue, `--only second` and `--only third` are more queries over the three: whoever changes the
 * search reads nothing of these but their figures, so they tell what strangers' queries would. With
 * `--answers` it prints the first ten answers of each engine too; with `--file` it takes a judged set
 * in WANDS' layout in place of the catalogues.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Catalogue } from 'demo-catalogue/catalogue-file';
import { secondQueries, thirdQueries } from '../test/judged/messy-judgements';
import { nonsense, secondNonsense } from '../test/judged/messy-nonsense';
import { inMemory } from '../test/shop';
import { CLERKS } from './messy/clerks';
import { enginesOf, openShopOf } from './messy/engines';
import { judgedCatalogue } from './messy/judged-catalogue';
import { DEPTH, measure, silence, summary, type Judged, type Measured } from './messy/measure';
import { readWands } from './messy/wands';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    answers: { type: 'boolean', default: false },
    file: { type: 'string' },
  },
});
/** What misses in these may be read by whoever changes the search. */
const READ = ['hardware', 'retail', 'wholesale'] as const;
/** Further lists over the same catalogues, of which only figures are read. */
const UNREAD = { second: secondQueries, third: thirdQueries };
const NAMES = [...Object.keys(CLERKS), ...Object.keys(UNREAD)];
if (values.only !== undefined && !NAMES.includes(values.only)) {
  throw new Error(`${values.only} is none of ${NAMES.join(', ')}`);
}
const say = (line: string) => process.stdout.write(`${line}\n`);
const share = (value: number) => value.toFixed(3).padStart(9);

/** Each query whose first answer is not as asked, or of whose first five one is wrong, by kind. */
function sayMisses(measured: readonly Measured[], names: readonly string[]): void {
  say('the shop misses (!: the first answer; precision@5, query, its first wrong answer):');
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

/** The first ten answers of each engine, with their grades. */
function sayAnswers(all: ReadonlyMap<string, Measured[]>, names: readonly string[]): void {
  for (const [at, { query, grades }] of (all.get('shop') ?? []).entries()) {
    say(`\n? ${query}`);
    for (const [name, measured] of all) {
      say(`  ${name}`);
      for (const place of measured[at]?.found ?? []) {
        say(`    ${grades.get(place) ?? 0} ${names[place]}`);
      }
    }
  }
}

/** Answers with the right items first, then with others: what a full page is measured as at best. */
const bestOf = (queries: readonly Judged[]) => (query: string) => {
  const grades = queries.find((one) => one.query === query)?.grades ?? new Map<number, number>();
  const right = [...grades].toSorted(([, a], [, b]) => b - a).map(([place]) => place);
  return Promise.resolve([...right, ...Array<number>(DEPTH).fill(-1)].slice(0, DEPTH));
};

type Comparison = {
  title: string;
  catalogue: Catalogue;
  queries: readonly Judged[];
  strange: readonly string[];
  /** Whether only figures are printed. */
  unread?: boolean;
};

async function compare({
  title,
  catalogue,
  queries,
  strange,
  unread = false,
}: Comparison): Promise<void> {
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
  const best = summary(await measure(bestOf(queries), queries));
  say(
    `${'ten, at best'.padEnd(19)}${share(best.ndcg)}${share(best.precision)}   ${share(best.success)}`,
  );
  if (!unread || values.answers) {
    sayMisses(all.get('shop') ?? [], names);
    for (const query of strange) {
      const [first] = (await engines.shop?.(query)) ?? [];
      if (first !== undefined) say(`  nonsense ${query}: ${names[first]}`);
    }
  }
  if (values.answers) sayAnswers(all, names);
  await shop.close();
}

if (values.file !== undefined) {
  const { catalogue, queries } = await readWands(resolve(process.env.INIT_CWD ?? '', values.file));
  await compare({ title: values.file, catalogue, queries, strange: [] });
} else if (values.only === 'workshop') {
  await compare({
    title: CLERKS.workshop.name,
    ...judgedCatalogue('workshop'),
    strange: secondNonsense,
    unread: true,
  });
} else {
  for (const name of READ) {
    if (values.only === 'second' || values.only === 'third') {
      await compare({
        title: CLERKS[name].name,
        ...judgedCatalogue(name, UNREAD[values.only][name]),
        strange: secondNonsense,
        unread: true,
      });
    } else if (values.only === undefined || values.only === name) {
      await compare({ title: CLERKS[name].name, ...judgedCatalogue(name), strange: nonsense });
    }
  }
}
