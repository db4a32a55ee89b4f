/** What a customer has ordered: the list, one order, and ordering it again. */
import { formattedPesos as pesos } from '../shop/pesos';
import { pickupAddress, placeOrderFor } from '../shop/placed-order';
import { clientOf } from '../shop/provider-client';
import { expect, registeredCustomer, signIn, test } from '../shop/test';

test('an empty order history leads to the shop, and an order shows there as it was placed [K10 R15]', async ({
  page,
}) => {
  const customer = await registeredCustomer();

  await test.step('a guest who opens the orders finds the way to them after the login', async () => {
    await page.goto('/order-history');
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel('Email').fill(customer.email);
    await page.getByLabel('Password', { exact: true }).fill(customer.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/store$/);
    await page.getByRole('link', { name: 'Continue to your orders' }).click();
    await expect(page).toHaveURL(/\/order-history$/);
  });

  await test.step('without orders there is the way to the shop', async () => {
    await expect(page.getByText('No orders placed yet.')).toBeVisible();
    await expect(page.getByText("You haven't placed any orders yet.")).toBeVisible();
    const toShop = page.getByRole('main').getByRole('link', { name: 'Go to the shop' });
    await expect(toShop).toHaveAttribute('href', '/shop');
    await toShop.click();
    await expect(page).toHaveURL(/\/store$/);
    await expect(page.getByRole('link', { name: /^Continue to/ })).toBeHidden();
    await page.goto('/shop');
    await expect(page).toHaveURL(/\/store$/);
  });

  const product = await clientOf().productWith(
    ({ variants }) => variants.filter((each) => each.price && each.in_stock).length > 1,
  );
  const [first, second] = product.variants.filter((each) => each.price && each.in_stock);
  const placed = await placeOrderFor(
    customer,
    [first, second].map((each, at) => ({
      product_id: product.id,
      variant_id: each?.id ?? 0,
      quantity: at + 1,
    })),
  );
  const other = await placeOrderFor(customer, [
    { product_id: product.id, variant_id: first?.id ?? 0, quantity: 3 },
  ]);

  await test.step('each order has its number, date, status, total and lines', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'My Purchase' }).click();
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(2);
    const card = page.getByRole('article', { name: `Order ${placed.number}` });
    await expect(card.getByText('Pending')).toBeVisible();
    await expect(card.getByText(pesos(placed.total))).toBeVisible();
    const today = new Intl.DateTimeFormat('en-PH', {
      dateStyle: 'long',
      timeZone: 'Asia/Manila',
    }).format(new Date());
    await expect(card.getByRole('time')).toContainText(today);
    const line = card.getByRole('listitem').filter({ hasText: second?.variant_name ?? 'none' });
    await expect(line.getByRole('link', { name: product.product_name })).toHaveAttribute(
      'href',
      `/products/${second?.id}`,
    );
    await expect(
      line.getByText(placed.lines[0]?.brand_name ?? 'none', { exact: true }),
    ).toBeVisible();
    await expect(line.getByText('Quantity: 2')).toBeVisible();
    await expect(line.getByText(pesos(second?.price ?? 0))).toBeVisible();
    const picture = line.locator('img');
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  });

  await test.step('it is found by its number, as it may be typed', async () => {
    await page
      .getByRole('searchbox', { name: 'Order number or product' })
      .fill(placed.number.toLowerCase().replaceAll('-', ' '));
    await page.getByRole('button', { name: 'Find order' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page).toHaveURL(/\/order-history\?q=/);
    await page.getByRole('link', { name: `Order ${placed.number}`, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/order-history/${placed.number}$`));
  });

  await test.step('opened, it shows address, VAT and steps, and prints without the shop around it', async () => {
    await expect(page).toHaveTitle(new RegExp(placed.number));
    await expect(page.getByText(pickupAddress)).toBeVisible();
    await expect(page.getByText('VAT (12%)')).toBeVisible();
    await expect(
      page.getByRole('list', { name: 'Status of this order' }).locator('[aria-current="step"]'),
    ).toContainText('Pending');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByText('Ironwharf Industrial Supply, Inc.').first()).toBeVisible();
    await expect(page.getByText(pesos(placed.total))).toBeVisible();
    await page.emulateMedia({ media: null });
  });

  await test.step('it is asked about by its number', async () => {
    await page.getByRole('button', { name: 'Ask about this order' }).click();
    const question = page.getByRole('dialog').getByLabel('Inquiry', { exact: true });
    await expect(question).toHaveValue(new RegExp(placed.number));
    await page.keyboard.press('Escape');
  });

  await test.step('ordered again, its lines are in the cart, with a word on each', async () => {
    await page.getByRole('button', { name: /^Order again/ }).click();
    await expect(page.getByRole('heading', { name: 'All items are in your cart.' })).toBeVisible();
    await expect(page.getByText('Added', { exact: true })).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Cart, 3 items', exact: true })).toBeVisible();
  });

  await test.step('an order of somebody else is not found, whoever has its number', async () => {
    const stranger = await registeredCustomer();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await signIn(page, stranger);
    await page.goto(`/order-history/${other.number}`);
    await expect(page.getByRole('heading', { name: 'Order not found' })).toBeVisible();
  });
});
