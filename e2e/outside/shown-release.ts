/** A release that was built elsewhere: published into the shop's store, and looked at. */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from 'tooling/run/chromium';
import { shopAddress } from '../shop/shop-address';

export const APP = 'mfe-search';
const VERSION = /mfe-search (\S+) is live/;

/** @throws where what was said by a publish names no release as live */
export function liveIn(said: string): string {
  const version = VERSION.exec(said)?.[1];
  if (version === undefined) throw new Error(`nothing is live:\n${said}`);
  return version;
}

/** Publishes as a team does whose release was built elsewhere. */
export async function publish(folder: string): Promise<string> {
  const script = resolve(import.meta.dirname, '../../services/release-registry/release.mjs');
  const env = { ...process.env, RELEASE_STORE: shopAddress().store };
  const args = [script, 'publish', APP, '--untested', '--from', folder];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return liveIn(stdout);
}

/** The address of the script that starts an app's release, as a document names it now. */
export async function entryOf(app: string): Promise<string> {
  const html = await (await fetch(`${shopAddress().shop}/search?q=drill`)).text();
  const entry = new RegExp(`http://localhost:\\d+/${app}/[^"]+/entry\\.js`).exec(html)?.[0];
  if (entry === undefined) throw new Error(`the document names no entry of ${app}`);
  return entry;
}

/** Looks at something in a browser of its own. */
export async function inChromium(look: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findChromium(console.log),
    args: ['--no-sandbox'],
  });
  try {
    await look(await browser.newPage());
  } finally {
    await browser.close();
  }
}

/**
 * What a shopper sees of it: the page, its scripts from their own origin, its dialog.
 * @param made where its page is made: a release without a server build leaves that to the browser
 */
export async function show(
  version: string,
  made: 'on the server' | 'by the browser' = 'on the server',
): Promise<void> {
  const { shop } = shopAddress();
  const entry = await entryOf(APP);
  if (!entry.includes(version)) throw new Error(`the document names ${entry}`);
  if (!(await fetch(entry)).ok) throw new Error(`${entry} is not served`);
  const html = await (await fetch(`${shop}/search?q=drill`)).text();
  if (made === 'on the server' && !html.includes('data-rendered')) {
    throw new Error('the page was not made on the server');
  }
  await inChromium(async (page) => {
    await page.goto(`${shop}/search?q=drill`);
    await page.locator(`[data-boundary="${APP}"][data-release="${version}"]`).first().waitFor({
      state: 'attached',
    });
    await page.getByRole('heading', { name: 'Search results for "drill"' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: /drill/i }).first().waitFor();
    await page.goto(shop);
    await page.getByRole('button', { name: 'Search products' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.getByRole('combobox').fill('drill');
    await dialog.getByRole('option').first().waitFor();
  });
}

export async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const began = Date.now();
  const result = await work();
  console.log(`${what}: ${((Date.now() - began) / 1_000).toFixed(1)} s`);
  return result;
}
