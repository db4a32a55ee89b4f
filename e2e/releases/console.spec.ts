/** The teams' console: read and used by keyboard, on a phone and on a desk. */
import type { Page } from '@playwright/test';
import { painted, violations } from '../shop/axe';
import { LONG } from '../shop/long';
import { shopAddress } from '../shop/shop-address';
import {
  addTeammate,
  codeOf,
  CONSOLE_SECRET,
  openAccount,
  startConsole,
  type RunningConsole,
} from '../shop/start-console';
import { expect, test } from '../shop/test';
import { giveOut, readRegistry, storeVariant, withRegistryRestored } from '../shop/test-registry';

const PASSWORD = 'the password of the content team';
let teams: RunningConsole;
/** Of Maria's authenticator, whose codes work once each. */
let key = '';
let lastCode = '';
/** Each works once too, and none has to be waited for. */
let recoveryCodes: string[] = [];
test.beforeAll(async () => {
  teams = await startConsole({ CONSOLE_SECRET });
  const link = addTeammate('maria', 'mfe-content');
  ({ key, recoveryCodes } = await openAccount(teams.url, link, PASSWORD));
  lastCode = codeOf(key);
});
test.afterAll(() => teams.end());

/** Goes on with Tab until a link, button or field of this name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.count()) === 0) continue;
    const said = await focused.evaluate((element) =>
      element instanceof HTMLInputElement
        ? (element.labels?.[0]?.textContent ?? '')
        : (element.textContent ?? ''),
    );
    const plain = said.replaceAll(/\s+/g, ' ').trim();
    if (typeof name === 'string' ? plain === name : name.test(plain)) return;
  }
  throw new Error(`Tab never came to ${String(name)}`);
}

const HALF_MINUTE = 30_000;

/** A code that was not taken: the console takes the one that comes next as well, because clocks differ. */
function nextCode(): string {
  const now = codeOf(key);
  return now === lastCode ? codeOf(key, HALF_MINUTE) : now;
}

async function signIn(page: Page, code = recoveryCodes.pop() ?? ''): Promise<void> {
  await page.goto(`${teams.url}/`, { waitUntil: 'load' });
  await tabTo(page, 'Name');
  await page.keyboard.type('maria');
  await tabTo(page, 'Password');
  await page.keyboard.type(PASSWORD);
  await tabTo(page, /^Code of your authenticator/);
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible();
}

/** A page has nothing that axe complains of, in both schemes, and is no wider than its window. */
async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(painted);
    expect.soft(await violations(page), `${page.url()}, ${colorScheme}`).toEqual([]);
  }
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(wider, `${page.url()} fits`).toBeLessThanOrEqual(0);
}

test('a team rolls its app back by keyboard, and the next page load has the release before', async ({
  page,
}) => {
  await withRegistryRestored(async () => {
    const before = (await readRegistry()).apps['mfe-content']?.live ?? '';
    await giveOut([await storeVariant('mfe-content', '0.9.1')]);
    await signIn(page, nextCode());
    await tabTo(page, 'Roll back of mfe-content');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Roll mfe-content back?' })).toBeVisible();
    const changes = page.getByRole('table', { name: 'What changes, at the next page load' });
    await expect(changes.getByRole('row', { name: /live.*0\.9\.1-/ })).toContainText(before);
    expect((await readRegistry()).apps['mfe-content']?.live).toMatch(/^0\.9\.1-/);

    await tabTo(page, 'Reason, for the history');
    await page.keyboard.type('prices were missing');
    await tabTo(page, `Roll back to ${before}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toContainText(`Done: mfe-content ${before} is live`);
    await expect(page.getByText('by maria in the console (prices were missing)')).toBeVisible();
    await page.goto(shopAddress().shop);
    await expect(page.locator('[data-page="home"]')).toHaveAttribute('data-release', before);
  });
});

test('a change that was confirmed too late does nothing, and says so', LONG, async ({ page }) => {
  await withRegistryRestored(async () => {
    const next = await storeVariant('mfe-content', '0.9.2');
    await giveOut([next], { as: 'canary', percent: 5 });
    await signIn(page);
    await page.goto(`${teams.url}/apps/mfe-content/promote`, { waitUntil: 'load' });
    await giveOut([next], { as: 'canary', percent: 50 });
    await tabTo(page, 'Promote canary');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(
      'the registry has changed since this page was shown; nothing was done',
    );
    await expectAccessible(page);
    expect((await readRegistry()).apps['mfe-content']?.canary?.percent).toBe(50);
  });
  await page.goto(`${teams.url}/apps/mfe-content/abort`, { waitUntil: 'load' });
  await expect(page.getByRole('alert')).toHaveText(
    /- mfe-content has no canary\s+nothing was changed/,
  );
});

test('an error of a shopper’s tab is shown with the line of the source that threw it', async ({
  page,
  browser,
}) => {
  const { live, releases } = (await readRegistry()).apps['mfe-content'] ?? {};
  const script = Object.keys(releases?.[live ?? '']?.manifest.integrity ?? {}).find((name) =>
    name.startsWith('page-home'),
  );
  const shopper = await browser.newPage({ baseURL: shopAddress().shop });
  try {
    await shopper.goto('/');
    await expect(shopper.locator('[data-page="home"]')).toBeVisible();
    await shopper.waitForLoadState('networkidle');
    await shopper.evaluate((place) => {
      const error = new Error('planted for the console');
      error.stack = `Error: planted for the console\n    at t (${location.origin}/${place}:1:900)`;
      setTimeout(() => {
        throw error;
      });
    }, `mfe-content/${live}/${script}`);
    await signIn(page);
    await expect(async () => {
      await page.goto(`${teams.url}/apps/mfe-content`, { waitUntil: 'load' });
      const fault = page.getByRole('listitem').filter({ hasText: 'planted for the console' });
      await expect(fault.first()).toContainText(
        /(?:mfe-content|packages|shared-contracts)\/\S+:\d+/,
        {
          timeout: 500,
        },
      );
    }).toPass();
  } finally {
    await shopper.close();
  }
});

for (const [name, viewport] of Object.entries({
  'a phone': { width: 360, height: 740 },
  'a desk': { width: 1280, height: 900 },
})) {
  test.describe(`on ${name}`, name === 'a desk' ? {} : LONG, () => {
    test.use({ viewport });

    test('the console’s pages have nothing that axe complains of', LONG, async ({ page }) => {
      await withRegistryRestored(async () => {
        const canary = await storeVariant('mfe-content', '0.9.3');
        await giveOut([canary], { as: 'canary', percent: 10 });
        await page.goto(`${teams.url}/sign-in`, { waitUntil: 'load' });
        await expectAccessible(page);
        await signIn(page);
        for (const path of [
          '/',
          '/apps/mfe-content',
          '/apps/mfe-content/promote',
          '/apps/mfe-content/abort',
          '/teams',
          '/needs',
          '/history',
        ]) {
          await page.goto(`${teams.url}${path}`, { waitUntil: 'load' });
          await expectAccessible(page);
        }
      });
    });
  });
}
