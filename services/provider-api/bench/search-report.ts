/** Prints the quality of each ranking of the judged queries: `tsx bench/search-report.ts FILE`. */
import { readFile } from 'node:fs/promises';
import { ndcg, recall } from '../test/judged/quality';

type Ranked = {
  sort: string;
  query: string;
  grades: Record<string, number>;
  rankings: Record<string, string[]>;
};

const [file = '', ...flags] = process.argv.slice(2);
const { queries, items } = JSON.parse(await readFile(file, 'utf8')) as {
  queries: Ranked[];
  items: unknown[];
};
const names = Object.keys(queries[0]?.rankings ?? {});
const sorts = [...new Set(queries.map(({ sort }) => sort))];

const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
function measured(query: Ranked, name: string): { ndcg: number; recall: number } {
  const all = Object.values(query.grades);
  const grades = (query.rankings[name] ?? []).map((id) => query.grades[id] ?? 0);
  return { ndcg: ndcg(grades, all), recall: recall(grades, all) };
}
const row = (title: string, count: string, values: string[]) =>
  console.log(title.padEnd(9), count.padStart(4), ...values.map((value) => value.padStart(14)));

console.log(`${queries.length} judged queries over ${items.length} products: nDCG@10 / recall@20`);
row('', '', names);
for (const sort of [...sorts, 'all']) {
  const some = queries.filter((query) => sort === 'all' || query.sort === sort);
  row(
    sort,
    String(some.length),
    names.map((name) => {
      const all = some.map((query) => measured(query, name));
      return `${mean(all.map((one) => one.ndcg)).toFixed(3)} / ${mean(all.map((one) => one.recall)).toFixed(3)}`;
    }),
  );
}
for (const [ours, others] of [
  ['server', ['ilike', 'fuse']],
  ['fallback', ['ilike', 'fuse']],
] as const) {
  if (!names.includes(ours)) continue;
  const behind = queries.flatMap((query) => {
    const mine = measured(query, ours).ndcg;
    const best = others
      .filter((name) => names.includes(name))
      .map((name) => ({ name, ndcg: measured(query, name).ndcg }))
      .sort((a, b) => b.ndcg - a.ndcg)[0];
    return best && best.ndcg > mine + 0.005
      ? [`${query.query} (${mine.toFixed(2)}, ${best.name} ${best.ndcg.toFixed(2)})`]
      : [];
  });
  console.log(`${ours} is behind in ${behind.length}: ${behind.join(', ') || 'none'}`);
}
if (flags.includes('--worst')) {
  const worst = queries
    .map((query) => ({ query, ...measured(query, 'server') }))
    .sort((a, b) => a.ndcg - b.ndcg)
    .slice(0, 40);
  for (const { query, ndcg: quality, recall: found } of worst) {
    console.log(quality.toFixed(2), found.toFixed(2), query.query);
  }
}
