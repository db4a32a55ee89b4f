/** The home page, the articles, the information pages and the inquiry. */
import { shopAddress } from '../shop/shop-address';
import { expect, newestMail, registeredCustomer, signIn, test } from '../shop/test';
import { clientOf } from '../shop/provider-client';

test('home has its six parts in order, and the hero leads to the store and to an inquiry [R01 H01]', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(main.locator('[data-slot="catalog.featured"] h2')).toBeVisible();
  await expect(main.locator('[data-slot="catalog.brand-marquee"] h2')).toBeVisible();
  const parts = await main
    .locator('h1, [data-slot^="catalog."], section[aria-labelledby] > div > div > h2')
    .evaluateAll((all) => all.map((part) => part.getAttribute('data-slot') ?? part.textContent));
  expect(parts.slice(1)).toEqual([
    'catalog.featured',
    'catalog.brand-marquee',
    'Latest blogs',
    'What our customers say',
    'Locate Us!',
  ]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(parts[0] ?? '');
  await expect(main.locator('#blogs article')).toHaveCount(3);

  await main.getByRole('button', { name: 'Inquire', exact: true }).click();
  await expect(page.getByRole('dialog').getByLabel('Inquiry')).toHaveValue('');
  await page.keyboard.press('Escape');
  await main.getByRole('link', { name: 'Shop Now' }).click();
  await expect(page).toHaveURL(/\/store$/);
});

test('testimonials pass by at a pixel in 30 ms, start over, and stop where they should [H05]', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const lane = page.getByRole('group', { name: 'Testimonials' });
  await lane.scrollIntoViewIfNeeded();
  const offset = () => lane.evaluate((box) => box.scrollLeft);
  await expect.poll(offset).toBeGreaterThan(0);
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));

  await test.step('a hundred pixels in three seconds', async () => {
    const before = await offset();
    await page.clock.runFor(3_000);
    expect(Math.round((await offset()) - before)).toBe(100);
  });

  await test.step('from the end of a lap to its beginning', async () => {
    const lap = await lane.evaluate((box) => {
      const width = (box.firstElementChild as HTMLElement).offsetWidth;
      box.scrollLeft = width - 5;
      return width;
    });
    await page.clock.runFor(600);
    expect(await offset()).toBeLessThan(30);
    expect(lap).toBeGreaterThan(1_000);
  });

  await test.step('not off screen, nor after Pause, and again after Play', async () => {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(lane).not.toBeInViewport();
    const away = await offset();
    await page.clock.runFor(3_000);
    expect(await offset()).toBe(away);
    await lane.scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Pause testimonials' }).click();
    const paused = await offset();
    await page.clock.runFor(3_000);
    expect(await offset()).toBe(paused);
    await page.getByRole('button', { name: 'Play testimonials' }).click();
    await page.clock.runFor(300);
    expect(await offset()).toBeGreaterThan(paused);
  });

  await test.step('not for one who wants no movement, until asked to', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await lane.scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Play testimonials' })).toBeVisible();
    const still = await offset();
    await page.clock.runFor(3_000);
    expect(await offset()).toBe(still);
  });
});

test('the map is a picture of ours until a click loads the live one [H06]', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://www.openstreetmap.org/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
  });
  await page.goto('/');
  const part = page.getByRole('region', { name: 'Locate Us!' });
  await part.scrollIntoViewIfNeeded();
  await expect(part.locator('svg').first()).toBeVisible();
  await expect(part.getByText('Caloocan City', { exact: false }).first()).toBeVisible();
  expect(asked).toEqual([]);
  await part.getByRole('button', { name: 'Show live map' }).click();
  await expect(part.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.openstreetmap\.org\//,
  );
  await expect.poll(() => asked.length).toBe(1);
});

test('articles are listed and read, and lead on and back to where home has them [R08 R09 N02 N03]', async ({
  page,
}) => {
  await page.goto('/blogs');
  await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
  const first = page.getByRole('main').getByRole('article').first();
  const title = await first.getByRole('heading', { level: 2 }).innerText();
  await expect(first.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/);
  await expect(first.locator('img')).toHaveJSProperty('complete', true);
  const excerpt = await first.locator('p').innerText();
  expect(excerpt.length).toBeGreaterThan(100);
  expect(excerpt.length).toBeLessThanOrEqual(120);
  await first.getByRole('link', { name: `Read Full Article: ${title}` }).click();

  const article = page.getByRole('article');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(article.locator('img').first()).toBeVisible();
  await expect(article.locator('time')).toBeVisible();
  await expect(article.getByText(/^\d+ min read$/)).toBeVisible();
  await expect(article.locator('p', { hasText: excerpt.slice(0, 40) })).toBeVisible();
  await expect(article.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.facebook\.com\/sharer\/sharer\.php\?u=http.*blogs/,
  );
  const more = page.getByRole('navigation', { name: 'More articles' });
  // They come when the article's end is near.
  const end = page.getByRole('contentinfo');
  await end.scrollIntoViewIfNeeded();
  await more.getByRole('link', { name: 'Next article' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeHidden();
  const back = more.getByRole('link', { name: `Previous article ${title}` });
  await expect(async () => {
    // The next article begins at its top, at a moment of its own.
    await end.scrollIntoViewIfNeeded();
    await expect(back).toBeVisible({ timeout: 1000 });
  }).toPass();
  await back.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.getByRole('link', { name: 'All blogs' }).click();
  await page.getByRole('link', { name: 'Back to Blogs' }).click();
  await expect(page).toHaveURL(/\/#blogs$/);
  await expect(page.locator('#blogs')).toBeInViewport();
  await expect(page.locator('#blogs')).toBeFocused();
});

test('the information pages say what binds, lead back, and print [R14 N04]', async ({ page }) => {
  await page.goto('/store');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' }).click();
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
  const headings = await main.getByRole('heading', { level: 2 }).allInnerTexts();
  expect(headings).toEqual([
    '1. General information',
    '2. Eligibility',
    '3. Product information',
    '4. Pricing and payment',
    '5. Shipping',
    '6. Returns and warranty',
    '7. User conduct',
    '8. Intellectual property',
    '9. Limitation of liability',
    '10. Privacy policy',
    '11. Changes to terms',
  ]);
  for (const [part, words] of [
    ['2. Eligibility', 'at least 18 years old'],
    ['4. Pricing and payment', '12% VAT is added at checkout'],
    ['4. Pricing and payment', 'Payment is by Cash on Delivery only'],
    ['5. Shipping', 'We offer delivery nationwide'],
    ['5. Shipping', 'delivery is temporarily unavailable and all orders are for pickup'],
    ['6. Returns and warranty', 'within 7 days of delivery'],
    ['6. Returns and warranty', 'defective, damaged or wrongly delivered'],
    ['10. Privacy policy', 'Philippine Data Privacy Act'],
  ] as const) {
    await expect(main.getByRole('region', { name: part })).toContainText(words);
  }

  await test.step('its table of contents leads to a part', async () => {
    const contents = page.getByRole('navigation', { name: 'Table of contents' });
    await contents.getByRole('link', { name: '9. Limitation of liability' }).click();
    await expect(page).toHaveURL(/#limitation-of-liability$/);
    await expect(page.locator('#limitation-of-liability')).toBeFocused();
    await expect(page.locator('#limitation-of-liability')).toBeInViewport();
  });

  await test.step('on paper there is the text and nothing to click', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'Table of contents' })).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(main.getByRole('region', { name: '11. Changes to terms' })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('the privacy policy says what is collected', async () => {
    await main.getByRole('region', { name: '10. Privacy policy' }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
    const collected = main.getByRole('region', { name: 'What we collect' });
    for (const what of ['name', 'email address', 'shipping address', 'order history']) {
      await expect(collected.getByRole('listitem').filter({ hasText: what }).first()).toBeVisible();
    }
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Terms and conditions' }),
    ).toBeVisible();
  });

  await test.step('each leads back home for one who came from nowhere', async () => {
    for (const path of ['/privacy-policy', '/terms-and-conditions', '/contact-us']) {
      await page.evaluate(() => window.sessionStorage.clear());
      const fresh = await page.context().newPage();
      await fresh.goto(`${shopAddress().shop}${path}`);
      await fresh.getByRole('button', { name: 'Go back' }).click();
      await expect(fresh).toHaveURL(`${shopAddress().shop}/`);
      await fresh.close();
    }
  });
});

test('a customer asks about a product, named already, and the shop has it [N01 C10]', async ({
  page,
}) => {
  const customer = await registeredCustomer();
  await signIn(page, customer);
  const product = await clientOf().productWith(({ variants }) => variants.length > 1);
  await page.goto(`/products/${product.id}`);
  const variant = product.variants.find((each) => each.default) ?? product.variants[0];
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Inquire/ })
    .first()
    .click();
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('Name')).toHaveValue(customer.name);
  await expect(form.getByLabel('Email')).toHaveValue(customer.email);
  const about = form.getByLabel('Inquiry');
  await expect(about).toHaveValue(/Brand \S/);
  await expect(about).toHaveValue(new RegExp(`Product .*`));
  expect(await about.inputValue()).toContain(product.product_name);
  expect(await about.inputValue()).toContain(variant?.variant_name);

  await test.step('all but the company must be said', async () => {
    await form.getByRole('button', { name: 'Send inquiry' }).click();
    await expect(form.getByLabel('Mobile number')).toBeFocused();
    await expect(form.getByText('This field is required.')).toHaveCount(1);
    await expect(form.getByLabel('Company')).not.toHaveAttribute('aria-invalid', 'true');
  });

  await form.getByLabel('Mobile number').fill('0917 555 0100');
  await form.getByRole('button', { name: 'Send inquiry' }).click();
  await expect(page.getByText('Inquiry sent successfully!')).toBeVisible();
  await expect(form).toBeHidden();
  await expect
    .poll(() => newestMail('inquiries@storefront.example'))
    .toContain(product.product_name);
});
