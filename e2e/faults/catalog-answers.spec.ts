/** The catalogue's pages with answers that the reference provider never gives. */
import { LONG } from '../shop/long';
import { clientOf } from '../shop/provider-client';
import { clearFaults, expect, setFault, test } from '../shop/test';
import type { Locator, Page } from '@playwright/test';

test.afterEach(clearFaults);

const LIST = { path: '/api/store/products', method: 'POST' } as const;
const cardsOf = (page: Page) => page.getByRole('main').getByRole('article');

const row = (id: number, more: object = {}) => ({
  id,
  product_name: `Answer ${id}`,
  brand_name: 'Answers',
  category_name: 'Odd Ones',
  description: '',
  price: 100 + id,
  in_stock: true,
  first_image: { default: 1, path: '0' },
  ...more,
});
const rows = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => row(from + at));

/** The places of the first eight: left, top, width, height, in pixels. */
const boxesOf = (items: Locator) =>
  items.evaluateAll((all) =>
    all.slice(0, 8).map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height];
    }),
  );

test('eight skeletons on first load, as large as the cards will be, and four on Load More [C04]', async ({
  page,
}) => {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await setFault({ ...LIST, kind: 'hang' });
    await page.goto('/store');
    const skeletons = page.locator('[data-skeleton]');
    await expect(skeletons).toHaveCount(8);
    const places = await boxesOf(skeletons);
    await clearFaults();
    await page.reload();
    await expect(cardsOf(page)).toHaveCount(12);
    await expect(skeletons).toHaveCount(0);
    const cards = await boxesOf(
      page.getByRole('list', { name: 'All Products' }).getByRole('listitem'),
    );
    // The layout rounds to 64ths of a pixel, so a difference below half a pixel is no movement.
    for (const [at, place] of places.entries()) {
      for (const [side, value] of place.entries()) {
        expect(Math.abs((cards[at]?.[side] ?? Infinity) - value)).toBeLessThan(0.5);
      }
    }
  }
  await setFault({ ...LIST, kind: 'hang' });
  await page.getByRole('link', { name: 'Load More' }).click();
  await expect(page.locator('[data-skeleton]')).toHaveCount(4);
  await expect(cardsOf(page)).toHaveCount(12);
});

test('repeated ids are dropped, a list starts over after Clear Filter, and late answers of another category are never shown [C02]', async ({
  page,
}) => {
  await page.goto('/categories');
  // Those of a group, whose products are its own.
  const links = page.locator('main section[aria-label] li a:has(strong)');
  const paths = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  const [a = '', b = ''] = paths;
  const nameAt = async (path: string) =>
    (await page.locator(`main a[href="${path}"] strong`).innerText()).trim();
  const [nameA, nameB] = [await nameAt(a), await nameAt(b)];
  const productsOf = async (path: string) => {
    const id = path.split('/').at(-1) ?? '';
    const listed = await clientOf().products({ id, type: 'category', limit: 100, offset: 0 });
    return new Set(listed.map((product) => `/products/${product.id}`));
  };
  const [ofA, ofB] = [await productsOf(a), await productsOf(b)];
  const shown = () =>
    cardsOf(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));

  await test.step('A, then B, then A again while the first answer of A is late', async () => {
    await setFault({ ...LIST, kind: 'delay', milliseconds: 3000, times: 1 });
    await page.locator(`main a[href="${a}"]`).click();
    await expect(page.locator('[data-skeleton]')).toHaveCount(8);
    await page.goBack();
    await page.locator(`main a[href="${b}"]`).click();
    await expect(page.getByRole('heading', { level: 1, name: nameB })).toBeVisible();
    await expect.poll(async () => ofB.has((await shown())[0] ?? '')).toBe(true);
    await page.goBack();
    await page.locator(`main a[href="${a}"]`).click();
    await expect(page.getByRole('heading', { level: 1, name: nameA })).toBeVisible();
    await expect(cardsOf(page).first()).toBeVisible();
    expect((await shown()).filter((href) => !ofA.has(href))).toEqual([]);
  });

  await test.step('data of the same id is kept: A comes back without a call', async () => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/store/products')) calls.push(request.url());
    });
    await page.goBack();
    await page.locator(`main a[href="${a}"]`).click();
    await expect.poll(async () => ofA.has((await shown())[0] ?? '')).toBe(true);
    expect(calls).toEqual([]);
  });

  await test.step('a page that repeats ids shows each once, and the offset counts rows', async () => {
    await setFault({ ...LIST, kind: 'wrong-shape', body: [...rows(1, 10), row(3), row(4)] });
    const offset = page.waitForRequest(
      (request) =>
        request.url().endsWith('/api/store/products') &&
        (request.postDataJSON() as { offset: number }).offset === 12,
    );
    // Clear Filter drops the loaded rows, and the store requests them again from the first.
    const first = page.waitForRequest(
      (request) =>
        request.url().endsWith('/api/store/products') &&
        (request.postDataJSON() as { offset: number }).offset === 0,
    );
    await page.getByRole('link', { name: 'Clear Filter' }).click();
    await first;
    await expect(page.locator('[data-page="store"]').getByRole('article')).toHaveCount(10);
    await clearFaults();
    await setFault({ ...LIST, kind: 'wrong-shape', body: [row(10), row(11)] });
    await page.getByRole('link', { name: 'Load More' }).click();
    await offset;
    await expect(cardsOf(page)).toHaveCount(11);
    await expect(page.getByRole('link', { name: 'Load More' })).toBeHidden();
  });
});

test('a price of "0", a picture "0" and one that is gone: words and one placeholder, on cards and on the page [C05 C07]', async ({
  page,
}) => {
  await setFault({
    ...LIST,
    kind: 'wrong-shape',
    body: [
      row(1, { price: '0' }),
      row(2, { price: 0 }),
      row(3, { price: null }),
      row(4, { first_image: { default: 0, path: '0' } }),
      row(5, { first_image: { default: 0, path: 'gone/missing.webp' } }),
    ],
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('gone/missing')) asked.push(request.url());
  });
  await page.goto('/store');
  await expect(cardsOf(page)).toHaveCount(5);
  await expect(cardsOf(page).filter({ hasText: 'Price Upon Inquiry' })).toHaveCount(3);
  await expect(page.getByText('₱0.00')).toHaveCount(0);
  // Each of the five cards without a picture has the placeholder, and none a broken image.
  await expect(cardsOf(page).getByText('No image')).toHaveCount(5);
  await expect(cardsOf(page).locator('img')).toHaveCount(0);
  // The fallback picture is inline, so it can't fail to load.
  expect(asked.length).toBe(1);
});

const details = (variants: object[]) => ({
  id: 900001,
  product_id: 900001,
  product_name: 'Answer in Detail',
  brand: { id: 1, brand_name: 'Answers' },
  category: '',
  description: '',
  variants: variants.map((variant, at) => ({
    ...{ id: 900002 + at, price: 5, default: at === 0 ? 1 : 0 },
    ...{ images: [{ path: '0' }], inclusions: 'none', useage: null },
    ...variant,
  })),
});

test(
  'specs come as a list, as its JSON text, or corrupt: the page shows what can be read [C06]',
  LONG,
  async ({ page }) => {
    // Each with a size of its own, so that none is taken for the one before.
    const list = (size: string) => [{ label: 'Chuck', specs: size }];
    const answers = [
      { name: 'A list', specs: list('10 mm'), shown: '10 mm' },
      { name: 'Its text', specs: JSON.stringify(list('11 mm')), shown: '11 mm' },
      { name: 'Cut text', specs: '[{"label":"Chu', shown: null },
      { name: 'In part', specs: [null, 7, ...list('13 mm')], shown: '13 mm' },
      { name: 'No list', specs: { label: 'Chuck' }, shown: null },
    ];
    await setFault({
      kind: 'wrong-shape',
      path: '/api/store/products/details/900001',
      body: details(answers.map(({ name, specs }) => ({ variant_name: name, specs }))),
    });
    await page.goto('/products/900001');
    await expect(page.getByRole('heading', { level: 1, name: 'Answer in Detail' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Answer in Detail (no image)' })).toBeVisible();
    for (const { name, shown } of answers) {
      await page.getByRole('radio', { name, exact: true }).check();
      const specs = page.getByRole('table', { name: /^Specifications/ });
      const rows = specs.getByRole('row', { name: /Chuck/ });
      await expect(rows).toHaveText(shown === null ? [] : [new RegExp(`Chuck.*${shown}`)]);
    }
  },
);

test('empty lists say so in their own words [C08]', async ({ page }) => {
  for (const { path, call, words } of [
    { path: '/store', call: '/api/store/products', words: 'No Products Available.' },
    { path: '/brands', call: '/api/brands', words: 'No brands available' },
    { path: '/categories', call: '/api/category', words: 'No categories found' },
    { path: '/', call: '/api/product/featured-products', words: 'No featured products available' },
  ]) {
    await setFault({ kind: 'wrong-shape', path: call, body: [] });
    await page.goto(path);
    await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible();
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  }
});

test(
  'one featured product has no arrows and no dots; few brands are repeated four times, without those that have no file [H02 H03]',
  LONG,
  async ({ page }) => {
    const [first] = await clientOf().brands();
    await setFault({
      kind: 'wrong-shape',
      path: '/api/product/featured-products',
      body: [row(1)],
    });
    await setFault({
      kind: 'wrong-shape',
      path: '/api/brands',
      body: [first, { id: 91, brand_name: 'Fileless', file_name: null, image_path: null }],
    });
    await page.goto('/');
    const carousel = page.getByRole('group', { name: 'Featured products' });
    await expect(carousel.getByRole('heading', { name: 'Answer 1' })).toBeVisible();
    await expect(carousel.getByRole('button')).toHaveCount(0);
    const brands = page.getByRole('region', { name: 'Brands' });
    await brands.scrollIntoViewIfNeeded();
    await expect(brands.locator('[data-paused] > ul')).toHaveCount(4);
    await expect(brands.getByRole('link')).toHaveCount(1);
    await expect(brands.getByText('Fileless')).toHaveCount(0);
  },
);

test(
  'a provider that ignores the filter is not believed: what is loaded is filtered, and the list says so',
  LONG,
  async ({ page }) => {
    await setFault({ ...LIST, kind: 'wrong-shape', body: rows(1, 12) });
    await page.goto('/store?price_max=105');
    await expect(cardsOf(page)).toHaveCount(5);
    await expect(
      page.getByRole('main').getByText('5 products shown, filtered among the 12 loaded').first(),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Load More' })).toBeVisible();
    await page.goto('/store?price_max=5');
    await expect(
      page.getByText('Nothing matches these filters yet, among the 12 loaded.'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Load More' })).toBeVisible();
  },
);

test(
  'a part of the home page that fails or is late costs the rest of the page nothing, and comes when it can',
  LONG,
  async ({ page }) => {
    const featured = page.getByRole('region', { name: 'Featured products' });
    const brands = page.getByRole('region', { name: 'Brands' });
    await setFault({ kind: 'status', status: 500, path: '/api/product/featured-products' });
    await setFault({ kind: 'hang', path: '/api/brands' });
    const document = await page.goto('/');
    const html = (await document?.text()) ?? '';
    expect(html).toContain('data-rendered');
    // The server renders no error message, so that the browser tries the call itself.
    expect(html).toContain('Featured products</h2>');
    expect(html).not.toContain('No featured products available');
    await expect(page.getByRole('heading', { level: 2, name: 'Latest blogs' })).toBeVisible();
    await expect(featured.getByText('No featured products available')).toBeVisible();
    await expect(brands.getByText('Still loading…')).toBeAttached();
    await clearFaults();
    await featured.getByRole('button', { name: 'Retry' }).click();
    await expect(featured.getByRole('link', { name: /^View product/ }).first()).toBeVisible();
    // The HTML of the next visit has the whole part.
    await page.reload();
    await expect(brands.getByRole('link').first()).toBeAttached();
    expect(await (await page.request.get('/')).text()).not.toContain('Still loading');
  },
);
