/** Photographs every screen in four widths and themes into docs/screens: `pnpm shots [NAME…]`. */
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { findChromium } from 'tooling/run/chromium';
import { customerWithOrder } from '../shop/customer-order';
import { screens } from '../shop/screens';
import { shopAddress } from '../shop/shop-address';
import { startShop } from '../shop/start-shop';
import { logIn } from '../shop/test';

const FOLDER = resolve(import.meta.dirname, '../../docs/screens');

const looks = [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 360, height: 740, colorScheme: 'dark' },
  { width: 1280, height: 900, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
] as const;

const wanted = process.argv.slice(2);
const chosen = screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const unknown = wanted.filter((name) => !screens.some((screen) => screen.name === name));

async function photograph(browser: Browser, look: (typeof looks)[number]): Promise<void> {
  const { width, height, colorScheme } = look;
  for (const who of ['guest', 'customer'] as const) {
    const theirs = chosen.filter((screen) => screen.who === who);
    if (theirs.length === 0) continue;
    const context = await browser.newContext({
      baseURL: shopAddress().shop,
      viewport: { width, height },
      colorScheme,
      reducedMotion: 'reduce',
      locale: 'en-PH',
      timezoneId: 'Asia/Manila',
    });
    const page = await context.newPage();
    if (who === 'customer') {
      await logIn(page, await customerWithOrder());
      await page.locator('main a[href^="/products/"]').first().click();
      await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
      await page.getByRole('button', { name: /^Cart, / }).waitFor();
    }
    for (const screen of theirs) {
      await screen.open(page);
      await page.waitForLoadState('networkidle');
      const path = join(FOLDER, `${screen.name}-${width}-${colorScheme}.png`);
      await page.screenshot({ path });
      console.log(path);
    }
    await context.close();
  }
}

if (unknown.length > 0) {
  console.error(
    `no screen is called ${unknown.join(', ')}: ${screens.map(({ name }) => name).join(', ')}`,
  );
  process.exitCode = 1;
} else {
  await mkdir(FOLDER, { recursive: true });
  const executablePath = await findChromium(console.log);
  const stop = await startShop();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    for (const look of looks) await photograph(browser, look);
  } finally {
    await browser.close();
    await stop();
  }
}
