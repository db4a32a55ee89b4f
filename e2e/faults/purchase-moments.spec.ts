/**
 * The network dies at a moment of a purchase, from the search to the list of orders, and comes back:
 * nothing that was typed is lost, and what was wanted is ordered once. Every moment of every call, without
 * a browser, is in `mfe-cart-checkout/test/purchase-moments.test.ts`.
 */
import type { BrowserContext, Page } from '@playwright/test';
import {
  cartButton,
  confirmOrder,
  fillCheckout,
  ordersOf,
  sellableProduct,
} from '../shop/cart-steps';
import { LONG } from '../shop/long';
import type { Details } from '../shop/provider-client';
import { expect, registeredCustomer, test } from '../shop/test';

test.use({ serviceWorkers: 'allow' });

type Shopper = {
  page: Page;
  product: Details;
  customer: { email: string; password: string };
};

type Step = {
  /** What the shopper does, after 'as the shopper'. */
  name: string;
  act: (shopper: Shopper) => Promise<unknown>;
  /** Fails until it has happened. */
  done: (shopper: Shopper) => Promise<unknown>;
  /** Nothing is typed or chosen twice: what was, has to stay. */
  once?: true;
  /** The network also dies as one of these is sent or answered, beside just before the step. */
  calls?: Call[];
};
type Call = { as: 'request' | 'response'; of: string };

const LIMIT = { timeout: 4_000 };
/** How long the network is away, in milliseconds. */
const AWAY = 1_500;

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const has = (page: Page, values: Record<string, string>) =>
  Promise.all(
    Object.entries(values).map(([label, value]) =>
      expect(field(page, label)).toHaveValue(value, LIMIT),
    ),
  );
const fill = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value, LIMIT);
};

const NAME = { 'First name': 'Maria', 'Last name': 'Santos' };
const ADDRESS = { 'Address line 1': '12 Mabini Street', 'Postal code': '1100' };

const STEPS: Step[] = [
  {
    name: 'opens the search',
    act: ({ page }) => page.getByRole('button', { name: 'Search products' }).click(LIMIT),
    done: ({ page }) => expect(dialog(page).getByRole('combobox')).toBeVisible(LIMIT),
  },
  {
    name: 'types what it is called',
    act: ({ page, product }) => dialog(page).getByRole('combobox').fill(product.product_name),
    done: async ({ page, product: { id, product_name: name } }) => {
      await expect(dialog(page).getByRole('combobox')).toHaveValue(name);
      await expect(dialog(page).locator(`a[href^="/products/${id}"]`).first()).toBeVisible(LIMIT);
    },
  },
  {
    name: 'follows a result',
    act: ({ page, product: { id } }) =>
      dialog(page).locator(`a[href^="/products/${id}"]`).first().click(LIMIT),
    done: ({ page }) =>
      expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toBeVisible(LIMIT),
  },
  {
    name: 'adds it to the cart',
    act: ({ page }) => page.getByRole('button', { name: 'Add to cart', exact: true }).click(LIMIT),
    done: ({ page }) => expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item', LIMIT),
  },
  {
    name: 'opens the cart',
    act: ({ page }) => cartButton(page).click(LIMIT),
    done: ({ page, product }) =>
      expect(dialog(page).getByText(product.product_name)).toBeVisible(LIMIT),
  },
  {
    name: 'wants one more',
    act: ({ page }) =>
      dialog(page)
        .getByRole('button', { name: /^Increase quantity/ })
        .click(LIMIT),
    done: ({ page }) => expect(dialog(page).getByRole('spinbutton')).toHaveValue('2', LIMIT),
  },
  {
    name: 'goes to sign in',
    act: ({ page }) => dialog(page).getByRole('link', { name: 'Sign in' }).click(LIMIT),
    done: ({ page }) => expect(page.getByLabel('Email')).toBeVisible(LIMIT),
  },
  {
    name: 'types email and password',
    once: true,
    act: ({ page, customer: { email: Email, password: Password } }) =>
      fill(page, { Email, Password }),
    done: ({ page, customer: { email: Email, password: Password } }) =>
      has(page, { Email, Password }),
  },
  {
    name: 'signs in',
    act: ({ page }) => page.getByRole('main').getByRole('button', { name: 'Sign in' }).click(LIMIT),
    done: async ({ page }) => {
      await expect(page).toHaveURL(/\/store$/, LIMIT);
      await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items', LIMIT);
    },
    calls: [{ as: 'request', of: '/api/store/cart/updateItemsInCart' }],
  },
  {
    name: 'opens the cart once more',
    act: ({ page }) => cartButton(page).click(LIMIT),
    done: ({ page }) =>
      expect(dialog(page).getByRole('link', { name: 'Checkout' })).toBeVisible(LIMIT),
  },
  {
    name: 'goes to the checkout',
    act: ({ page }) => dialog(page).getByRole('link', { name: 'Checkout' }).click(LIMIT),
    done: ({ page }) => expect(field(page, 'First name')).toBeVisible(LIMIT),
  },
  {
    name: 'types a name',
    once: true,
    act: ({ page }) => fill(page, NAME),
    done: ({ page }) => has(page, NAME),
  },
  {
    name: 'types an address',
    once: true,
    act: ({ page }) => fill(page, ADDRESS),
    done: ({ page }) => has(page, { ...NAME, ...ADDRESS }),
  },
  {
    name: 'chooses province and city',
    once: true,
    act: ({ page }) => fillCheckout(page),
    done: ({ page }) => has(page, { ...NAME, ...ADDRESS, 'City or municipality': 'Quezon City' }),
  },
  {
    name: 'confirms the order',
    act: ({ page }) => confirmOrder(page).click(LIMIT),
    done: ({ page }) => expect(page).toHaveURL(/\/order-history$/, { timeout: 8_000 }),
    calls: [
      { as: 'request', of: '/api/store/order/fetchAllOrders' },
      { as: 'request', of: '/api/store/order/placeOrders' },
      { as: 'response', of: '/api/store/order/placeOrders' },
    ],
  },
  {
    name: 'looks at the order',
    act: ({ page }) => page.reload(),
    done: async ({ page }) => {
      const [{ order_number: number = '' } = {}] = await ordersOf(page);
      await expect(page.getByRole('main').getByText(number).first()).toBeVisible(LIMIT);
    },
  },
];

/** The network is away while a step is done, and comes back. */
async function withoutNetwork(
  context: BrowserContext,
  shopper: Shopper,
  { act }: Step,
  call: Call | undefined,
): Promise<void> {
  const { page } = shopper;
  if (!call) await context.setOffline(true);
  const dead = new Promise<void>((done) => {
    const die = (said: { url(): string }) => {
      if (said.url().endsWith(call?.of ?? '')) void context.setOffline(true).then(done);
    };
    if (call?.as === 'request') page.on('request', die);
    else if (call) page.on('response', die);
    else done();
  });
  await act(shopper).catch(() => undefined);
  await dead;
  await page.waitForTimeout(AWAY);
  page.removeAllListeners(call?.as ?? 'request');
  await context.setOffline(false);
}

/**
 * Does a step again until it has happened, as a shopper does.
 * @param tried whether the shopper has tried already
 */
async function untilDone(shopper: Shopper, { act, done }: Step, tried: boolean): Promise<void> {
  let wasTried = tried;
  await expect(async () => {
    if (!wasTried) await act(shopper);
    wasTried = false;
    await done(shopper);
  }).toPass({ timeout: 60_000 });
}

const MOMENTS = STEPS.flatMap((step) =>
  [undefined, ...(step.calls ?? [])].map((call) => ({ step, call })),
);

MOMENTS.forEach(({ step: moment, call }, at) => {
  const when = call ? `, as ${call.of} is ${call.as === 'request' ? 'sent' : 'answered'}` : '';
  test(
    `moment ${at + 1} of ${MOMENTS.length}: the network dies as the shopper ${moment.name}${when}, and one order is placed`,
    LONG,
    async ({ page, context }) => {
      const product = await sellableProduct();
      const shopper = { page, product, customer: await registeredCustomer() };
      await page.goto('/');
      for (const step of STEPS) {
        await test.step(step.name, async () => {
          const isMoment = step === moment;
          if (isMoment) await withoutNetwork(context, shopper, step, call);
          if (isMoment && step.once) await step.done(shopper);
          else await untilDone(shopper, step, isMoment);
        });
      }
      const orders = await ordersOf(page);
      const price = product.variants.find((variant) => variant.default)?.price;
      expect(orders).toHaveLength(1);
      expect(orders[0]?.subtotal).toBe(Number(price) * 2);
      await expect(cartButton(page)).toHaveAccessibleName('Cart is Empty');
    },
  );
});
