/**
 * Lighthouse's accessibility, best practices and SEO for five pages: `pnpm lighthouse`. Lighthouse
 * itself is fetched when it is first asked for: it is larger than the whole shop's packages.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from 'tooling/run/chromium';
import { run } from 'tooling/run/processes';
import { screens } from '../shop/screens';
import { shopAddress } from '../shop/shop-address';
import startShop from '../shop/start-shop';

const PAGES = ['home', 'store', 'category', 'product', 'article'];
const LIGHTHOUSE = 'lighthouse@12.8.2';

type Report = {
  categories: Record<string, { title: string; score: number; auditRefs: { id: string }[] }>;
  audits: Record<string, { title: string; score: number | null }>;
};

const executablePath = await findChromium(console.log);
const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
const stop = await startShop();
let short = 0;
try {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const page = await browser.newPage({ baseURL: shopAddress().shop });
  const urls: [string, string][] = [];
  for (const screen of screens.filter(({ name }) => PAGES.includes(name))) {
    await screen.open(page);
    urls.push([screen.name, page.url()]);
  }
  await browser.close();
  for (const [name, url] of urls) {
    const file = join(folder, `${name}.json`);
    const { code, output } = await run(
      'npx',
      [
        '--yes',
        LIGHTHOUSE,
        url,
        '--quiet',
        '--only-categories=accessibility,best-practices,seo',
        '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
        '--output=json',
        `--output-path=${file}`,
      ],
      { quiet: true, env: { CHROME_PATH: executablePath } },
    );
    if (code !== 0) throw new Error(output);
    const report = JSON.parse(await readFile(file, 'utf8')) as Report;
    for (const { title, score, auditRefs } of Object.values(report.categories)) {
      console.log(`${name}: ${title} ${Math.round(score * 100)}`);
      if (score === 1) continue;
      short += 1;
      for (const { id } of auditRefs) {
        const audit = report.audits[id];
        if (audit && audit.score !== null && audit.score < 1) console.log(`  ${audit.title}`);
      }
    }
  }
} finally {
  await stop();
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = short === 0 ? 0 : 1;
