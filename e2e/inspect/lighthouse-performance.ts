/** Lighthouse's performance score of the shop as in production: TLS, HTTP/2, brotli. */
import { startBenchShop } from '../bench-web/bench-shop';
import { pagesToVisit, type PageName } from '../bench-web/pages';
import { lighthouseOf } from './lighthouse-report';

const PAGES = ['home', 'store', 'product', 'category', 'article'] satisfies PageName[];
const COLUMNS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];
const GOAL = { score: 0.97, tbt: 100, cls: 0.02 };

/** Prints a table and, below it, the causes of lost points. @returns how many pages miss a goal */
export async function inspectPerformance(executablePath: string): Promise<number> {
  const shop = await startBenchShop(['federated'], () => undefined);
  let short = 0;
  const costs: string[] = [];
  try {
    const pages = await pagesToVisit();
    console.log(`\n| page | performance | ${COLUMNS.join(' | ')} |`);
    console.log(`|---|---|${COLUMNS.map(() => '---').join('|')}|`);
    for (const name of PAGES) {
      const url = `${shop.originOf('federated')}${pages[name].path}`;
      // The first run fills the document cache, as earlier shoppers do in production.
      await lighthouseOf(url, ['performance'], executablePath);
      const { categories, audits } = await lighthouseOf(url, ['performance'], executablePath);
      const { score = 0, auditRefs = [] } = categories.performance ?? {};
      const shown = COLUMNS.map((id) => audits[id]?.displayValue ?? '?');
      console.log(`| ${name} | ${Math.round(score * 100)} | ${shown.join(' | ')} |`);
      const tbt = audits['total-blocking-time']?.numericValue ?? Infinity;
      const cls = audits['cumulative-layout-shift']?.numericValue ?? Infinity;
      if (score >= GOAL.score && tbt <= GOAL.tbt && cls <= GOAL.cls) continue;
      short += 1;
      for (const { id, weight } of auditRefs) {
        const audit = audits[id];
        if (!audit || audit.score === null || audit.score >= 0.9) continue;
        const lost = weight > 0 ? ` (${Math.round((1 - audit.score) * weight)} points)` : '';
        costs.push(`${name}: ${audit.title} ${audit.displayValue ?? ''}${lost}`);
      }
    }
  } finally {
    await shop.close();
  }
  for (const line of costs) console.log(line);
  return short;
}
