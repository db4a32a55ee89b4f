/** The browser's stored data may be anything: foreign, huge, hostile, or another tab's. */
import { addToCart, cartButton, sellableProduct } from '../shop/cart-steps';
import { LONG } from '../shop/long';
import { expect, logIn, registeredCustomer, serverLog, test } from '../shop/test';

const HOSTILE = '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}}';

const KEPT: [string, string][] = [
  ['keys that change every object', HOSTILE],
  ['lines that change every object', `{"version":1,"lines":[${HOSTILE}],"__proto__":[]}`],
  ['megabytes', `{"version":1,"lines":["${'x'.repeat(400_000)}"]}`],
  ['another program’s data', '{"state":{"items":{"0":{"sku":true}}},"version":"0"}'],
  ['a number', '9e999'],
];

test(
  'whatever lies in its storage, the shop goes on and changes no object by it',
  LONG,
  async ({ page }) => {
    const product = await sellableProduct();
    await page.goto('/contact-us');
    for (const [what, text] of KEPT) {
      await test.step(what, async () => {
        await page.evaluate((value) => {
          const keys = ['cart', 'cart-prices', 'search-history', 'boundaries', 'theme'];
          for (const key of keys) window.localStorage.setItem(key, value);
          const own = ['user', 'token', 'draft:mfe-content:inquiry', 'return-to', 'place'];
          for (const key of own) window.sessionStorage.setItem(key, value);
        }, text);
        await addToCart(page, product);
        await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
        expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
        await page.evaluate(() => {
          window.localStorage.clear();
          window.sessionStorage.clear();
        });
      });
    }
  },
);

test(
  'two tabs have one guest’s cart, and neither loses what the other adds',
  LONG,
  async ({ page, context }) => {
    const product = await sellableProduct();
    const other = await context.newPage();
    await other.goto('/store');
    await addToCart(page, product);
    await expect(cartButton(other)).toHaveAccessibleName('Cart, 1 item');
    await addToCart(other, await sellableProduct(1));
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items');
    await other.close();
  },
);

test(
  'neither the servers’ logs nor the browser’s lasting storage know who was there',
  LONG,
  async ({ page }) => {
    const customer = await registeredCustomer();
    await logIn(page, customer);
    await page.goto('/contact-us');
    await page.getByRole('main').getByRole('button', { name: 'Inquire' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Mobile number').fill('0917 555 7788');
    await form.getByLabel('Inquiry').fill('Do you sell quiet generators?');
    await form.getByRole('button', { name: 'Send inquiry' }).click();
    await expect(form).toBeHidden();
    await page.goto('/search?q=quiet+generators');
    await expect(page.locator('[data-page="search"] h1')).toBeVisible();
    const lasting = await page.evaluate(() => JSON.stringify({ ...window.localStorage }));
    const log = await serverLog();
    expect(log).toContain('/api/utilities/inquiries/send');
    const personal = [customer.email, customer.name, customer.password, '555 7788', 'Do you sell'];
    for (const words of personal) {
      expect(lasting).not.toContain(words);
      expect(log).not.toContain(words);
    }
    const token = await page.evaluate(() => window.sessionStorage.getItem('token') ?? 'none');
    expect(token.length).toBeGreaterThan(20);
    expect(`${lasting}${log}`).not.toContain(token);
  },
);
