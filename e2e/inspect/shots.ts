/**
 * Photographs every screen in four widths and themes into docs/screens: `pnpm --filter e2e shots
 * [NAME…]`.
 */
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { findChromium } from 'tooling/run/chromium';
import { signInWithCartLine } from '../shop/customer-order';
import { shopScreens, type Screen } from '../shop/screens';
import { shopAddress } from '../shop/shop-address';
import { startShop } from '../shop/start-shop';

const FOLDER = resolve(import.meta.dirname, '../../docs/screens');

const looks = [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 360, height: 740, colorScheme: 'dark' },
  { width: 1280, height: 900, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
] as const;

const wanted = process.argv.slice(2);

/** The screens that the command names, or all. */
async function chosenScreens(): Promise<Screen[]> {
  const screens = await shopScreens();
  const names = screens.map(({ name }) => name);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new Error(`no screen is called ${unknown.join(', ')}: ${names.join(', ')}`);
  }
  return screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
}

async function photograph(
  browser: Browser,
  look: (typeof looks)[number],
  chosen: Screen[],
): Promise<void> {
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
    if (who === 'customer') await signInWithCartLine(page);
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

await mkdir(FOLDER, { recursive: true });
const executablePath = await findChromium(console.log);
const stop = await startShop({}, 'drawn');
try {
  const chosen = await chosenScreens();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    for (const look of looks) await photograph(browser, look, chosen);
  } finally {
    await browser.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await stop();
}
