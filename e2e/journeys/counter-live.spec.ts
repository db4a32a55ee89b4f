/** The counter's open list: what it sounds, and what it says while it can't be kept up to date. */
import type { BrowserContext, Page } from '@playwright/test';
import { sellableProduct } from '../shop/cart-steps';
import { somebodyOf } from '../shop/counter-clerk';
import { LONG } from '../shop/long';
import { placeOrderFor } from '../shop/placed-order';
import { shopAddress } from '../shop/shop-address';
import { expect, registeredCustomer, test } from '../shop/test';

const OFF = 'Sound for new orders';

async function order(): Promise<string> {
  const product = await sellableProduct();
  const variant = product.variants.find(({ default: isDefault }) => isDefault);
  const line = { product_id: product.id, variant_id: variant?.id ?? 0, quantity: 1 };
  return (await placeOrderFor(await registeredCustomer(), [line])).number;
}

const openOrders = (page: Page) =>
  page.goto(`${shopAddress().counter}/staff/orders`, { waitUntil: 'load' });

/** Counts each tone that a page really starts. */
async function countTones(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { start } = AudioScheduledSourceNode.prototype;
    let tones = 0;
    AudioScheduledSourceNode.prototype.start = function counted(...given) {
      if (this.context.state === 'running') tones += 1;
      document.documentElement.dataset.tones = String(tones);
      start.apply(this, given);
    };
  });
}

const tonesOf = async (page: Page) =>
  Number((await page.locator('html').getAttribute('data-tones')) ?? 0);

test(
  'a new order sounds, once the sound is chosen and the browser lets it [N11]',
  LONG,
  async ({ browser }) => {
    const context = await browser.newContext();
    await countTones(context);
    const page = await context.newPage();
    await somebodyOf(page, 'counter');
    await openOrders(page);
    await page.getByRole('button', { name: OFF }).click();
    await expect(page.getByRole('button', { name: 'Sound is on', pressed: true })).toBeVisible();
    await expect.poll(() => tonesOf(page)).toBeGreaterThan(0);
    const before = await tonesOf(page);
    const number = await order();
    await expect(page.getByRole('link', { name: number })).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('A new order has come.');
    expect(await tonesOf(page)).toBeGreaterThan(before);

    // A tab on which nobody has clicked yet is silent, whatever was chosen, and says so.
    const fresh = await context.newPage();
    await openOrders(fresh);
    await expect(fresh.getByRole('button', { name: 'Click for the sound' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await fresh.getByRole('heading', { level: 1 }).click();
    await expect(fresh.getByRole('button', { name: 'Sound is on', pressed: true })).toBeVisible();
    await fresh.getByRole('button', { name: 'Sound is on' }).click();
    await expect(fresh.getByRole('button', { name: OFF, pressed: false })).toBeVisible();
    await context.close();
  },
);

test(
  'a list that the shop can’t be reached from stays, says so, and goes on by itself [N11]',
  LONG,
  async ({ browser }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await somebodyOf(page, 'counter');
    const known = await order();
    let refused = 0;
    // As a proxy does while the provider starts anew.
    await page.route(/\/staff\/orders/, (route) => {
      const asked = route.request();
      if (asked.isNavigationRequest()) return route.continue();
      refused += 1;
      return route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
    });
    await openOrders(page);
    const told = page.getByRole('status');
    await expect(told).toContainText('This list is not live now');
    await expect(told).toBeInViewport();
    const first = refused;
    await expect.poll(() => refused).toBeGreaterThan(first + 2);
    await expect(page.getByRole('link', { name: known })).toBeVisible();
    await page.unroute(/\/staff\/orders/);
    const number = await order();
    await expect(page.getByRole('link', { name: number })).toBeVisible();
    await expect(told).not.toContainText('not live');
    await context.close();
  },
);
