/** Measures how fast a page answers a tap: the INP of the most frequent interactions. */
import type { Browser, Page } from '@playwright/test';
import { readSlowest, watchInteractions } from '../bench/responsiveness';
import { PAGE_SIZE, shownProducts, untilShown } from '../shop/shown-products';
import { coldPhone, open, type Visited } from './visit';

/** Each as a shopper does it; the slowest of its events counts. */
const STEPS = {
  async 'open search'(page: Page) {
    await page.locator('header button[aria-label="Search products"]').tap();
    await page.locator('dialog[open] input').first().waitFor();
  },
  async 'open menu'(page: Page) {
    await page.locator('header button[aria-label="Menu"]').tap();
    await page.locator('dialog[open] a[href="/categories"]').waitFor();
  },
  async 'add to cart'(page: Page) {
    await page.locator('main article button').nth(2).tap();
    await page.locator('dialog[open] button', { hasText: 'Add to cart' }).tap();
    await page.locator('dialog[open] p', { hasText: 'added.' }).waitFor();
  },
  async filter(page: Page) {
    await page.locator('main button', { hasText: 'Filters' }).tap();
    await page.locator('dialog[open] input[name="in_stock"]').tap();
    await page.locator('main ul[aria-label="Filters"]').waitFor({ state: 'attached' });
  },
  async sort(page: Page) {
    await page.locator('main select[name="sort"]').focus();
    await page.keyboard.press('ArrowDown');
    await page.waitForURL(/sort=az/);
    await page.locator('main [aria-busy="false"]').waitFor({ state: 'attached' });
  },
  async 'Load More'(page: Page) {
    const before = await shownProducts(page);
    await page.locator('main a', { hasText: 'Load More' }).tap();
    await untilShown(page, before + PAGE_SIZE);
  },
};

export type Interaction = keyof typeof STEPS | 'choose variant';
export type Interactions = Partial<Record<Interaction, number>>;

/** Those of a page with a list, in an order in which none hinders the next. */
const ON_LIST = [
  'open search',
  'open menu',
  'add to cart',
  'Load More',
  'filter',
] satisfies Interaction[];

export const INTERACTIONS: Interaction[] = [...ON_LIST, 'sort', 'choose variant'];

/** The slowest event of each interaction with a list, in milliseconds, on a slow phone. */
export async function interactWithList(
  browser: Browser,
  origin: string,
  list: Visited,
): Promise<Interactions> {
  const phone = await coldPhone(browser);
  const { page } = phone;
  const felt: Interactions = {};
  try {
    await open(phone, origin, list);
    await watchInteractions(page);
    for (const step of [...ON_LIST, 'sort'] as const) {
      await STEPS[step](page);
      felt[step] = await readSlowest(page);
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
      await readSlowest(page);
    }
    return felt;
  } finally {
    await phone.context.close();
  }
}

/** The same for a product's page, whose product has several variants. */
export async function interactWithProduct(
  browser: Browser,
  origin: string,
  product: Visited,
): Promise<Interactions> {
  const phone = await coldPhone(browser);
  const { page } = phone;
  try {
    await open(phone, origin, product);
    await watchInteractions(page);
    await page.locator('main input[type="radio"]:not(:checked)').first().tap({ force: true });
    await page.waitForURL(/variant=/);
    return { 'choose variant': await readSlowest(page) };
  } finally {
    await phone.context.close();
  }
}
