/**
 * The shop's service worker: pages are there without a network, each release is taken at the next
 * navigation, and the registry can switch it off for everybody.
 */
import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { COMPILED } from 'tooling/run/compiled';
import { LONG } from '../shop/long';
import { shopAddress } from '../shop/shop-address';
import { expect, logIn, registeredCustomer, test } from '../shop/test';
import { giveOut, storeVariant, withRegistryRestored } from '../shop/test-registry';
import { untilHydrated } from '../shop/until-hydrated';
import { stored, untilAllStored } from '../shop/until-stored';

test.use({ serviceWorkers: 'allow' });

/** Runs a command of a team, on the registry of the shop under test. */
const release = (...args: string[]) =>
  promisify(execFile)(process.execPath, [COMPILED, 'src/cli.ts', ...args], {
    cwd: join(resolve(import.meta.dirname, '../..'), 'services/release-registry'),
    env: { ...process.env, ...shopAddress().release },
  });

const registered = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Opens a page and waits until it is stored, with code of the whole shop. */
async function openStored(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect
    .poll(() => stored(page, 'documents'))
    .toEqual(expect.arrayContaining([path, '/_bare']));
  await expect
    .poll(() => stored(page, 'files'))
    .toEqual(expect.arrayContaining([expect.stringContaining('/mfe-cart-checkout/')]));
}

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).locator('a[href^="/products/"]');
const strip = (page: Page) => page.getByText('You are offline.');

test('without a network a page that was opened is there with its time, another one says that it isn’t, and a sign-out leaves none behind [M06]', async ({
  page,
  context,
}) => {
  await openStored(page, '/store');
  await untilAllStored(page);
  await context.setOffline(true);
  await page.reload();
  await expect(cards(page)).toHaveCount(12);
  await expect(
    page.getByText(/^You are offline\. What you see is as of \d\d:\d\d\.$/),
  ).toBeVisible();
  // The browser makes a page that was never opened; its data isn't here.
  await page.goto('/blogs');
  await expect(main(page).getByText('You are offline.').first()).toBeVisible();
  await page.goto('/quick-order');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-page="quick-order"]')).toBeVisible();
  await context.setOffline(false);
  await logIn(page, await registeredCustomer());
  await expect(cards(page)).toHaveCount(12);
  await expect(strip(page)).toHaveCount(0);
  await openStored(page, '/brands');
  await page.getByRole('button', { name: 'Logout' }).click();
  // The logout reloads the page, which ends what was asked of it.
  await expect(async () => {
    expect(await stored(page, 'documents')).not.toContain('/store');
  }).toPass();
});

test('a release is taken at the next navigation, and one that is taken back comes out of no storage [M03]', async ({
  page,
  context,
}) => {
  await withRegistryRestored(async () => {
    await openStored(page, '/store');
    const shown = page.locator('[data-page="store"]');
    const before = (await shown.getAttribute('data-release')) ?? '';
    const next = await storeVariant('mfe-catalog', '5.6.0');
    await giveOut([next], { as: 'live' });
    await page.reload();
    await expect(shown).toHaveAttribute('data-release', next.version);
    await openStored(page, '/brands');
    await release('rollback', 'mfe-catalog');
    // One visit of any page is enough.
    await openStored(page, '/store');
    await expect(shown).toHaveAttribute('data-release', before);
    await expect.poll(() => stored(page, 'documents')).not.toContain('/brands');
    await context.setOffline(true);
    await page.reload();
    await expect(shown).toHaveAttribute('data-release', before);
    await context.setOffline(false);
  });
});

/** A page asks what the registry says once it is shown and has time. */
const HAS_TIME = { timeout: 12_000 };

test('a stored script that was changed is not run, and is fetched again; the registry switches the worker off [M03]', async ({
  page,
}) => {
  await withRegistryRestored(async () => {
    await openStored(page, '/store');
    await page.evaluate(async () => {
      const files = await caches.open('files-1');
      for (const { url } of await files.keys()) {
        const found = await files.match(url);
        const headers = found?.headers ?? new Headers();
        if (url.endsWith('.js')) {
          await files.put(url, new Response('window.tampered = true', { headers }));
        }
      }
    });
    await page.reload();
    await untilHydrated(page);
    expect(await page.evaluate(() => (window as { tampered?: boolean }).tampered)).toBeUndefined();

    await release('service-worker', 'off', '--reason', 'a trial');
    // The document server reads the registry every few seconds.
    await expect(async () => {
      await page.reload();
      await expect.poll(() => registered(page), HAS_TIME).toBe(0);
    }).toPass();
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await release('service-worker', 'on');
    await expect(async () => {
      await page.reload();
      await expect.poll(() => registered(page), HAS_TIME).toBe(1);
    }).toPass();
  });
});

test(
  'a long list that another app shares comes to quick order by the worker, over no network',
  LONG,
  async ({ page, context }) => {
    await openStored(page, '/store');
    await untilAllStored(page);
    await context.setOffline(true);
    const list = Array.from({ length: 200 }, (_, at) => `${at + 1} cut-off wheels`).join('\n');
    await page.evaluate((text) => {
      const form = document.createElement('form');
      const field = document.createElement('textarea');
      Object.assign(form, { method: 'post', action: '/quick-order' });
      Object.assign(field, { name: 'text', value: text });
      form.append(field);
      document.body.append(form);
      form.submit();
    }, list);
    await expect(page.getByRole('textbox', { name: 'Your list' })).toHaveValue(list);
    await expect(page).toHaveURL(/\/quick-order$/);
  },
);

test(
  'a first visit fetches nothing for later until its page is shown and the browser has time, and the catalogue not even then',
  LONG,
  async ({ page }) => {
    await page.addInitScript(() => {
      const { requestIdleCallback: later } = window;
      const tasks: IdleRequestCallback[] = [];
      window.requestIdleCallback = (task) => tasks.push(task);
      Object.assign(window, {
        giveTime() {
          window.requestIdleCallback = later;
          for (const task of tasks) later(task);
        },
      });
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const forLater = () =>
      asked.filter((path) => /^\/_(?:releases|bare)$|\/idle\.|offline-catalogue/.test(path));
    await page.goto('/store');
    await page.waitForFunction(() => performance.getEntriesByName('page-shown').length > 0);
    await page.waitForTimeout(3_000);
    expect(forLater()).toEqual([]);
    expect(await registered(page)).toBe(0);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await page.evaluate(() => {
      (window as unknown as { giveTime(): void }).giveTime();
    });
    await untilAllStored(page);
    expect(forLater()).toEqual([expect.stringContaining('/idle.'), '/_releases']);
  },
);
