/**
 * `pnpm bench:search-paint`: measures the time from the last key in the search dialog to its
 * results on the screen, compared with the debounce and the round trip of the call that it made.
 */
import { chromium, type Page } from '@playwright/test';
import { buildChanged } from 'tooling/run/build';
import { findChromium } from 'tooling/run/chromium';
import { shopAddress } from '../shop/shop-address';
import { startShop } from '../shop/start-shop';
import { median } from './responsiveness';

/** The pause after the last key (specification, section 9), in milliseconds. */
const DEBOUNCE = 300;
const QUERIES = [
  'drill',
  'welder',
  'm8 hex bolt',
  'grinder',
  'safety helmet',
  'pump',
  'compressor',
];
const ROUNDS = 3;

type Times = { toPaint: number; roundTrip: number };

/** Types all but the last letter, waits for the results, and measures the last letter. */
async function time(page: Page, query: string): Promise<Times> {
  const box = page.getByRole('combobox', { name: 'Search Products' });
  await box.fill(query.slice(0, -1));
  await page.waitForTimeout(3 * DEBOUNCE);
  await page.evaluate(() => {
    performance.clearResourceTimings();
    const seen = { key: 0, painted: 0 };
    Object.assign(window, { seen });
    document.addEventListener('input', (event) => (seen.key = event.timeStamp), { once: true });
    const list = document.querySelector('[role="dialog"], dialog[open]');
    new MutationObserver((_, observer) => {
      if (!/results found/.test(list?.textContent ?? '')) return;
      const asked = performance
        .getEntriesByType('resource')
        .some(({ name }) => name.endsWith('/api/store/products/search'));
      if (!asked || seen.key === 0) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => (seen.painted = performance.now())));
    }).observe(list ?? document.body, { childList: true, subtree: true, characterData: true });
  });
  await box.press('End');
  await page.keyboard.type(query.slice(-1));
  await page.waitForFunction(
    () => (window as unknown as { seen: { painted: number } }).seen.painted > 0,
  );
  return page.evaluate(() => {
    const { seen } = window as unknown as { seen: { key: number; painted: number } };
    const [call] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/api/store/products/search'));
    return { toPaint: seen.painted - seen.key, roundTrip: call?.duration ?? 0 };
  });
}

await buildChanged(console.log);
const stop = await startShop();
try {
  const browser = await chromium.launch({
    executablePath: await findChromium(console.log),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ baseURL: shopAddress().shop });
  await page.goto('/store');
  await page.getByRole('button', { name: 'Search products' }).click();
  const times: Times[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const query of QUERIES) times.push(await time(page, query));
  }
  const toPaint = median(times.map((each) => each.toPaint));
  const roundTrip = median(times.map((each) => each.roundTrip));
  const ours = median(times.map((each) => each.toPaint - DEBOUNCE - each.roundTrip));
  console.log(`last key to results painted: ${toPaint.toFixed(0)} ms (median of ${times.length})`);
  console.log(`  debounce ${DEBOUNCE} ms, round trip ${roundTrip.toFixed(0)} ms`);
  console.log(`  beyond both: ${ours.toFixed(0)} ms`);
  await browser.close();
} finally {
  await stop();
}
