/** A quotation from its request to the order, with its link and its sheet of paper. */
import { randomUUID } from 'node:crypto';
import { sellableProduct, addToCart, cartButton, ordersOf } from '../shop/cart-steps';
import { expectAccessible, somebodyOf } from '../shop/counter-clerk';
import { shared, withShareSheet } from '../shop/share-sheet';
import { shopAddress } from '../shop/shop-address';
import { expect, newestMail, registeredCustomer, signIn, test } from '../shop/test';

/** An A4 page's height less its margins, at 96 dots per inch. */
const A4 = { width: 718, height: 1047 };

test('a request from product and cart is priced at the counter, read by its link, printed, revised, and accepted at exactly its prices [B10 B11 B12 B14 B15 B16 B17 B72 B76]', async ({
  page,
  browser,
}) => {
  test.slow();
  await withShareSheet(page);
  const customer = await registeredCustomer();
  const [drill, other] = [await sellableProduct(6), await sellableProduct(7)];

  // A guest asks: from the product's page, in own words, and with what is in the cart.
  await page.goto(`/products/${drill.id}`);
  await page.getByRole('link', { name: 'Ask for a quotation' }).click();
  const lines = page.getByRole('list', { name: 'What you ask for' });
  await expect(lines.getByText(drill.product_name)).toBeVisible();
  await page.getByRole('button', { name: 'Add an item' }).click();
  await page.getByRole('textbox', { name: 'Item 2' }).fill('Two rolls of red tape');
  await page.getByLabel('Note (optional)').fill('For the site in Cavite.');
  await addToCart(page, other);
  await cartButton(page).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Ask for a quotation' }).click();
  await expect(lines.getByText(other.product_name)).toBeVisible();
  await page.reload();
  await expect(lines.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByLabel('Note (optional)')).toHaveValue('For the site in Cavite.');
  await page.getByLabel('Name', { exact: true }).fill('Maria Santos');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('0917 555 0100');
  await page.getByRole('textbox', { name: 'Email' }).fill(customer.email);
  await page.getByRole('button', { name: 'Ask for a quotation' }).click();
  await expect(page.getByText(/Your request QUO-\S+ was sent/)).toBeVisible();
  const number = /QUO-[\w-]+/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
  expect(await newestMail(customer.email)).toContain(number);

  // Staff price it and send it.
  const counter = await (await browser.newContext()).newPage();
  await somebodyOf(counter, 'counter');
  await counter.goto(`${shopAddress().counter}/staff/quotations`, { waitUntil: 'load' });
  await counter.getByRole('link', { name: number }).click();
  await counter.getByRole('button', { name: 'Make an offer' }).click();
  const draft = counter.getByRole('table', { name: 'Lines of the draft' });
  for (const [at, price] of ['1,000.01', '2,000.02'].entries()) {
    await draft
      .getByLabel(/^Units of/)
      .nth(at)
      .fill('1');
    await draft
      .getByLabel(/^Price of/)
      .nth(at)
      .fill(price);
  }
  await counter.getByRole('button', { name: 'Keep what is typed' }).click();
  await counter.getByRole('button', { name: /^Cannot be offered/ }).click();
  await expectAccessible(counter);
  await counter.getByRole('button', { name: `Send to ${customer.email}` }).click();
  await expect(counter.getByRole('status')).toContainText('sent by mail');

  // Anybody reads it by the link of the mail, and it prints on one page.
  const mail = await newestMail(customer.email);
  expect(mail).toContain('Total: ₱3,360.03');
  const link = /\/quotations\/shared\/\S+/.exec(mail)?.[0] ?? 'no link';
  await page.goto(link);
  await expect(page.getByRole('heading', { name: `Quotation ${number}` })).toBeVisible();
  await expect(page.getByText('₱3,360.03')).toBeVisible();
  await expect(page.getByText(customer.email)).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(A4);
  await expect(page.getByText('VAT (12%)')).toBeVisible();
  await expect(page.getByText('Caloocan City').first()).toBeVisible();
  const high = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(high).toBeLessThanOrEqual(A4.height);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 800 });

  // Staff revise it on a phone: a line in own words comes to it. Anybody else gets one of their own.
  await counter.setViewportSize({ width: 360, height: 740 });
  await counter.getByRole('button', { name: 'Revise it as version 2' }).click();
  await counter.getByText('Add a line in your own words').click();
  await counter.getByLabel('What it is').fill('Delivery to Cavite');
  await counter.getByLabel('Price of one in pesos').fill('500');
  await counter.getByRole('button', { name: 'Add the line' }).click();
  await expectAccessible(counter);
  await counter.getByRole('button', { name: `Send to ${customer.email}` }).click();
  await expect(counter.getByRole('status')).toContainText('sent by mail');
  await expectAccessible(counter);
  await counter.goto(`${shopAddress().counter}/staff/quotations/new`, { waitUntil: 'load' });
  await counter.getByLabel('Name').fill('Rosa Reyes');
  await counter.getByRole('button', { name: 'Begin the quotation' }).click();
  await expectAccessible(counter);
  await counter.context().close();

  // The link that was mailed first leads to the new version, where what is new is marked.
  await page.goto(link);
  await page.getByRole('link', { name: 'Read version 2' }).click();
  await expect(page.getByRole('row', { name: /Delivery to Cavite New/ })).toBeVisible();
  const newest = new URL(page.url()).pathname;

  // Its customer accepts it.
  await signIn(page, customer);
  await page.goto(`/quotations/${number}`);
  await expect(page.getByRole('button', { name: /^Accept and order/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Read version 2' }).click();
  await expect(page.getByRole('button', { name: /^Accept and order/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('PO number (optional)').fill('PO-7');
  await page.getByLabel('Address line 1').fill('12 Mabini Street');
  await page.getByLabel('City', { exact: true }).fill('Quezon City');
  await page.getByLabel('Province').fill('Metro Manila');
  await page.getByLabel('Postal code').fill('1100');
  await page.getByLabel('Phone', { exact: true }).fill('+63 917 555 0100');
  await page.getByRole('button', { name: 'Accept and order for ₱3,920.03' }).dblclick();
  await expect(page.getByText(/Accepted as order/)).toBeVisible();
  const orders = await ordersOf(page);
  expect(orders).toMatchObject([{ subtotal: 3500.03, vat: 420, total_amount: 3920.03 }]);

  // Another customer has no quotation of this number, and can't accept it.
  const stranger = await (await browser.newContext()).newPage();
  await signIn(stranger, await registeredCustomer());
  await stranger.goto(`/quotations/${number}`);
  await expect(stranger.getByText('You have no quotation of this number.')).toBeVisible();
  await expect(stranger.getByText(drill.product_name)).toHaveCount(0);
  await stranger.context().close();

  // Its link is passed on by the phone's sheet, and ends when it is revoked.
  await page.getByRole('button', { name: 'Share the link' }).click();
  expect(await shared(page)).toMatchObject({ title: `Quotation ${number}-V2` });
  await page.getByRole('button', { name: 'Revoke link' }).click();
  await expect(page.getByRole('button', { name: 'Share by link' })).toBeVisible();
  await page.goto(newest);
  await expect(page.getByText('This link has ended.')).toBeVisible();
});

test('a declined quotation is not accepted any more, on its page or by a call [B13]', async ({
  page,
  browser,
}) => {
  const customer = await registeredCustomer();
  await signIn(page, customer);
  await page.goto(`/products/${(await sellableProduct(10)).id}`);
  await page.getByRole('link', { name: 'Ask for a quotation' }).click();
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('0917 555 0100');
  await page.getByRole('main').getByRole('button', { name: 'Ask for a quotation' }).click();
  await expect(page.getByText(/Your request QUO-\S+ was sent/)).toBeVisible();
  const number = /QUO-[\w-]+/.exec(await page.getByRole('main').innerText())?.[0] ?? '';

  const counter = await (await browser.newContext()).newPage();
  await somebodyOf(counter, 'counter');
  await counter.goto(`${shopAddress().counter}/staff/quotations`, { waitUntil: 'load' });
  await counter.getByRole('link', { name: number }).click();
  await counter.getByRole('button', { name: 'Make an offer' }).click();
  await counter.getByRole('button', { name: `Send to ${customer.email}` }).click();
  await expect(counter.getByRole('status')).toContainText('sent by mail');
  await counter.context().close();

  await page.goto(`/quotations/${number}`);
  const accept = page.getByRole('button', { name: /^Accept and order/ });
  await expect(accept).toBeVisible();
  await page.getByText('Decline this quotation').click();
  await page.getByLabel('Reason (optional)').fill('The site is closed.');
  const sent = page.waitForRequest((request) => request.url().includes('/quotations/decline'));
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await sent;
  await expect(accept).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Declined').first()).toBeVisible();
  await expect(accept).toHaveCount(0);
  const token = await page.evaluate(() => window.sessionStorage.getItem('token'));
  const contact = { first_name: 'Maria', last_name: 'Santos', email: customer.email };
  const address = { address1: '12 Mabini Street', city: 'Quezon City', state: 'Metro Manila' };
  const answer = await page.request.post(`${shopAddress().provider}/api/store/quotations/accept`, {
    headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() },
    data: {
      number,
      ...contact,
      ...address,
      phone: '+63 917 555 0100',
      postal_code: '1100',
      country: 'Philippines',
      shipping_address: '12 Mabini Street, Quezon City',
      billing_address: '12 Mabini Street, Quezon City',
    },
  });
  expect(answer.status()).toBe(409);
  expect(await ordersOf(page)).toEqual([]);
});
