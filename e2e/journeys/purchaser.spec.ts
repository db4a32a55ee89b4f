/** A purchaser's way: from a pasted list to a printed order, and to the same list next month. */
import type { Locator } from '@playwright/test';
import { cartButton, ordersOf } from '../shop/cart-steps';
import { LONG } from '../shop/long';
import { staffMember, purchaseList } from '../shop/purchase-list';
import { expect, logIn, registeredCustomer, test } from '../shop/test';
import { untilHydrated } from '../shop/until-hydrated';

const WAYS = [
  { on: 'on a desk', id: '', viewport: { width: 1280, height: 800 }, hasTouch: false },
  {
    on: 'by thumb on a phone with a slow network',
    id: '[B08 B60 B61]',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  },
];

/** 150 ms and 1.6 Mbps, as the bench's phone has. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 94e3 };

// One after the other: both change the same two prices, and put them back.
test.describe.configure({ mode: 'default' });

for (const { on, id, viewport, hasTouch } of WAYS) {
  test.describe(() => {
    test.use({ viewport, hasTouch });

    test(
      `a purchaser pastes forty lines, has one quoted, orders once with PO number and TIN, and reorders with what changed first, ${on} ${id}`,
      hasTouch ? {} : LONG,
      async ({ page, context, browser }) => {
        test.setTimeout(240_000);
        const press = (what: Locator) => (hasTouch ? what.tap() : what.click());
        const customer = await registeredCustomer();
        const { text, products } = await purchaseList();
        await logIn(page, customer);
        if (hasTouch) {
          const network = await context.newCDPSession(page);
          await network.send('Network.enable');
          await network.send('Network.emulateNetworkConditions', SLOW);
        }

        // Forty lines are matched at once; three are chosen, and 39 go into the cart in one step.
        await page.goto('/quick-order');
        await untilHydrated(page);
        await page.getByLabel('Your list').fill(text);
        await press(page.getByRole('button', { name: 'Match' }));
        await expect(
          page.getByRole('heading', { name: '40 lines: 36 found, 3 to choose, 1 not found.' }),
        ).toBeVisible();
        const open = page.getByRole('listitem').filter({ hasText: 'Please choose' });
        for (let left = 3; left > 0; left -= 1) {
          await press(open.first().getByRole('radio').first());
          await expect(open).toHaveCount(left - 1);
        }
        await press(page.getByRole('button', { name: 'Add 39 items to cart' }));
        await expect(page.getByText('39 items are in your cart.').first()).toBeVisible();

        // What isn't found is asked for, and all that is in the cart with it, as one quotation.
        await press(page.getByRole('button', { name: 'Ask for a quotation (1)' }));
        await expect(page.getByRole('heading', { name: 'Ask for a quotation' })).toBeVisible();
        await press(cartButton(page));
        const drawer = page.getByRole('dialog');
        await press(drawer.getByRole('button', { name: 'Save as a list' }));
        await page.getByLabel('Name of a new list').fill('Site 4 consumables');
        await press(page.getByRole('button', { name: 'Save to a new list' }));
        await expect(page.getByText('39 items saved to ‘Site 4 consumables’.')).toBeVisible();
        await press(drawer.getByRole('link', { name: 'Ask for a quotation' }));
        const asked = page.getByRole('list', { name: 'What you ask for' });
        await expect(asked.getByRole('listitem')).toHaveCount(40);
        await page.getByRole('textbox', { name: 'Mobile number' }).fill('0917 555 0100');
        await press(page.getByRole('button', { name: 'Ask for a quotation' }));
        await expect(page.getByText(/Your request QUO-\S+ was sent/)).toBeVisible();
        const number = /QUO-[\w-]+/.exec(await page.getByRole('main').innerText())?.[0] ?? '';

        const counter = await staffMember(browser, 'counter');
        await counter.offer(number, customer.email);
        await counter.leave();

        // The offer becomes one order.
        await page.goto(`/quotations/${number}`);
        await untilHydrated(page);
        for (const [label, value] of [
          ['PO number (optional)', 'PO-2026-77'],
          ['Project reference (optional)', 'Site 4'],
          ['TIN (optional)', '123456789'],
          ['Address line 1', '12 Mabini Street'],
          ['City', 'Quezon City'],
          ['Province', 'Metro Manila'],
          ['Postal code', '1100'],
          ['Phone', '+63 917 555 0100'],
        ] as const) {
          await page.getByLabel(label, { exact: true }).fill(value);
        }
        await press(page.getByRole('button', { name: /^Accept and order for/ }));
        await expect(page.getByText(/Accepted as order/)).toBeVisible();
        const orders = await ordersOf(page);
        expect(orders).toHaveLength(1);

        // It prints with what the company asks of it.
        await page.goto(`/order-history/${orders[0]?.order_number ?? ''}`);
        await page.emulateMedia({ media: 'print' });
        for (const said of ['PO-2026-77', '123-456-789-000', 'Site 4']) {
          await expect(page.getByRole('main').getByText(said).first()).toBeVisible();
        }
        await page.emulateMedia({ media: 'screen' });

        // A month later two prices are others: the list says so before anything is added.
        const changed = products.slice(0, 2).map(({ variants }) => variants[0]?.id ?? 0);
        const clerk = await staffMember(browser, 'catalogue');
        const before: string[] = [];
        for (const variant of changed) before.push(await clerk.price(variant, '4,321.09'));
        await page.goto('/saved-lists');
        await untilHydrated(page);
        await press(page.getByRole('main').getByRole('link', { name: 'Site 4 consumables' }));
        const first = page.getByRole('region', { name: 'Changed since you saved them' });
        await expect(first.getByText(/then, ₱4,321\.09 now/)).toHaveCount(2);
        await press(page.getByRole('button', { name: /^Reorder 39 items/ }));
        await expect(page.getByText('2 items have changed since you saved them.')).toBeVisible();
        for (const [at, variant] of changed.entries()) await clerk.price(variant, before[at] ?? '');
        await clerk.leave();
      },
    );
  });
}
