/** A company's order, from its details to the counter's receipt; how many there are, and how soon. */
import {
  cartButton,
  confirmOrder,
  fillCheckout,
  putInCart,
  sellableProduct,
} from '../shop/cart-steps';
import { painted, violations } from '../shop/axe';
import { somebodyOf } from '../shop/counter-clerk';
import { clientOf } from '../shop/provider-client';
import { shopAddress } from '../shop/shop-address';
import { expect, logIn, newestMail, registeredCustomer, test } from '../shop/test';
import { untilHydrated } from '../shop/until-hydrated';

test('a company’s details, PO number and TIN reach the printed order and the counter’s receipt [B30 B31 B32]', async ({
  page,
  browser,
}) => {
  const customer = await registeredCustomer();
  const po = `PO-${customer.email.replaceAll(/\D/g, '')}`;
  await logIn(page, customer);
  await putInCart(page, await sellableProduct());

  await test.step('the details are kept with the account', async () => {
    await page.goto('/my-details');
    await page.getByLabel('Company name').fill('Santos Builders Inc.');
    await page.getByLabel('TIN').fill('12-34');
    await page.getByLabel('Branch').fill('Cebu');
    const save = page.getByRole('button', { name: 'Save company details' });
    await save.click();
    await expect(page.getByLabel('TIN')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('TIN')).toBeFocused();
    await page.getByLabel('TIN').fill('123 456 789 012');
    await save.click();
    await expect(page.getByRole('main').getByText(/company details are saved/)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('TIN')).toHaveValue('123-456-789-012');
    await page.evaluate(painted);
    expect(await violations(page)).toEqual([]);
  });

  await test.step('the checkout fills them in, and takes PO number and project', async () => {
    await page.goto('/checkout');
    await fillCheckout(page);
    await page.getByText('Ordering for a company').click();
    await expect(page.getByLabel('TIN')).toHaveValue('123-456-789-012');
    await expect(page.getByLabel('Company (optional)')).toHaveValue('Santos Builders Inc.');
    await page.getByLabel('PO number').fill(po);
    await page.getByLabel('Project reference').fill('Mactan bridge');
    await page.getByLabel('TIN').fill('77');
    await confirmOrder(page).click();
    await expect(page.getByLabel('TIN')).toHaveAttribute('aria-invalid', 'true');
    await page.evaluate(painted);
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('TIN').fill('123456789012');
    await confirmOrder(page).click();
    await expect(page.getByText('Order has been placed!').first()).toBeVisible();
  });

  const said = [po, 'Mactan bridge', '123-456-789-012', 'Cebu'];
  const mail = await newestMail(customer.email);
  for (const words of said) expect(mail).toContain(words);
  await page.goto('/order-history');
  await page.getByRole('link', { name: /^Order ORD-/ }).click();
  await page.emulateMedia({ media: 'print' });
  const own = page.getByRole('region', { name: 'Company order' });
  for (const words of said) await expect(own.getByText(words, { exact: true })).toBeVisible();

  const clerk = await (await browser.newContext()).newPage();
  await somebodyOf(clerk, 'counter');
  await clerk.goto(`${shopAddress().counter}/staff/orders`, { waitUntil: 'load' });
  await clerk.getByLabel('Number, PO number, name, phone or product').fill(po);
  await clerk.getByRole('button', { name: 'Find' }).click();
  await clerk.getByRole('link', { name: /^ORD-/ }).click();
  for (const paper of ['Receipt', 'Picking slip']) {
    await clerk.getByRole('link', { name: paper }).click();
    for (const words of said) await expect(clerk.getByRole('article')).toContainText(words);
    await clerk.goBack();
  }
  await clerk.context().close();
});

test('a product says how many there are and when they can be picked up, and the cart warns of more [B33]', async ({
  page,
}) => {
  const product = await clientOf().productWith(({ variants }) =>
    variants.some((one) => one.default && one.price && (one.stock_count ?? 0) > 3),
  );
  await page.goto(`/products/${product.id}`);
  await untilHydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByText(/^\d+ in stock$/).first()).toBeVisible();
  const when = /^Collect (?:today|tomorrow|on \w+, \w+ \d+,) from \d+:[03]0$/;
  await expect(main.getByText(when).first()).toBeVisible();
  await main.getByRole('spinbutton', { name: 'Quantity' }).fill('9000');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await cartButton(page).click();
  // More than there are has no day.
  await expect(page.getByRole('dialog').getByText(when)).toHaveCount(0);
  await expect(page.getByRole('dialog').getByText(/^Only \d+ left in stock$/)).toBeVisible();
});
