/**
 * Shoppers with every mixture of releases: each app in its last version (N-1) or the present (N).
 */
import { expect, type Browser, type Page } from '@playwright/test';
import { APPS } from './apps';
import { cartButton } from './cart-steps';
import { newBucket, releasesGiven, type GivenReleases } from './given-releases';
import { shopAddress } from './shop-address';
import { giveOut, readRegistry, type TestRegistry } from './test-registry';
import type { Manifest } from './release-variant';

/** A bit for each app: whether it is N-1. */
export type Mixture = number;

/**
 * Six of the sixty-four sets, in which every two apps have all four combinations: so they have where some
 * apps' versions are exchanged in all six, which a bit for each of these apps does.
 */
const PAIRWISE: Mixture[] = [0b000000, 0b111111, 0b000111, 0b011001, 0b101010, 0b110100];
const EXCHANGES = Array.from({ length: 64 }, (_, exchanged) =>
  PAIRWISE.map((mixture) => mixture ^ exchanged),
);
const ALL: Mixture[] = Array.from({ length: 64 }, (_, at) => at);
/** Two sets that have no app's version in common, so that each app meets others' earlier and present ones. */
const OPPOSITE = ALL.filter((mixture) => versionsBefore(mixture) === 3).map((mixture) => [
  mixture,
  mixture ^ 0b111111,
]);
const SETS = { all: [ALL], pairwise: EXCHANGES, opposite: OPPOSITE };

function versionsBefore(mixture: Mixture): number {
  return APPS.filter((_, at) => mixture & (1 << at)).length;
}

export const nameOf = (mixture: Mixture) =>
  APPS.map((app, at) => `${app.replace('mfe-', '')} ${mixture & (1 << at) ? 'N-1' : 'N'}`).join(
    ', ',
  );

function mixtureOf(given: GivenReleases, before: Record<string, string>): Mixture {
  return APPS.reduce((bits, app, at) => (given[app] === before[app] ? bits | (1 << at) : bits), 0);
}

/**
 * Gives half of the shoppers of each app its earlier version, and finds a shopper for every mixture that
 * is wanted, because the shares of two apps are independent.
 * @param wanted all sixty-four, any six in which every two apps have all four combinations, or any two in
 *   which each app has both of its versions, beside three others of N-1 and of N
 * @param before the manifests of N-1
 */
export async function shoppersOf(
  wanted: keyof typeof SETS,
  before: Manifest[],
): Promise<Map<Mixture, string>> {
  await giveOut(before, { as: 'canary', percent: 50 });
  const versions = Object.fromEntries(before.map(({ app, version }) => [app, version]));
  const found = new Map<Mixture, string>();
  const sets: Mixture[][] = SETS[wanted];
  const whole = () => sets.find((set) => set.every((mixture) => found.has(mixture)));
  for (let tried = 0; !whole() && tried < 3_000; tried += 1) {
    const bucket = await newBucket();
    found.set(mixtureOf(await releasesGiven(bucket), versions), bucket);
  }
  return new Map((whole() ?? []).map((mixture) => [mixture, found.get(mixture) ?? '']));
}

/** The version of an app that a mixture has. */
function versionIn(mixture: Mixture, app: (typeof APPS)[number], registry: TestRegistry): string {
  const state = registry.apps[app];
  const old = mixture & (1 << APPS.indexOf(app));
  return (old ? state?.canary?.version : state?.live) ?? '';
}

/** Checks that every part on the page, and every script, is of the version that this shopper has. */
export async function expectReleases(page: Page, mixture: Mixture): Promise<void> {
  const registry = await readRegistry();
  const { parts, scripts } = await page.evaluate(() => ({
    parts: [...document.querySelectorAll<HTMLElement>('[data-boundary]')].map(
      ({ dataset: { boundary = '', release = '' } }) => `${boundary}@${release}`,
    ),
    scripts: performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname.split('/').slice(-3))
      .filter(
        ([, version = '', file = '']) => /^\d+\.\d+\.\d+/.test(version) && file.endsWith('.js'),
      )
      .map(([app, version]) => `${app}@${version}`),
  }));
  expect(parts.length).toBeGreaterThan(0);
  const wanted = new Set(APPS.map((app) => `${app}@${versionIn(mixture, app, registry)}`));
  for (const each of [...parts, ...scripts]) expect(wanted).toContain(each);
}

/**
 * The browser of a shopper.
 * @param bucket decides which releases it gets
 */
export async function openShopper(browser: Browser, bucket: string) {
  const { shop } = shopAddress();
  const context = await browser.newContext({ baseURL: shop });
  const give = (other: string) => context.addCookies([{ name: 'bucket', value: other, url: shop }]);
  await give(bucket);
  const page = await context.newPage();
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(error.message));
  /** Closes it as shoppers do: a tab that ends without a word counts as one that a script hangs. */
  const leave = async () => {
    await page.goto('about:blank');
    await context.close();
  };
  return { context, page, trouble, give, leave };
}

/** The main path: store, product, cart, search, login, home. */
export async function walkMainPath(page: Page, mixture: Mixture): Promise<void> {
  await page.goto('/store');
  await page.locator('main a[href^="/products/"]').first().click();
  await expect(page.locator('[data-page="product"]')).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByText('Item has been added to cart!')).toBeVisible();
  await cartButton(page).click();
  await expect(page.getByRole('dialog').getByText('Please log in to proceed')).toBeVisible();
  await expectReleases(page, mixture);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search products' }).click();
  await page.getByRole('dialog').getByLabel('Search Products').fill('angle grinder');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expectReleases(page, mixture);
  await page.getByRole('banner').getByRole('link', { name: /home/ }).click();
  await expect(page.locator('[data-page="home"]')).toBeVisible();
  await expect(page.locator('[data-slot="catalog.featured"] img').first()).toBeVisible();
  await expectReleases(page, mixture);
  await expect(page.getByText('is not available right now.')).toHaveCount(0);
}
