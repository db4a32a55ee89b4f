/**
 * A release that hangs every tab says nothing; it is taken back because its tabs began and then said
 * nothing more.
 */
import type { Browser, Page } from '@playwright/test';
import { hangsOnRender } from '../shop/broken-variant';
import { LONG } from '../shop/long';
import { shopAddress } from '../shop/shop-address';
import { expect, test } from '../shop/test';
import {
  countedOf,
  giveOut,
  letGrowOld,
  readRegistry,
  storeVariant,
  withRegistryRestored,
} from '../shop/test-registry';
import { untilHydrated } from '../shop/until-hydrated';

/** How long a tab is waited for, and then the registry is written, in milliseconds. */
const JUDGED_WITHIN = 80_000;

const liveOf = async (app: string) => (await readRegistry()).apps[app]?.live;

/** Opens a page as a new shopper; nothing waits for its load, which may never come. */
async function openPage(browser: Browser, path: string, scripts = true): Promise<Page> {
  const context = await browser.newContext({
    baseURL: shopAddress().shop,
    javaScriptEnabled: scripts,
  });
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'commit' });
  return page;
}

/** Whether the page's scripts still run. */
const isAlive = (page: Page) =>
  Promise.race([
    page.evaluate(() => true),
    new Promise<false>((resolve) => setTimeout(resolve, 3_000, false)),
  ]);

for (const as of ['live', 'canary'] as const) {
  test(
    `a release whose page never ends its render is taken back where it is ${as}, and the next shopper gets the good one`,
    LONG,
    async ({ browser }) => {
      test.setTimeout(240_000);
      await withRegistryRestored(async () => {
        await letGrowOld();
        const good = (await liveOf('mfe-search')) ?? '';
        const semver = as === 'live' ? '7.31.0' : '7.33.0';
        const bad = await storeVariant('mfe-search', semver, hangsOnRender('search'));
        await giveOut([bad], as === 'live' ? { as } : { as, percent: 100 });
        for (let shopper = 0; shopper < 5; shopper += 1) {
          const page = await openPage(browser, '/');
          // A canary is for who was here before.
          await expect.poll(async () => (await page.context().cookies()).length).toBeGreaterThan(0);
          await page.goto('/search', { waitUntil: 'commit' });
          await expect.poll(() => isAlive(page), { timeout: 30_000 }).toBe(false);
          // The shopper gives up.
          await page.context().close();
        }
        const given = async () => {
          const { live, canary } = (await readRegistry()).apps['mfe-search'] ?? {};
          return [live, canary ?? null];
        };
        await expect
          .poll(
            async () => {
              // Others come meanwhile: where nobody does, the way to the shop may be interrupted.
              const other = await openPage(browser, '/search');
              await new Promise((resolve) => setTimeout(resolve, 1_000));
              await other.context().close();
              return given();
            },
            { timeout: JUDGED_WITHIN },
          )
          .toEqual([good, null]);
        expect((await readRegistry()).history.at(-1)).toMatchObject({
          action: 'eject',
          app: 'mfe-search',
          reason: '5 tabs in a row began and said nothing more',
        });
        const next = await openPage(browser, '/search');
        await expect(next.locator('[data-page="search"]')).toHaveAttribute('data-release', good);
        await untilHydrated(next);
        await next.context().close();
      });
    },
  );
}

test(
  'nothing is taken back for shoppers who leave early, go back, put the phone away or have no scripts',
  LONG,
  async ({ browser }) => {
    test.setTimeout(240_000);
    await withRegistryRestored(async () => {
      await letGrowOld();
      const fine = await storeVariant('mfe-search', '7.32.0');
      await giveOut([fine]);
      for (let shopper = 0; shopper < 5; shopper += 1) {
        const early = await openPage(browser, '/search');
        await early.waitForEvent('domcontentloaded');
        await early.close();
        const back = await openPage(browser, '/search');
        await untilHydrated(back);
        await back.goto('/');
        await back.goBack();
        await openPage(browser, '/search', false);
      }
      const away = await openPage(browser, '/search');
      await untilHydrated(away);
      const session = await away.context().newCDPSession(away);
      // As a phone does: the page is hidden, and then nothing of it runs.
      await away.evaluate(() => {
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      });
      await session.send('Page.setWebLifecycleState', { state: 'frozen' });
      await new Promise((resolve) => setTimeout(resolve, 75_000));
      expect(await liveOf('mfe-search')).toBe(fine.version);
      expect((await countedOf(fine))?.silent ?? 0).toBe(0);
    });
  },
);
