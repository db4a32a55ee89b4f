/**
 * `pnpm bench catalog`: measures how fast a list of 1,200 products answers on a phone with a
 * quarter of this machine's speed, compared with the same list of 12.
 */
import { chromium, type Browser, type Page } from '@playwright/test';
import { buildChanged } from 'tooling/run/build';
import { findChromium } from 'tooling/run/chromium';
import { importBulk, MANY } from '../shop/bulk-catalogue';
import { shopAddress } from '../shop/shop-address';
import { shownProducts, untilShown } from '../shop/shown-products';
import { startShop } from '../shop/start-shop';
import { frameTimeOfScroll, median, readSlowest, watchInteractions } from './responsiveness';

const FEW = 12;
const SLOWER = 4;
const TRIES = 3;

type Figures = { add: number; loadMore: number; frame: number };

async function measure(page: Page): Promise<Figures> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await watchInteractions(page);
  const adding: number[] = [];
  const more: number[] = [];
  const frames: number[] = [];
  // Plain selectors are used, because a search by role visits all cards, in the page's slowed time.
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    await page.locator('main article button').nth(4).tap();
    await page.locator('dialog[open] button', { hasText: 'Add to cart' }).tap();
    await page.locator('dialog[open] p', { hasText: 'added.' }).waitFor();
    await page.keyboard.press('Escape');
    adding.push(await readSlowest(page));
  }
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    await page.evaluate(() => {
      window.scrollTo(0, 0);
    });
    frames.push(await frameTimeOfScroll(page, cdp));
  }
  const before = await shownProducts(page);
  await page.locator('main a', { hasText: 'Load More' }).tap();
  await untilShown(page, before + FEW, 120_000);
  more.push(await readSlowest(page));
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { add: median(adding), loadMore: median(more), frame: median(frames) };
}

async function open(browser: Browser, category: number, products: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    baseURL: shopAddress().shop,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(`/category/${category}?pages=${products / FEW}`);
  await untilShown(page, products, 300_000);
  return page;
}

const stop = await (async () => {
  await buildChanged(console.log);
  return startShop();
})();
try {
  const category = await importBulk();
  const browser = await chromium.launch({
    executablePath: await findChromium(console.log),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const few = await measure(await open(browser, category, FEW));
    // The URL of the list after a hundred presses of Load More.
    const many = await measure(await open(browser, category, MANY));
    for (const name of ['add', 'loadMore', 'frame'] as const) {
      const ratio = (many[name] / few[name]).toFixed(2);
      console.log(
        `${name}: ${few[name].toFixed(0)} ms at ${FEW}, ${many[name].toFixed(0)} ms at ${MANY}, ratio ${ratio}`,
      );
    }
  } finally {
    await browser.close();
  }
} finally {
  await stop();
}
