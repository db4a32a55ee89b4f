/** Passing on a product, a category and a cart. */
import { addToCart, cartButton, sellableProduct } from '../shop/cart-steps';
import { shared, withShareSheet } from '../shop/share-sheet';
import { shopAddress } from '../shop/shop-address';
import { expect, test } from '../shop/test';
import { untilHydrated } from '../shop/until-hydrated';

/** The link on this shop, whatever origin the shop names in links. */
const here = (url: string | undefined) =>
  `${shopAddress().shop}${(url ?? '').replace(/^https?:\/\/[^/]+/, '')}`;

test('a cart is passed on, and a guest who opens the link adds it [B50] [B51] [B52]', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await withShareSheet(page);
  const product = await sellableProduct();
  await addToCart(page, product);
  await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click();
  expect(await shared(page)).toMatchObject({ title: product.product_name });
  expect((await shared(page))?.url).toMatch(/^https?:\/\/.*\/products\//);
  await cartButton(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Share cart' }).click();
  await expect
    .poll(async () => (await shared(page))?.url)
    .toMatch(/^https?:\/\/.*\/cart\/shared\?lines=\d+:1$/);
  const link = here((await shared(page))?.url);

  const context = await browser.newContext();
  const guest = await context.newPage();
  await guest.goto(link);
  await untilHydrated(guest);
  const line = guest.getByRole('main').getByRole('listitem');
  await expect(line).toHaveCount(1);
  await expect(line).toContainText(`1 × ${product.product_name}`);
  await expect(line).toContainText('₱');
  const said = (name: string) =>
    guest.locator(`meta[property="og:${name}"]`).getAttribute('content');
  expect(await said('title')).toBe('A shared cart: 1 item');
  expect(await said('description')).toContain(product.product_name);
  expect(await said('image')).toMatch(/^https?:\/\/.*format=png/);
  await expect(cartButton(guest)).toHaveAccessibleName('Cart is Empty');
  await guest.getByRole('button', { name: 'Add all to cart' }).click();
  await expect(guest.getByRole('heading', { name: 'The item is in your cart.' })).toBeVisible();
  await expect(cartButton(guest)).toHaveAccessibleName(/^Cart, 1/);
  // Without a share sheet the link is copied.
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await guest.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click();
  await expect(guest.getByText('Link copied.')).toBeVisible();
  await context.close();
});

test('the links of a product, a category and a brand have a picture of their own [B52]', async ({
  page,
  request,
}) => {
  const product = await sellableProduct();
  await page.goto('/categories');
  const category = await page.locator('main a[href^="/category/"]').first().getAttribute('href');
  for (const path of [`/products/${product.id}`, category ?? '', `/brand/${product.brand.id}`]) {
    const document = await (await request.get(path)).text();
    const said = (name: string) =>
      new RegExp(`property="og:${name}" content="([^"]*)"`).exec(document)?.[1];
    expect(said('image')).toMatch(/^https?:\/\/[^/]+\/storage\/share\/.*\.jpeg$/);
    expect(said('image:alt')).toBe(said('title'));
    const picture = await request.get(here(said('image')));
    expect(picture.headers()['content-type']).toBe('image/jpeg');
    const bytes = (await picture.body()).toString('base64');
    const size = await page.evaluate(async (data) => {
      const image = await createImageBitmap(
        new Blob([Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))]),
      );
      return [String(image.width), String(image.height)];
    }, bytes);
    expect(size).toEqual(['1200', '630']);
    expect([said('image:width'), said('image:height')]).toEqual(size);
  }
});
