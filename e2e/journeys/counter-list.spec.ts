/** The list of orders, on which several are done at once. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible, somebodyOf } from '../shop/counter-clerk';
import { LONG } from '../shop/long';
import { placeOrderFor } from '../shop/placed-order';
import { clientOf } from '../shop/provider-client';
import { shopAddress } from '../shop/shop-address';
import { expect, registeredCustomer, test } from '../shop/test';

const MANY = 20;
const CLICKS_MOST = 10;

/** A name that no other order has, so that other tests' orders are none of the list's. */
const company = () => `Works ${randomUUID().slice(0, 13)}`;

/** Each of another variant, so that no other test finds one of them sold out. */
async function placeMany(of: string, count: number): Promise<string[]> {
  const customer = await registeredCustomer();
  const { id, variants } = await clientOf().productWith(({ variants: all }) => all.length === 40);
  const sold = variants.filter((variant) => variant.price && variant.in_stock);
  const numbers: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const line = { product_id: id, variant_id: sold[at % sold.length]?.id ?? 0, quantity: 1 };
    const { number } = await placeOrderFor(customer, [line], { company: of });
    numbers.push(number);
  }
  return numbers;
}

/** Presses buttons and links by their names, and counts them. */
function clicksOf(page: Page) {
  let count = 0;
  return {
    press: async (role: 'button' | 'link', name: string) => {
      count += 1;
      await page.getByRole(role, { name, exact: true }).click();
      await page.waitForLoadState('load');
    },
    counted: () => count,
  };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test(
      `twenty orders are confirmed and printed in ten clicks, the oldest first, ${javaScriptEnabled ? 'and ticks stay while the list is renewed' : 'without scripts'} [N57]`,
      javaScriptEnabled ? {} : LONG,
      async ({ page }) => {
        await somebodyOf(page, 'counter');
        const of = company();
        const numbers = await placeMany(of, MANY);
        const list = `${shopAddress().counter}/staff/orders`;
        await page.goto(list, { waitUntil: 'load' });
        const clicks = clicksOf(page);
        await page.getByLabel('Number, PO number, name, phone or product').fill(of);
        await page.getByLabel('First').selectOption('Oldest');
        await clicks.press('button', 'Find');
        await expect(page.getByText(`${MANY} orders`)).toBeVisible();
        // Of the orders: what other tests are changing stands above them.
        const oldest = page.getByRole('checkbox', { name: /^Choose / }).first();
        await expect(oldest).toHaveAccessibleName(`Choose ${numbers[0] ?? ''}`);
        if (javaScriptEnabled) {
          const tick = page.getByRole('checkbox', { name: `Choose ${numbers[3] ?? ''}` });
          await tick.check();
          const [late = ''] = await placeMany(of, 1);
          await expect(page.getByRole('link', { name: late })).toBeVisible();
          await expect(tick).toBeChecked();
          numbers.push(late);
        }
        await clicks.press('link', 'Choose all on this page');
        await clicks.press('button', 'Confirm');
        await expect(page.getByText('Confirmed. The customers were told by mail.')).toBeVisible();
        if (javaScriptEnabled) await expectAccessible(page);
        await clicks.press('button', 'Print slips');
        for (const number of numbers) {
          await expect(
            page.getByRole('heading', { name: `Picking slip ${number}` }),
          ).toBeAttached();
        }
        // With the two that choose the order of the list.
        expect(clicks.counted() + 2).toBeLessThanOrEqual(CLICKS_MOST);
        const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
        expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(numbers.length);
      },
    );
  });
}

test('an open page says that an order has come [N58]', async ({ page }) => {
  await somebodyOf(page, 'counter');
  await page.clock.install();
  await page.goto(`${shopAddress().counter}/staff/account`, { waitUntil: 'load' });
  const mark = page.locator('[data-place="/staff/orders"]');
  // Other tests place and confirm orders meanwhile, so that their real number goes up and down.
  await page.route('**/staff/waiting', async (route) => {
    const answer = await route.fetch();
    const counts = (await answer.json()) as Record<string, number>;
    expect(counts['/staff/orders']).toBeGreaterThanOrEqual(0);
    await route.fulfill({ response: answer, json: { ...counts, '/staff/orders': 4321 } });
  });
  await page.clock.fastForward('00:15');
  await expect(mark).toHaveText(/99\+/);
  await expect(page).toHaveTitle(/^\(4\d{3}\) Account/);
});
