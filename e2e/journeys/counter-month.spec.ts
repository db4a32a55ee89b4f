/**
 * The counter: a clerk's month, from a walk-in's draft to the file that the owner takes home; on a
 * phone, on a desk, and without scripts. Each page on the way fits its window, and axe finds nothing.
 */
import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { painted, violations } from '../shop/axe';
import { STAFF_PASSWORD } from '../shop/counter-clerk';
import {
  customerAsks,
  goods,
  open,
  openedBy,
  pay,
  said,
  scan,
  staffIn,
  stockOf,
  unitsOf,
} from '../shop/counter-steps';
import { LONG } from '../shop/long';
import { callProvider } from '../shop/placed-order';
import { clientOf } from '../shop/provider-client';
import { expect, newCustomer, newestMail, test } from '../shop/test';

const LOOKS = {
  'on a phone': { viewport: { width: 360, height: 740 } },
  'on a desk': { viewport: { width: 1280, height: 800 } },
  'on a phone without scripts': {
    viewport: { width: 360, height: 740 },
    javaScriptEnabled: false,
  },
} satisfies Record<string, BrowserContextOptions>;

// A button that is not there is told before the test is over.
test.use({ actionTimeout: 30_000 });

/** A page on the way: as wide as its window, and right for everybody. */
async function passed(page: Page, scripts: boolean): Promise<void> {
  const { width, height, wide } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
    wide: document.documentElement.scrollWidth,
  }));
  expect.soft(wide, `${page.url()} fits ${width}`).toBeLessThanOrEqual(width);
  if (!scripts) return;
  const before = page.viewportSize() ?? { width, height };
  // A bar at the foot lies over what is scrolled beneath it, which axe takes for covered.
  await page.setViewportSize({ width: before.width, height: Math.max(before.height, height) });
  await page.evaluate(painted);
  expect.soft(await violations(page), page.url()).toEqual([]);
  await page.setViewportSize(before);
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Opens what is folded away, and what it opens. */
async function unfold(page: Page, summary: string): Promise<void> {
  await page.locator('summary').getByText(summary, { exact: true }).first().click();
}

for (const [look, options] of Object.entries<BrowserContextOptions>(LOOKS)) {
  const scripts = options.javaScriptEnabled !== false;
  const on = (page: Page) => passed(page, scripts);

  test(
    `${look} a walk-in’s order is drafted, placed, paid in parts, changed, handed out in parts and partly brought back`,
    LONG,
    async ({ browser, page: customer }) => {
      test.slow();
      const item = await goods(3);
      const stock = await stockOf(item);
      const maria = await staffIn(browser, 'counter', options);

      await open(maria, '/staff/orders/new');
      await on(maria);
      await maria.getByLabel('Name').fill(`Rosa ${randomUUID().slice(0, 8)}`);
      await maria.getByLabel('Phone').fill('0917 555 1234');
      await maria.getByRole('button', { name: 'Begin the order' }).click();
      if (scripts) await scan(maria, item.model);
      else {
        // Enter says only by a script which of the page's forms it is in.
        await maria.getByLabel('Barcode, model number or words').fill(item.model);
        await maria.getByRole('button', { name: 'Add', exact: true }).click();
        await said(maria, 'The item is added.');
      }
      await unitsOf(maria, item.name).fill('3');
      await on(maria);
      await maria.getByRole('button', { name: 'Keep what is typed' }).click();
      await said(maria, 'The draft is saved.');
      await maria.getByRole('button', { name: 'Place the order' }).click();
      await said(maria, 'The order is placed');
      await on(maria);
      const order = maria.url().split('?')[0] ?? '';
      const path = new URL(order).pathname;

      await maria.getByRole('link', { name: 'Picking slip' }).click();
      await on(maria);
      await maria.getByRole('link', { name: 'Back to the order' }).click();

      await pay(maria, { amount: '50.00' });
      await said(maria, 'The payment is noted.');
      await maria.getByRole('button', { name: 'Change the order' }).click();
      await on(maria);
      await unitsOf(maria, item.name).fill('4');
      await maria.getByRole('button', { name: 'Save the changes' }).click();
      await said(maria, 'This is what it costs now');
      await maria.getByRole('button', { name: 'Save the changes' }).click();
      await said(maria, 'The order is changed.');
      expect(await stockOf(item)).toBe(stock - 4);

      await maria.getByRole('button', { name: 'Ready for pickup', exact: true }).click();
      await unfold(maria, 'Hand out a part');
      await unitsOf(maria, item.name).fill('3');
      await maria.getByRole('button', { name: 'Hand these out' }).click();
      await expect(maria.getByText('partly handed out').first()).toBeVisible();
      await on(maria);
      await pay(maria, { method: 'GCash' });
      await expect(maria.getByRole('alert').first()).toContainText('GCash needs its reference');
      await pay(maria, { reference: '0012345' });
      await said(maria, 'The payment is noted.');
      await maria.getByRole('button', { name: 'Picked up', exact: true }).click();
      await expect(maria.getByText('Completed').first()).toBeVisible();
      await maria.getByRole('link', { name: 'Receipt', exact: true }).click();
      await expect(maria.getByRole('article')).toContainText(/No\. \d{6}/);
      await on(maria);

      const reference = await customerAsks(customer, maria, order);
      await open(maria, '/staff/inquiries');
      await on(maria);
      await maria.getByRole('link', { name: reference }).click();
      await on(maria);
      await maria.getByLabel(/^Answer to /).fill('Please bring it to the counter.');
      await maria.getByRole('button', { name: 'Send the answer' }).click();
      await said(maria, 'The answer is sent by mail.');
      await maria.getByRole('link', { name: path.split('/').at(-1) ?? '' }).click();
      await unfold(maria, 'Goods came back');
      await unitsOf(maria, item.name).last().fill('1');
      await maria.getByLabel('Why it came back').fill('Too loud');
      await maria.getByRole('button', { name: 'Take it back' }).last().click();
      await expect(section(maria, 'Returns')).toContainText('credited');
      expect(await stockOf(item)).toBe(stock - 3);
      await maria.getByRole('button', { name: 'Refund paid out' }).click();
      await said(maria, 'The refund is noted.');
      await on(maria);
      await maria.context().close();
    },
  );

  test(
    `${look} a quotation is asked for, answered, revised and ordered`,
    LONG,
    async ({ browser }) => {
      test.slow();
      const item = await goods(4);
      const { email } = newCustomer();
      const { number } = await callProvider<{ number: string }>('/api/store/quotations/request', {
        name: 'Maria Santos',
        email,
        mobile: '0917 555 0100',
        company: 'Santos Builders Inc.',
        lines: [
          { product_id: item.product, variant_id: item.variant, quantity: 2, text: item.name },
        ],
      });
      const maria = await staffIn(browser, 'counter', options);
      await open(maria, '/staff/quotations');
      await on(maria);
      await maria.getByRole('link', { name: number }).click();
      await on(maria);
      await maria.getByRole('button', { name: 'Make an offer' }).click();
      const price = maria.getByLabel(/^Price of one .* in pesos/).first();
      await price.fill('1,000.00');
      await unfold(maria, 'Add a line in your own words');
      await maria.getByLabel('What it is').fill('Delivery to Cavite');
      await maria.locator('#own-price').fill('500');
      await maria.getByRole('button', { name: 'Add the line' }).click();
      await expect(price).toHaveValue(/^1,?000\.00$/);
      await on(maria);
      await maria.getByRole('button', { name: `Send to ${email}` }).click();
      await said(maria, 'sent by mail');
      expect(await newestMail(email)).toContain('Total: ₱2,800.00');
      await on(maria);

      await maria.getByRole('button', { name: 'Revise it as version 2' }).click();
      await maria
        .getByLabel(/^Per cent off .*/)
        .first()
        .fill('5');
      await maria.getByLabel('Why, here or on a line').fill('A good customer');
      await maria.getByRole('button', { name: 'Keep what is typed' }).click();
      await on(maria);
      await maria.getByRole('button', { name: `Send to ${email}` }).click();
      await said(maria, 'sent by mail');
      expect(await newestMail(email)).toContain('Total: ₱2,688.00');

      await unfold(maria, 'The customer has said yes');
      await maria.getByRole('button', { name: 'Place the order' }).click();
      await expect(maria.getByRole('heading', { level: 1 })).toContainText('Order ORD-');
      await expect(maria.getByText('₱2,688.00').first()).toBeVisible();
      await on(maria);
      await maria.context().close();
    },
  );

  test(
    `${look} goods come by a file and a delivery, are counted, and sold for cash that the day’s count misses`,
    LONG,
    async ({ browser }) => {
      test.slow();
      const own = `Kalos ${randomUUID().slice(0, 8)}`;
      const olga = await staffIn(browser, 'owner', options);
      await open(olga, '/staff/catalogue/imports');
      await on(olga);
      const rows = [
        'id,product_name,brand,category,variant_name,price,stock',
        `${own},${own} Pulley,${own} Works,${own} Parts,Single,2450.00,9`,
      ];
      const buffer = Buffer.from(rows.join('\n'));
      const file = { name: 'pulleys.csv', mimeType: 'text/csv', buffer };
      await olga.locator('input[type=file]').setInputFiles(file);
      await olga.getByRole('button', { name: 'Compare it with the shop' }).click();
      const apply = olga.getByRole('button', { name: /^Apply/ });
      await expect(apply).toBeVisible();
      await on(olga);
      await apply.click();
      await expect(olga.getByText(/^Applied /)).toBeVisible();

      const { variants } = await clientOf().productNamed(`${own} Pulley`);
      await open(olga, `/staff/catalogue/variants/${variants[0]?.id ?? 0}`);
      await on(olga);
      await olga.getByLabel('Units that came').fill('10');
      await olga.getByLabel('Delivery note or reason').fill('DN 4711');
      await olga.getByRole('button', { name: 'Add to the stock' }).click();
      await expect(olga.getByRole('row', { name: /DN 4711/ })).toContainText('19');
      await olga.getByLabel('Units that lie there').fill('18');
      await olga.getByLabel('Why it differs, if known').fill('One was broken');
      await olga.getByRole('button', { name: 'Save the count' }).click();
      await expect(olga.getByRole('row', { name: /One was broken/ })).toContainText('18');

      await open(olga, '/staff/orders/new');
      await olga.getByLabel('Name').fill(`Jun ${own}`);
      await olga.getByLabel('Phone').fill('0917 555 4321');
      await olga.getByRole('button', { name: 'Begin the order' }).click();
      await olga.getByLabel('Barcode, model number or words').fill(`${own} Pulley`);
      await olga.getByRole('button', { name: 'Add', exact: true }).click();
      await on(olga);
      await olga.getByRole('button', { name: new RegExp(`^Add ${own} Pulley`) }).click();
      await expect(unitsOf(olga, `${own} Pulley`)).toHaveValue('1');
      await olga.getByRole('button', { name: 'Place the order' }).click();
      await said(olga, 'The order is placed');
      await pay(olga, {});
      await said(olga, 'The payment is noted.');

      await open(olga, '/staff/money');
      await on(olga);
      await olga.getByRole('link', { name: 'Count today' }).click();
      await on(olga);
      for (const field of await olga.getByLabel(/^Counted: /).all()) await field.fill('1.00');
      await olga.getByRole('button', { name: 'Close the day' }).click();
      // A difference asks why, and what was counted stays.
      await expect(olga.getByLabel(/^Counted: /).first()).toHaveValue('1.00');
      await on(olga);
      for (const field of await olga.getByLabel(/^Note where it differs/).all()) {
        await field.fill('a trial');
      }
      await olga.getByRole('button', { name: 'Close the day' }).click();
      await said(olga, 'The day is closed.');
      await expect(olga.getByRole('table', { name: /^Counted by/ }).first()).toContainText(
        'a trial',
      );
      await on(olga);
      await unfold(olga, 'Open this day again');
      await olga.getByLabel('Reason').fill('the end of a trial');
      await olga.getByRole('button', { name: 'Open the day again' }).click();
      await said(olga, 'The day is open again.');
      await olga.context().close();
    },
  );

  test(
    `${look} an owner changes the shop, invites a clerk who signs in, and takes the month as files`,
    LONG,
    async ({ browser }) => {
      test.slow();
      const own = randomUUID().slice(0, 6).replaceAll(/\d/g, 'q');
      const olga = await staffIn(browser, 'owner', options);
      await open(olga, '/staff/settings');
      await on(olga);
      await olga.getByLabel('Pickup address').fill(`Gate ${own}\n5 Harbour Road, Manila`);
      await olga.getByRole('button', { name: 'Save' }).click();
      await said(olga, 'Saved.');

      await open(olga, '/staff/people');
      await on(olga);
      await olga.getByLabel('Name', { exact: true }).fill(`ben-${own}`);
      await olga.getByLabel('Role', { exact: true }).selectOption('counter');
      await olga.getByLabel('Your own password').fill(STAFF_PASSWORD);
      await olga.getByRole('button', { name: 'Make the link' }).click();
      await on(olga);
      const ben = await openedBy(browser, await olga.locator('code.key').innerText(), options);
      await expect(ben.getByRole('heading', { level: 1 })).toHaveText('Orders');
      await on(ben);
      await ben.context().close();

      await open(olga, '/staff/exports');
      await on(olga);
      const buttons = { csv: 'Save as CSV', xlsx: 'Save as a workbook (XLSX)' };
      for (const [kind, name] of Object.entries(buttons)) {
        const saving = olga.waitForEvent('download');
        await olga.getByRole('button', { name }).click();
        expect((await saving).suggestedFilename()).toMatch(new RegExp(`^orders-.*\\.${kind}$`));
      }
      for (const path of ['reports?period=month', 'log', 'customers', 'stock', 'catalogue']) {
        await open(olga, `/staff/${path}`);
        await on(olga);
      }
      await olga.context().close();
    },
  );
}
