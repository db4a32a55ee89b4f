/** Adds a line to every script that the shop serves: the browser must refuse each. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { REMOTES } from '../shop/apps';
import { frontTest as test } from '../shop/front-test';
import { releasesOn, scriptsOf } from '../shop/whole-releases';

/** Whoever unpacks a file sees nothing of how long it was packed. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY } };

type Scripts = [url: string, integrity: string][];

/** The scripts that the browser accepts, with the integrity that the document gives for each. */
const taken = (page: Page, scripts: Scripts) =>
  page.evaluate(async (all) => {
    const outcomes = all.map(async ([url, integrity]) => {
      const answer = await fetch(url, { integrity, cache: 'reload' }).catch(() => null);
      return integrity && answer?.ok ? [url] : [];
    });
    return (await Promise.all(outcomes)).flat();
  }, scripts);

/** Changes a released file together with its compressed copies. @returns a function that restores them */
async function rewrite(
  file: string,
  change: (text: string) => string,
): Promise<() => Promise<void>> {
  const copies = [file, `${file}.br`, `${file}.gz`];
  const before = await Promise.all(copies.map((copy) => readFile(copy)));
  const text = change(String(before[0]));
  const write = async (contents: (string | Buffer)[]) => {
    for (const [at, copy] of copies.entries()) await writeFile(copy, contents[at] ?? '');
  };
  await write([text, brotliCompressSync(text, QUICKLY), gzipSync(text)]);
  return () => write(before);
}

test('a change in any script of any release is refused, and the releases name every script', async ({
  browser,
  front,
}) => {
  const page = await browser.newPage({ baseURL: front.url });
  await page.goto('/contact-us');
  const scripts = scriptsOf(await releasesOn(page));
  expect(scripts.length).toBeGreaterThan(50);
  expect(await taken(page, scripts)).toHaveLength(scripts.length);
  for (const remote of REMOTES) await front.serverOf(remote).set({ kind: 'changed', file: 'any' });
  const own = scripts.filter(([url]) => url.startsWith('/'));
  expect(own.length).toBeGreaterThan(0);
  const files = own.map(([url]) => join(front.store, url.replace('/_release/', '')));
  const restored: (() => Promise<void>)[] = [];
  try {
    for (const file of files) restored.push(await rewrite(file, (text) => `${text}\n`));
    expect(await taken(page, scripts)).toEqual([]);
  } finally {
    for (const remote of REMOTES) await front.serverOf(remote).set(null);
    for (const restore of restored) await restore();
    await page.close();
  }
});
