/** Another team's release fills a place below a page, without a change of the shell or of a remote. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { COMPILED } from 'tooling/run/compiled';
import { startFaultFront, type FaultFront } from '../shop/fault-front';
import { placedRelease } from '../shop/placed-release';
import { shopAddress } from '../shop/shop-address';
import { expect, test } from '../shop/test';

const APP = 'mfe-reviews';
const folders: string[] = [];
let front: FaultFront;
let config = '';

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  front = await startFaultFront(shopAddress(), 3_000, [APP]);
  config = await mkdtemp(join(tmpdir(), 'team-'));
  folders.push(config);
  // A team of its own, which an owner lets in once.
  const made = await release('keys', 'make', 'reviews-1');
  const key = /ed25519:[\w-]+/.exec(made)?.[0] ?? '';
  await release('keys', 'add', key, 'reviews-1', APP);
});
test.afterAll(async () => {
  await front.close();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

/** Runs the team's command on the front's store. */
async function release(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [COMPILED, 'src/cli.ts', ...args],
    {
      cwd: resolve(import.meta.dirname, '../../services/release-registry'),
      env: {
        ...process.env,
        ...shopAddress().release,
        RELEASE_STORE: front.store,
        XDG_CONFIG_HOME: config,
        RELEASE_KEY_FILE: join(config, 'storefront-release-keys/reviews-1.pem'),
      },
    },
  );
  return stdout;
}

async function publish(version: string, part: Parameters<typeof placedRelease>[2]) {
  const folder = await placedRelease(APP, version, part);
  folders.push(folder);
  return release('publish', APP, '--untested', '--from', folder);
}

/** The scripts of the place and of whoever fills it that a page asks for. */
function watched(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/places\.[0-9a-f]+\.js|\/mfe-reviews\//.test(request.url())) asked.push(request.url());
  });
  return asked;
}

type Watching = { placeMoved?: string[] };

/** Notes each frame in which the room between the page and its footer changes, and the footer is seen. */
const watchRoom = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[] = ((globalThis as Watching).placeMoved = []);
    let before: { path: string; room: number; isSeen: boolean } | null = null;
    const look = () => {
      requestAnimationFrame(look);
      const main = document.querySelector('#main')?.getBoundingClientRect();
      const footer = document.querySelector('#main ~ footer')?.getBoundingClientRect();
      if (!main || !footer) return;
      const now = {
        path: window.location.pathname,
        room: Math.round(footer.top - main.bottom),
        isSeen: footer.top < window.innerHeight,
      };
      const isSeen = now.isSeen || before?.isSeen === true;
      if (before?.path === now.path && before.room !== now.room && isSeen) {
        moved.push(`${before.room} -> ${now.room}`);
      }
      before = now;
    };
    look();
  });
const moved = (page: Page) => page.evaluate(() => (globalThis as Watching).placeMoved);

const open = async (page: Page) => {
  await watchRoom(page);
  await page.goto(`${front.url}/store`);
  await page.locator('main a[href^="/products/"]').first().click();
  await expect(page).toHaveURL(/\/products\//);
  await page.reload();
  return /products\/(\d+)/.exec(page.url())?.[1];
};
const toTheEnd = async (page: Page) => {
  const isEnd = () => page.evaluate(() => scrollY + innerHeight >= document.body.scrollHeight - 1);
  // What fills a place makes no page longer: the end is the same before and after it comes.
  for (let step = 0; step < 24 && !(await isEnd()); step += 1) {
    await page.mouse.wheel(0, 250);
    await page.waitForTimeout(120);
  }
};
const reviews = (page: Page) => page.getByRole('complementary', { name: 'More below this page' });

test('a part that throws leaves its place empty, and the page whole', async ({ page }) => {
  await publish('0.9.0-bbbbbbbb', 'throws');
  await open(page);
  // What is reported of a part is logged too.
  const failed = page.waitForEvent('console', (message) => message.text().startsWith(`[${APP}]`));
  await toTheEnd(page);
  await failed;
  await expect(reviews(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-fault]')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await moved(page)).toEqual([]);
});

test('nothing is asked for where nobody fills the place', async ({ page }) => {
  await release('place', 'below.product', 'off');
  const asked = watched(page);
  await open(page);
  await toTheEnd(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(asked).toEqual([]);
  await release('place', 'below.product', 'on');
});

test('an owner closes the place, and its part is shown to nobody from then on', async ({
  page,
}) => {
  await publish('1.2.0-cccccccc', 'throws later');
  await open(page);
  await toTheEnd(page);
  await expect(reviews(page)).toBeVisible();
  await release('place', 'below.product', 'off', '--reason', 'too loud');
  await expect(async () => {
    await page.reload();
    await toTheEnd(page);
    await expect(reviews(page)).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await release('place', 'below.product', 'on');
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a release of a sixth team is shown below the product, and nothing moves [M01]', async ({
      page,
    }) => {
      await publish(`1.0.${viewport.width}-aaaaaaaa`, 'says');
      const asked = watched(page);
      const id = await open(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForTimeout(1_500);
      expect(asked.filter((url) => url.includes(APP))).toEqual([]);
      await toTheEnd(page);
      await expect(reviews(page).getByRole('heading')).toHaveText(`Reviews of product ${id}`);
      await reviews(page).getByRole('heading').scrollIntoViewIfNeeded();
      expect(await moved(page)).toEqual([]);
      const room = await reviews(page).locator('..').boundingBox();
      expect(room?.height).toBe(320);
      await expect(reviews(page).getByRole('heading')).toBeInViewport();
    });
  });
}

test('nothing is offered where something is typed that others should not see', async ({ page }) => {
  const asked = watched(page);
  for (const path of ['/login', '/register', '/store', '/search?q=drill']) {
    await page.goto(`${front.url}${path}`);
    await toTheEnd(page);
    await expect(reviews(page)).toHaveCount(0);
  }
  expect(asked.filter((url) => url.includes(APP))).toEqual([]);
});
