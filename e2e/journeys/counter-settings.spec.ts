/** The counter: what an owner sets without a command line. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sellableProduct } from '../shop/cart-steps';
import { expectAccessible, somebodyOf, STAFF_PASSWORD } from '../shop/counter-clerk';
import { open, openedBy, said } from '../shop/counter-steps';
import { callProvider, placeOrderFor } from '../shop/placed-order';
import { expect, newestMail, registeredCustomer, test } from '../shop/test';

/**
 * Address and a letter's words, which the next mail has.
 * @returns puts the address back, which pages say within half a minute
 */
async function setTheShop(page: Page, own: string): Promise<() => Promise<void>> {
  await open(page, '/staff/settings');
  const before = await page.getByLabel('Pickup address').inputValue();
  await page.getByLabel('Monday opens').fill('noon');
  await page.getByLabel('Pickup address').fill(`Gate ${own}\n5 Harbour Road, Manila`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Monday opens')).toHaveAccessibleDescription(/time of day/);
  await expect(page.getByLabel('Pickup address')).toHaveValue(new RegExp(own));
  await page.getByLabel('Monday opens').fill('8:00');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await said(page, 'Saved.');
  const changes = page.getByRole('region', { name: 'Changes' });
  await expect(changes.getByRole('row', { name: new RegExp(own) })).toBeVisible();

  await open(page, '/staff/settings/letters');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Order placed' }).click();
  await page.getByLabel('Introduction').fill(`Dear {name}, <b>welcome</b> to gate ${own}.`);
  await page.getByRole('button', { name: 'See the letter' }).click();
  const letter = page.getByRole('region', { name: 'As you typed it' });
  await expect(letter).toContainText(`Dear Ana Cruz, <b>welcome</b> to gate ${own}.`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await said(page, 'Saved.');
  return async () => {
    await open(page, '/staff/settings');
    await page.getByLabel('Pickup address').fill(before);
    await page.getByRole('button', { name: 'Save' }).click();
    await said(page, 'Saved.');
  };
}

test('an owner sets the shop, its letters, its staff and its search names [N90 N91 N92 N93 N94]', async ({
  browser,
}) => {
  const own = randomUUID().slice(0, 6).replaceAll(/\d/g, 'q');
  const page = await (await browser.newContext()).newPage();
  await somebodyOf(page, 'owner');
  const putBack = await setTheShop(page, own);

  const customer = await registeredCustomer();
  const { id, variants } = await sellableProduct();
  const variant = variants.find((each) => each.default)?.id ?? 0;
  const line = { product_id: id, variant_id: variant, quantity: 1 };
  const { number } = await placeOrderFor(customer, [line]);
  const mail = await newestMail(customer.email);
  expect(mail).toContain(`<b>welcome</b> to gate ${own}.`);
  expect(mail).toContain(`Pickup at: Gate ${own}, 5 Harbour Road, Manila`);
  expect(mail).toContain(`/order-history/${number}`);
  expect(mail).toContain('The last day to pay is ');
  // Other tests' orders are told without these words.
  await page.getByLabel('Introduction').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await said(page, 'Saved.');
  await putBack();

  await open(page, '/staff/people/roles');
  const making = page.getByRole('region', { name: 'Make a role' });
  await making.getByLabel('Name', { exact: true }).fill(`stock-${own}`);
  await making.getByLabel('See prices and stock').check();
  await making.getByLabel('Your own password').fill(STAFF_PASSWORD);
  await expectAccessible(page);
  await making.getByRole('button', { name: 'Make the role' }).click();
  await said(page, 'The role is made.');

  await open(page, '/staff/people');
  await page.getByLabel('Name', { exact: true }).fill(`ben-${own}`);
  await page.getByLabel('Role', { exact: true }).selectOption(`stock-${own}`);
  await page.getByLabel('Your own password').fill(STAFF_PASSWORD);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = await page.locator('code.key').innerText();
  await expectAccessible(page);
  const ben = await openedBy(browser, link);
  await expect(ben.getByRole('heading', { level: 1 })).toHaveText('Stock');
  await ben.getByLabel('Barcode, model number or words').fill('drill');
  await ben.getByRole('button', { name: 'Find' }).click();
  await expect(ben.getByRole('table', { name: 'Found in the catalogue' })).toBeVisible();
  await expectAccessible(ben);
  await open(ben, '/staff/settings');
  await expect(ben.getByText('This is not for your role.')).toBeVisible();

  await page.getByRole('link', { name: 'I have copied it' }).click();
  await page.getByRole('link', { name: `ben-${own}` }).click();
  await expectAccessible(page);
  await page.getByText('End the account').first().click();
  await page.locator('#end-current').fill(STAFF_PASSWORD);
  await page.getByRole('button', { name: 'End the account' }).click();
  await said(page, 'The account is ended');
  await open(ben, '/staff/stock');
  await expect(ben).toHaveURL(/sign-in/);
  await ben.context().close();

  // Near to no word of the catalogue, and to none that another test searches in vain.
  const word = `vx${randomUUID()
    .slice(0, 6)
    .replaceAll(/\d/g, (digit) => 'ghijkmnprs'[Number(digit)] ?? '')}`;
  await open(page, '/staff/reports/synonyms');
  await page.getByLabel('What shoppers type').fill(word);
  await page.getByLabel('What the catalogue calls it').fill('drill');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add' }).click();
  await said(page, 'Added.');
  await expect
    .poll(async () => {
      const query = { query: word };
      return (await callProvider<{ total: number }>('/api/store/products/search', query)).total;
    })
    .toBeGreaterThan(0);
  await page.context().close();
});
