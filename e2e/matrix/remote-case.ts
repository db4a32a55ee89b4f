/** One remote fails in one way at one moment: the rest of the shop must work. */
import type { Browser, Page } from '@playwright/test';
import { PLANTED, publishBroken } from '../shop/broken-release';
import type { FaultFront } from '../shop/fault-front';
import type { RemoteCase } from './remote-cases';
import type { Place } from './remote-places';
import { PLACES, visitAnother } from './remote-places';
import { expect } from './patience';

/** The longest time until header and footer, in milliseconds (a promise of this matrix). */
const FRAME_WITHIN = 5_000;
/** The browser's own messages about a script that can't run, or that throws in a click. */
const OWN_ERRORS: Record<string, RegExp> = {
  'syntax error': /Unexpected token/,
  'throws on load': new RegExp(PLANTED),
  'throws on click': new RegExp(PLANTED),
};
/** Faults of the released files: only another release mends them, which the next document has. */
const NEEDS_A_RELEASE = ['syntax error', 'missing integrity'];

async function begin(front: FaultFront, { remote, trouble }: RemoteCase) {
  const server = front.serverOf(remote);
  if ('served' in trouble) {
    await server.set(trouble.served);
    return () => server.set(null);
  }
  return publishBroken(front.store, remote, trouble.released);
}

async function end(page: Page, back: () => Promise<void>) {
  await back();
  await page.evaluate(() => Object.assign(globalThis, { faultIsOver: true }));
}

async function open(page: Page, place: Place): Promise<void> {
  await page.goto(place.path, { waitUntil: 'commit' });
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible({
    timeout: FRAME_WITHIN,
  });
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'All products' }),
  ).toBeVisible({ timeout: FRAME_WITHIN });
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await place.go(page);
}

/** Offline, the message names the network, because the browser knows that it is offline. */
async function saysOffline(page: Page): Promise<void> {
  const fault = page.locator('[data-fault]', { hasText: 'You are offline.' }).first();
  await expect(fault).toContainText('comes back by itself.');
  await expect(fault.getByRole('button', { name: 'Retry' })).toBeVisible();
}

async function saysSo(page: Page, place: Place): Promise<void> {
  await expect(page.getByText(place.says, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
}

async function mended(page: Page, place: Place): Promise<void> {
  await place.shown(page);
  await expect(page.getByText(place.says, { exact: true })).toHaveCount(0);
  expect(await page.evaluate(() => 'sameDocument' in globalThis), 'the same document').toBe(true);
}

/** An error in a click is shown and reported; the part and the rest of the shop stay. */
async function throwsOnClick(page: Page, place: Place, front: FaultFront): Promise<void> {
  await place.shown(page);
  const before = front.lines.length;
  await place.press(page);
  const reports = () => front.lines.slice(before).filter((line) => line.includes(PLANTED)).length;
  await expect.poll(reports, 'reports of it').toBeGreaterThan(0);
  await expect(page.getByText('Something went wrong!').first()).toBeVisible();
  await expect(page.locator('[data-fault]')).toHaveCount(0);
  await expect(page.locator('main h1').first()).toBeVisible();
}

async function retry(page: Page, place: Place): Promise<void> {
  const button = page.locator('[data-fault]', { hasText: place.says }).getByRole('button');
  // The part may recover by itself before the click.
  await button.click({ timeout: 5_000 }).catch(() => undefined);
}

async function heals(page: Page, place: Place, testCase: RemoteCase, back: () => Promise<void>) {
  await end(page, back);
  if (testCase.moment === 'offline, online') await page.context().setOffline(false);
  if (NEEDS_A_RELEASE.includes(testCase.trouble.name)) {
    await retry(page, place);
    await saysSo(page, place);
    await page.goto(place.path);
    await place.go(page);
    await place.shown(page);
    return;
  }
  const byItself = testCase.moment === 'offline, online' && 'served' in testCase.trouble;
  if (!byItself) await retry(page, place);
  await mended(page, place);
}

async function walk(
  page: Page,
  front: FaultFront,
  testCase: RemoteCase,
  back: () => Promise<void>,
): Promise<void> {
  const { remote, trouble, moment } = testCase;
  const place = PLACES[remote][moment === 'navigation' ? 'reached' : 'cold'];
  await open(page, place);
  if (trouble.name === 'throws on click') {
    await throwsOnClick(page, place, front);
    return;
  }
  await place.meet?.(page);
  await saysSo(page, place);
  if (moment === 'offline, online') {
    await page.context().setOffline(true);
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
    await saysOffline(page);
    await page.locator('[data-fault]').getByRole('button').first().click();
    await saysOffline(page);
  }
  if (moment === 'heal by Retry' || moment === 'offline, online') {
    await heals(page, place, testCase, back);
    return;
  }
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
  await visitAnother(page, remote);
  expect(await page.evaluate(() => 'sameDocument' in globalThis), 'the same document').toBe(true);
}

/**
 * Runs a case in a browser context of its own.
 * @throws where the shop misses an expectation
 */
export async function runRemoteCase(
  browser: Browser,
  front: FaultFront,
  testCase: RemoteCase,
): Promise<void> {
  const context = await browser.newContext({ baseURL: front.url });
  const page = await context.newPage();
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(error.message));
  const back = await begin(front, testCase);
  try {
    await walk(page, front, testCase, back);
    const own = OWN_ERRORS[testCase.trouble.name];
    expect(
      uncaught.filter((message) => !own?.test(message)),
      'nothing uncaught',
    ).toEqual([]);
  } finally {
    await back();
    await context.close();
  }
}
