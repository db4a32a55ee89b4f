/**
 * A remote from a repository of its own, in a running shop: `pnpm outside`. mfe-search is built
 * outside of the workspace from the packed packages alone, published into the shop's store under
 * the same checks, and looked at in a browser. Prints what each step took, and ends with 1 where
 * one fails.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { buildChanged } from 'tooling/run/build';
import { findChromium } from 'tooling/run/chromium';
import { buildOutside, makeOutside } from 'tooling/run/outside-repository';
import { shopAddress } from '../shop/shop-address';
import { startShop } from '../shop/start-shop';

const APP = 'mfe-search';
const VERSION = /mfe-search (\S+) is live/;

/** Publishes as a team does whose release was built elsewhere. */
async function publish(folder: string): Promise<string> {
  const script = resolve(import.meta.dirname, '../../services/release-registry/release.mjs');
  const env = { ...process.env, RELEASE_STORE: shopAddress().store };
  const args = [script, 'publish', APP, '--from', folder];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  const version = VERSION.exec(stdout)?.[1];
  if (version === undefined) throw new Error(`nothing is live:\n${stdout}`);
  return version;
}

/** What a shopper sees of it: the rendered page, its scripts from their own origin, its dialog. */
async function show(version: string): Promise<void> {
  const { shop } = shopAddress();
  const html = await (await fetch(`${shop}/search?q=drill`)).text();
  const entry = /http:\/\/localhost:\d+\/mfe-search\/[^"]+\/entry\.js/.exec(html)?.[0];
  if (!entry?.includes(version)) throw new Error(`the document names ${entry ?? 'no entry'}`);
  if (!(await fetch(entry)).ok) throw new Error(`${entry} is not served`);
  const browser = await chromium.launch({
    executablePath: await findChromium(console.log),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${shop}/search?q=drill`);
    await page.locator(`[data-boundary="${APP}"][data-release="${version}"]`).first().waitFor({
      state: 'attached',
    });
    await page.getByRole('heading', { name: /drill/i }).first().waitFor();
    await page.goto(shop);
    await page
      .getByRole('button', { name: /search/i })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('combobox').fill('drill');
    await page.getByRole('dialog').getByRole('option').first().waitFor();
  } finally {
    await browser.close();
  }
}

async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const began = Date.now();
  const result = await work();
  console.log(`${what}: ${((Date.now() - began) / 1_000).toFixed(1)} s`);
  return result;
}

await buildChanged(console.log);
const folder = await mkdtemp(join(tmpdir(), 'outside-'));
try {
  const repository = await timed('packed and installed', () => makeOutside(APP, folder));
  const built = await timed('built, with its types checked', () => buildOutside(repository));
  const closeShop = await startShop();
  try {
    const version = await timed('checked and published', () => publish(built));
    await timed('served and shown', () => show(version));
    console.log(
      `outside: ${APP} ${version} is shown, and nothing of it was built in the workspace`,
    );
  } finally {
    await closeShop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
