/**
 * Lighthouse's accessibility, best practices, SEO and performance for five pages:
 * `pnpm bench lighthouse`; with `--only performance` or `--only others` one of both.
 */
import { chromium } from '@playwright/test';
import { buildChanged } from 'tooling/run/build';
import { findChromium } from 'tooling/run/chromium';
import { readOptions } from 'tooling/run/command-line';
import { shopScreens } from '../shop/screens';
import { shopAddress } from '../shop/shop-address';
import { startShop } from '../shop/start-shop';
import { inspectPerformance } from './lighthouse-performance';
import { lighthouseOf } from './lighthouse-report';

const PAGES = ['home', 'store', 'one-category', 'one-products', 'one-blogs'];
const CATEGORIES = ['accessibility', 'best-practices', 'seo'];

const values = readOptions('pnpm bench lighthouse [--only performance|others]', {
  only: { type: 'string' },
});

/** @returns how many scores are below 100 */
async function inspectOthers(executablePath: string): Promise<number> {
  const stop = await startShop();
  let short = 0;
  try {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    const page = await browser.newPage({ baseURL: shopAddress().shop });
    const urls: [string, string][] = [];
    for (const screen of (await shopScreens()).filter(({ name }) => PAGES.includes(name))) {
      await screen.open(page);
      urls.push([screen.name, page.url()]);
    }
    await browser.close();
    for (const [name, url] of urls) {
      const { categories, audits } = await lighthouseOf(url, CATEGORIES, executablePath);
      for (const { title, score, auditRefs } of Object.values(categories)) {
        console.log(`${name}: ${title} ${Math.round(score * 100)}`);
        if (score === 1) continue;
        short += 1;
        for (const { id } of auditRefs) {
          const audit = audits[id];
          if (audit && audit.score !== null && audit.score < 1) console.log(`  ${audit.title}`);
        }
      }
    }
  } finally {
    await stop();
  }
  return short;
}

await buildChanged(console.log);
const executablePath = await findChromium(console.log);
let short = 0;
if (values.only !== 'performance') short += await inspectOthers(executablePath);
if (values.only !== 'others') short += await inspectPerformance(executablePath);
process.exitCode = short === 0 ? 0 : 1;
