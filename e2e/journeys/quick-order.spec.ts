/** A list of items, pasted and put into the cart in one step. */
import { cartButton } from '../shop/cart-steps';
import { expect, registeredCustomer, signIn, test } from '../shop/test';
import { untilHydrated } from '../shop/until-hydrated';

const LIST = [
  '1. HBG200-3P x 2',
  'kpg5500-v3 1 pc',
  '- 3 pcs BHLB0.75-15',
  '[11/23/26, 4:05 PM] Juan: TV125OS - 2',
  'SK-DM6.2\t1',
  'Ferrolin F-LB.1.5B Lever Block 1.5 t 3 m chain x 1',
  'dalawang martilyo',
  'angel grinder 100 mm, 2',
  'BHBJST-5 5',
  'office chair mesh back x 4',
  'MVCM400A',
  '2 x BR 1200PGS',
];

test('twelve mixed lines are matched, one is chosen, and all go into a guest’s cart in one step [B01 B02 B04 B05]', async ({
  page,
}) => {
  await page.goto('/quick-order');
  await untilHydrated(page);
  const list = page.getByLabel('Your list');
  await list.fill(LIST.join('\n'));
  // By keyboard alone.
  await list.press('Control+Enter');
  const result = page.getByRole('heading', { name: /^12 lines: \d+ found/ });
  await expect(result).toBeFocused();
  await expect(result).toHaveText('12 lines: 9 found, 2 to choose, 1 not found.');
  const rows = page.getByRole('list', { name: 'Lines of your order' }).getByRole('listitem');
  const grinder = rows.filter({ hasText: 'angel grinder 100 mm' });
  await expect(grinder.getByText('Please choose')).toBeVisible();
  await grinder.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await expect(grinder.getByText('Chosen')).toBeVisible();
  await expect(rows.filter({ hasText: 'office chair' }).getByText('Not found')).toBeVisible();
  await expect(rows.first().getByRole('spinbutton')).toHaveValue('2');

  // It is there after a reload, with the choice.
  await page.reload();
  await expect(grinder.getByText('Chosen')).toBeVisible();
  const add = page.getByRole('button', { name: /^Add \d+ items to cart$/ });
  const count = Number(/\d+/.exec((await add.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThan(6);
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(rows.getByText('Added', { exact: true })).toHaveCount(count);
  const lines = await page.evaluate(
    () => (JSON.parse(window.localStorage.getItem('cart') ?? '{}') as { lines: unknown[] }).lines,
  );
  expect(lines).toHaveLength(count);
  await expect(page.getByRole('button', { name: /^Ask for a quotation/ })).toBeVisible();
});

test('two hundred lines go in one call, and what is over stays in the text [B03]', async ({
  page,
}) => {
  await page.goto('/quick-order');
  await untilHydrated(page);
  const calls: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/store/quick-order/')) calls.push(request.postDataJSON());
  });
  const lines = Array.from({ length: 203 }, (_, at) => `HBG200-3P x ${at + 1}`);
  const list = page.getByLabel('Your list');
  await list.fill(lines.join('\n'));
  await list.press('Control+Enter');
  await expect(page.getByRole('heading', { name: /^200 lines: 200 found/ })).toBeFocused();
  await expect(page.getByText('3 lines are left: one order has 200 at most.')).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('a customer’s CSV file goes into the cart by one call [B04 B06]', async ({ page }) => {
  await signIn(page, await registeredCustomer());
  await page.goto('/quick-order');
  await untilHydrated(page);
  await page.getByLabel('CSV or text file').setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Item Code,Qty\nHBG200-3P,1\nTV125OS,2\n'),
  });
  await expect(page.getByRole('heading', { name: /^2 lines: 2 found/ })).toBeFocused();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/store/cart/')) {
      calls.push(new URL(request.url()).pathname);
    }
  });
  await page.getByRole('button', { name: 'Add 2 items to cart' }).click();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 3 items');
  expect(calls.filter((path) => !path.endsWith('fetchItemsAdded'))).toEqual([
    '/api/store/cart/addItems',
  ]);
});
