/** Every page of the route table without a network, in a real browser: in one of three states. */
import type { Page } from '@playwright/test';
import { cartButton, sellableProduct } from '../shop/cart-steps';
import { LONG } from '../shop/long';
import { CUSTOMER_PAGES, guestPages } from '../shop/shop-pages';
import { expect, logIn, registeredCustomer, test } from '../shop/test';
import { untilAllStored } from '../shop/until-stored';

test.use({ serviceWorkers: 'allow' });

type State = 'seen before' | 'on this device' | 'needs a network';

const main = (page: Page) => page.getByRole('main');
const drawn = (page: Page) => main(page).locator('[data-drawing=offline], .cut-off');

/** What the page shows, once it shows it. */
async function stateOf(page: Page): Promise<State> {
  await expect(main(page).getByRole('heading', { level: 1 }).or(drawn(page)).first()).toBeVisible();
  await expect(main(page).locator('[aria-busy=true]:not(button)')).toHaveCount(0);
  if (await drawn(page).isVisible()) {
    await expect(
      main(page)
        .getByText(/comes back by itself\./)
        .first(),
    ).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Retry' }).first()).toBeVisible();
    expect(await main(page).getByRole('link').count()).toBeGreaterThan(0);
    return 'needs a network';
  }
  await expect(
    main(page)
      .getByText(/^You are offline\./)
      .first(),
  ).toBeVisible();
  const said = await page.getByText(/What you see is as of \d\d:\d\d\./).count();
  return said > 0 ? 'seen before' : 'on this device';
}

/** What each page shows that was never opened; any other page is one of a list, which needs a network. */
const ON_DEVICE = [
  ...['home', 'quick-order', 'quotation-request', 'saved-lists', 'saved-list', 'not-found'],
  ...['login', 'register', 'forgot-password', 'contact-us', 'checkout', 'my-details'],
  ...['privacy-policy', 'terms-and-conditions'],
];
/** What may be somebody's, or end: it is never stored. */
const NEVER_STORED = ['shared-list', 'shared-quotation'];

const neverOpened = (name: string): State =>
  ON_DEVICE.includes(name) ? 'on this device' : 'needs a network';

/** What a page may show that was opened before. */
function seen(name: string): State[] {
  if (NEVER_STORED.includes(name)) return ['needs a network'];
  return ON_DEVICE.includes(name) ? ['on this device', 'seen before'] : ['seen before'];
}

/** Of when a page is may be said a moment after it is shown. */
const expectState = (page: Page, name: string, states: State[]) =>
  expect.poll(async () => states.includes(await stateOf(page)), name).toBe(true);

test(
  'each page of the route table is seen before, made on this device, or says that it needs a network',
  LONG,
  async ({ page, context }) => {
    test.setTimeout(480_000);
    const pages = await guestPages();
    await page.goto('/terms-and-conditions');
    await untilAllStored(page);
    await context.setOffline(true);
    for (const { name, path } of pages) {
      await page.goto(path);
      const opened = name === 'terms-and-conditions';
      await expectState(page, name, [opened ? 'seen before' : neverOpened(name)]);
    }

    // Without anything stored the worker's own page comes, and goes by itself.
    await page.evaluate(() => caches.delete('documents-1'));
    await page.goto('/brands');
    await expect(main(page).getByText('This page comes back by itself.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.locator('[data-page="brands"]')).toBeVisible();

    for (const { path } of pages) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
    await context.setOffline(true);
    for (const { name, path } of pages) {
      await page.goto(path);
      await expectState(page, name, seen(name));
    }

    await context.setOffline(false);
    await logIn(page, await registeredCustomer());
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    for (const { name, path } of [
      ...CUSTOMER_PAGES,
      { name: 'lists', path: '/saved-lists' },
      { name: 'order', path: '/order-history/ORD-NONE' },
    ]) {
      await page.goto(path);
      await expectState(page, name, [neverOpened(name)]);
    }
    await context.setOffline(false);
  },
);

test(
  'without a network quick order reads by the catalogue on the device, fills a guest’s cart, and reads anew',
  LONG,
  async ({ page, context }) => {
    const product = await sellableProduct();
    await page.goto('/quick-order');
    await main(page)
      .getByRole('button', { name: /^Keep the catalogue/ })
      .click();
    await expect(main(page).getByText(/^The catalogue is on this device/)).toBeVisible();
    await untilAllStored(page);
    await context.setOffline(true);
    await page.reload();
    await page.getByLabel('Your list').fill(product.product_name);
    await main(page).getByRole('button', { name: 'Match' }).click();
    await expect(main(page).getByText('Read from the catalogue on this device')).toBeVisible();
    const [first] = await main(page).getByRole('radio').all();
    await first?.check();
    await main(page).getByRole('button', { name: 'Add 1 item to cart' }).click();
    await expect(cartButton(page)).toHaveAccessibleName(/^Cart, \d+ item/);
    await context.setOffline(false);
    await expect(
      main(page)
        .getByText(/^The network is back\. Prices and stock are of now/)
        .last(),
    ).toBeVisible();
    await expect(main(page).getByText('Added', { exact: true })).toBeVisible();
  },
);
