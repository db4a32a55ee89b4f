/** Fields of the trade: sales, prices by quantity, quantities that are sold, documents, related. */
import type { Locator, Page } from '@playwright/test';
import { painted, violations } from '../shop/axe';
import {
  addToCart,
  cartButton,
  confirmOrder,
  fillCheckout,
  ordersOf,
  putInCart,
} from '../shop/cart-steps';
import { importCatalogue } from '../shop/import-catalogue';
import { LONG } from '../shop/long';
import { clientOf, type Details } from '../shop/provider-client';
import { expect, registeredCustomer, signIn, test } from '../shop/test';

/** Each name begins with a word that no other catalogue has. */
const catalogue = {
  brands: [{ id: 1, brand_name: 'Narra' }],
  categories: [
    { id: 1, category_name: 'Narra Trade' },
    { id: 2, category_name: 'Narra Alone' },
  ],
  products: [
    { id: 'plain', product_name: 'Narra Anchor', category: 2, variants: [{ price: 50 }] },
    {
      id: 'sale',
      product_name: 'Narra Ladder',
      variants: [{ price: 1500, sale_price: 1200, sale_ends: '2099-06-20' }],
    },
    {
      id: 'trade',
      product_name: 'Narra Bolts',
      related: ['sale', 'plain'],
      variants: [
        {
          price: 12,
          unit: 'box',
          pack_quantity: 100,
          gtin: '4006381333931',
          mpn: 'NR-840',
          country_of_origin: 'DE',
          warranty: '2 years',
          lead_time: '3 to 5 working days',
          documents: [
            { title: 'Bolt data', url: 'https://docs.example/nr-840.pdf', bytes: 120_400 },
            { title: 'Safety', url: '/documents/safety.pdf', kind: 'manual' },
          ],
          minimum_order: 10,
          order_step: 5,
          price_steps: [
            { quantity: 50, price: 11 },
            { quantity: 200, price: 9.5 },
          ],
        },
      ],
    },
    {
      id: 'old',
      product_name: 'Narra Steps',
      replaced_by: 'sale',
      variants: [{ price: 900 }],
    },
  ].map((product) => ({
    category: 1,
    ...product,
    brand: 1,
    variants: product.variants.map((variant) => ({
      variant_name: 'Standard',
      default: true,
      specs: [{ label: 'Finish', specs: 'Zinc' }],
      images: [{ path: 'mark.svg' }],
      ...variant,
    })),
  })),
};

test.beforeAll(async () => {
  expect(await importCatalogue(catalogue, 'narra', ['mark.svg'])).toMatch(/Imported/);
});

const named = (name: string) => clientOf().productNamed(`Narra ${name}`);
const main = (page: Page) => page.getByRole('main');
const drawer = (page: Page) => page.getByRole('dialog');
/** What something cost before, also for those who can't see the line through it. */
const former = (place: Locator, amount: string) => place.getByText(`was ${amount}`);

async function openProduct(page: Page, name: string): Promise<Details> {
  const product = await named(name);
  await page.goto(`/products/${product.id}`);
  return product;
}

test('a product page shows the fields that a product has, and its documents open in a tab that can’t reach the shop [T60 T64 B34]', async ({
  page,
  context,
}) => {
  await openProduct(page, 'Bolts');
  const shown = main(page);
  await expect(shown.getByText('per box', { exact: true })).toBeVisible();
  await expect(shown.getByText('₱0.12 per piece, 100 in the pack')).toBeVisible();
  await expect(shown.getByText(/^Collect on \w+, \w+ \d+, from 9:00$/)).toBeVisible();
  await expect(shown.getByText('Lead time: 3 to 5 working days')).toBeVisible();
  await expect(shown.getByText('Minimum order 10, in steps of 5')).toBeVisible();
  const specs = shown.getByRole('table', { name: /^Specifications/ });
  for (const value of ['4006381333931', 'NR-840', 'Germany', '2 years']) {
    await expect(specs.getByText(value)).toHaveCount(1);
  }
  await expect(shown.getByRole('heading', { name: 'Documents' })).toBeVisible();
  await page.evaluate(painted);
  expect(await violations(page)).toEqual([]);

  await context.route('https://docs.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'The data of the bolts' }),
  );
  const data = shown.getByRole('link', { name: /^Bolt data/ });
  await expect(data).toContainText('Datasheet, PDF, 120 KB');
  await expect(shown.getByRole('link', { name: /^Safety/ })).toContainText('Manual, PDF');
  const opened = context.waitForEvent('page');
  await data.click();
  const tab = await opened;
  await expect(tab.getByText('The data of the bolts')).toBeVisible();
  expect(await tab.evaluate(() => window.opener === null && document.referrer === '')).toBe(true);
});

test('a product page has prices by quantity and documents without JavaScript too [T60]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(`/products/${(await named('Bolts')).id}`);
  await expect(page.getByRole('row').filter({ hasText: '200 or more' })).toContainText('₱9.50');
  await expect(page.getByRole('link', { name: /^Bolt data/ })).toBeVisible();
  for (const coming of await main(page).getByText('Still loading').all()) {
    expect(await coming.boundingBox()).toBeNull();
  }
  await context.close();
});

test(
  'a product page shows nothing of fields that a product lacks [T60]',
  LONG,
  async ({ page }) => {
    await openProduct(page, 'Anchor');
    await expect(main(page).getByText('₱50.00').first()).toBeVisible();
    await expect(
      main(page).getByText(
        / per |in the pack|Lead time|Minimum order|Sale until|Replaced by|was ₱/,
      ),
    ).toHaveCount(0);
    await expect(main(page).getByRole('heading', { name: /Documents|Article/ })).toHaveCount(0);
  },
);

test('a sale shows the former price until the order, which costs what was shown [T61]', async ({
  page,
}) => {
  const product = await named('Ladder');
  await page.goto(`/category/${product.category.id}`);
  const card = main(page).getByRole('article').filter({ hasText: 'Narra Ladder' });
  await expect(card.getByText('₱1,200.00')).toBeVisible();
  await expect(former(card, '₱1,500.00')).toBeVisible();
  await expect(card.getByText('Sale until June 20, 2099')).toBeVisible();
  await signIn(page, await registeredCustomer());
  await addToCart(page, product);
  await expect(former(main(page), '₱1,500.00')).toBeVisible();
  await expect(main(page).getByText('Sale until June 20, 2099')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await cartButton(page).click();
  await expect(former(drawer(page), '₱1,500.00')).toBeVisible();
  await expect(drawer(page).getByText('Sale until June 20, 2099')).toBeVisible();
  await page.evaluate(painted);
  expect(await violations(page)).toEqual([]);
  await drawer(page).getByRole('link', { name: 'Checkout' }).click();
  const line = main(page).getByRole('list', { name: 'Items in your order' });
  await expect(former(line, '₱1,500.00')).toBeVisible();
  await page.evaluate(painted);
  expect(await violations(page)).toEqual([]);
  await fillCheckout(page);
  await confirmOrder(page).click();
  await expect(page.getByText('Order has been placed!').first()).toBeVisible();
  expect((await ordersOf(page))[0]).toMatchObject({ subtotal: 1200, total_amount: 1344 });
});

test(
  'a guest’s cart says until when a sale lasts, also after a reload [T61]',
  LONG,
  async ({ page }) => {
    await addToCart(page, await named('Ladder'));
    await page.reload();
    await cartButton(page).click();
    await expect(drawer(page).getByText('Sale until June 20, 2099')).toBeVisible();
  },
);

test('a price by quantity is the same on page, cart line, total and order [T62 B34 B35]', async ({
  page,
}) => {
  await signIn(page, await registeredCustomer());
  const product = await openProduct(page, 'Bolts');
  const steps = main(page).getByRole('row');
  await expect(steps.filter({ hasText: '10 to 49' })).toContainText('₱12.00');
  await expect(steps.filter({ hasText: '50 to 199' })).toContainText('₱11.00');
  await expect(steps.filter({ hasText: '200 or more' })).toContainText('₱9.50');
  await main(page).getByRole('spinbutton', { name: 'Quantity' }).fill('50');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('₱11.00 per box, ₱550.00 together')).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await cartButton(page).click();
  const line = drawer(page).getByRole('listitem').filter({ hasText: 'Narra Bolts' });
  await expect(line.getByText('₱550.00')).toBeVisible();
  await expect(line.getByText('₱11.00 per box')).toBeVisible();
  await expect(line.getByText('₱0.11 per piece, 100 in the pack')).toBeVisible();
  await expect(line.getByText('Price for 50 or more. 150 more: ₱9.50 per box.')).toBeVisible();
  await putInCart(page, product, 150);
  await page.goto('/checkout');
  const order = main(page).getByRole('list', { name: 'Items in your order' });
  await expect(order).toContainText(/200 × ₱9\.50.*₱1,900\.00/);
  await fillCheckout(page);
  await confirmOrder(page).click();
  await expect(page.getByText('Order has been placed!').first()).toBeVisible();
  expect((await ordersOf(page))[0]).toMatchObject({ subtotal: 1900, total_amount: 2128 });
});

test('quantities that are not sold are never asked for, by keyboard and by finger [T63]', async ({
  page,
}) => {
  await openProduct(page, 'Bolts');
  const quantity = main(page).getByRole('spinbutton', { name: 'Quantity' });
  await expect(quantity).toHaveValue('10');
  await main(page).getByRole('button', { name: 'Increase quantity' }).click();
  await expect(quantity).toHaveValue('15');
  await quantity.press('ArrowDown');
  await quantity.press('ArrowDown');
  await expect(quantity).toHaveValue('10');
  await quantity.fill('12');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('15');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByText('Item has been added to cart!')).toBeVisible();
  await cartButton(page).click();
  const line = drawer(page).getByRole('listitem').filter({ hasText: 'Narra Bolts' });
  await expect(line.getByText('Minimum order 10, in steps of 5')).toBeVisible();
  const held = line.getByRole('spinbutton');
  await line.getByRole('button', { name: /^Decrease/ }).click();
  await expect(held).toHaveValue('10');
  await held.fill('3');
  await held.press('Enter');
  await expect(held).toHaveValue('10');
});

test('‘Replaced by’ and related products lead there [T65]', async ({ page }) => {
  await openProduct(page, 'Steps');
  await expect(main(page).getByText('Replaced by')).toBeVisible();
  await main(page).getByText('Replaced by').locator('..').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Narra Ladder' })).toBeVisible();
  await openProduct(page, 'Bolts');
  const related = main(page).getByRole('region', { name: 'Related products' });
  await expect(related.getByRole('article')).toHaveCount(2);
  await related.getByRole('link', { name: 'Narra Anchor' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Narra Anchor' })).toBeVisible();
});

test('search engines read codes, and until when a price is valid [T66]', async ({ request }) => {
  const read = async (name: string) => {
    const html = await (await request.get(`/products/${(await named(name)).id}`)).text();
    const blocks = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
    const all = [...blocks].flatMap(([, text = '']) => JSON.parse(text) as object | object[]);
    return all.find((each) => '@type' in each && each['@type'] === 'Product');
  };
  expect(await read('Bolts')).toMatchObject({ gtin: '4006381333931', mpn: 'NR-840' });
  const sale = await read('Ladder');
  expect(sale).toMatchObject({
    offers: { price: 1200, priceValidUntil: '2099-06-20T16:00:00.000Z' },
  });
  expect(sale).not.toHaveProperty('gtin');
});
