// @vitest-environment happy-dom
import fc from 'fast-check';
import { invoke } from 'shared-contracts/call';
import { fetchCart } from 'shared-contracts/calls/cart';
import { listProducts } from 'shared-contracts/calls/catalog';
import { fetchOrders } from 'shared-contracts/calls/order';
import { readProduct } from 'shared-contracts/calls/product';
import { totalsOf } from 'shared-contracts/money';
import type { ProductDetails } from 'shared-contracts/wire/product-details';
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { lineOf as lineOfSlot } from '../src/add-to-cart/line-of';
import { createCart, type Cart } from '../src/cart/cart';
import { addLine, setQuantity } from '../src/cart/change-cart';
import { checkLines } from '../src/cart/check-lines';
import { linePrice, subtotalOf } from '../src/cart/lines';
import { clientOf } from './customer';
import { openProvider, settled } from './reference-shop';
import { makeHost } from './shop';

/** A product as its catalogue has it; the test prices it from this alone, in its own way. */
type Sold = {
  price: number;
  sale: number | null;
  /** In days from today. */
  starts: number | null;
  ends: number | null;
  steps: { quantity: number; price: number }[];
  step: number;
  least: number;
};

const centavos = (pesos: number) => Math.round(pesos * 100);
const DAY = 24 * 60 * 60_000;

const sold: fc.Arbitrary<Sold> = fc
  .record({
    price: fc.integer({ min: 100, max: 9_999_999 }),
    sale: fc.option(fc.integer({ min: 1, max: 99 })),
    starts: fc.option(fc.constantFrom(-2, 2)),
    ends: fc.option(fc.constantFrom(3, 5)),
    quantities: fc.uniqueArray(fc.integer({ min: 2, max: 60 }), { maxLength: 4 }),
    cuts: fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 4, maxLength: 4 }),
    step: fc.constantFrom(1, 1, 2, 5),
    times: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ price, sale, quantities, cuts, step, times, ...dates }) => {
    let percent = 100;
    const steps = quantities
      .sort((a, b) => a - b)
      .map((quantity, at) => {
        percent -= cuts[at] ?? 1;
        return { quantity, price: Math.floor((price * percent) / 100) / 100 };
      });
    const lower = sale === null ? null : Math.max(1, Math.floor((price * sale) / 100)) / 100;
    const salePrice = lower !== null && centavos(lower) < price ? lower : null;
    return { price: price / 100, sale: salePrice, ...dates, steps, step, least: step * times };
  });

const PRODUCTS = fc.sample(sold, { numRuns: 24, seed: 20_261_123 });

/** What one unit costs where so many are bought, in centavos. */
function expectedEach(one: Sold, quantity: number): number {
  const onSale =
    one.sale !== null && (one.starts === null || one.starts < 0) && (one.ends ?? 1) > 0;
  const single = centavos(onSale ? (one.sale ?? 0) : one.price);
  const reached = one.steps.filter((step) => step.quantity <= quantity);
  return Math.min(single, ...reached.map((step) => centavos(step.price)));
}

const name = (at: number) => `Stepped ${String(at).padStart(2, '0')}`;
const dateOf = (days: number | null) =>
  days === null ? {} : new Date(Date.now() + days * DAY).toISOString();

const catalogue = {
  brands: [{ id: 1, brand_name: 'Kraftig' }],
  categories: [{ id: 1, category_name: 'Power tools' }],
  products: PRODUCTS.map((one, at) => ({
    id: at + 1,
    product_name: name(at),
    brand: 1,
    category: 1,
    variants: [
      {
        variant_name: 'Standard',
        price: one.price,
        ...(one.sale === null
          ? {}
          : {
              sale_price: one.sale,
              ...(one.starts === null ? {} : { sale_starts: dateOf(one.starts) }),
              ...(one.ends === null ? {} : { sale_ends: dateOf(one.ends) }),
            }),
        price_steps: one.steps,
        ...(one.step > 1 ? { order_step: one.step } : {}),
        ...(one.least > 1 ? { minimum_order: one.least } : {}),
      },
    ],
  })),
};

let products: ProductDetails[] = [];
beforeAll(async () => {
  const answer = await fetch(`${inject('importOrigin')}/stepped`, {
    method: 'POST',
    body: JSON.stringify(catalogue),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const http = clientOf(null);
  const { items } = await invoke(http, listProducts, { body: { limit: 100, offset: 0 } });
  products = await Promise.all(
    PRODUCTS.map((_, at) => {
      const id = items.find((item) => item.product_name === name(at))?.id ?? '';
      return invoke(http, readProduct, { params: { id } });
    }),
  );
});

const opened: (() => void)[] = [];
afterEach(() => {
  for (const leave of opened.splice(0)) leave();
  localStorage.clear();
  sessionStorage.clear();
});

/** The line that 'Add to cart' on a product's page makes. */
function lineOf(at: number) {
  const product = products[at];
  const variant = product?.variants[0];
  if (!product || !variant) throw new Error(`no ${name(at)}`);
  const line = lineOfSlot({
    ...{ product_id: product.id, variant_id: variant.id, product_name: product.product_name },
    ...{ variant_name: variant.variant_name, brand_name: '', price: variant.price },
    ...{ product_image: null, in_stock: true, default: true },
    ...{ was_price: variant.was_price, price_steps: variant.price_steps },
    ...{ minimum_order: variant.minimum_order, order_step: variant.order_step },
  });
  return line;
}

const wishes = fc.uniqueArray(
  fc.record({
    at: fc.nat({ max: PRODUCTS.length - 1 }),
    first: fc.integer({ min: 1, max: 30 }),
    then: fc.integer({ min: 1, max: 70 }),
  }),
  { minLength: 2, maxLength: 4, selector: ({ at }) => at },
);

/** The nearest quantity that is sold. */
function soldIn(at: number, wanted: number): number {
  const { step = 1, least = 1 } = PRODUCTS[at] ?? {};
  return Math.max(least, Math.ceil(wanted / step) * step);
}

type Wishes = { at: number; first: number; then: number }[];

async function fill(cart: Cart, wanted: Wishes) {
  for (const { at, first, then } of wanted) {
    expect(await addLine(cart, lineOf(at), soldIn(at, first))).toMatchObject({ kind: 'done' });
    const line = cart.store.getState().lines.find((each) => each.product_name === name(at));
    if (!line) throw new Error('the line is missing');
    const change = setQuantity(cart, line, soldIn(at, then));
    // Before the provider has answered too.
    expectPrices(cart, [{ at, first, then }]);
    expect(await change).toMatchObject({ kind: 'done' });
  }
}

function expectPrices(cart: Cart, wanted: Wishes) {
  const { lines } = cart.store.getState();
  for (const { at, then } of wanted) {
    const quantity = soldIn(at, then);
    const line = lines.find((each) => each.product_name === name(at));
    const each = expectedEach(PRODUCTS[at] as Sold, quantity);
    expect(line).toMatchObject({ quantity, product_price: each });
    expect(line && linePrice(line)).toBe(each * quantity);
  }
}

const sumOf = (wanted: Wishes) =>
  wanted.reduce((sum, { at, then }) => {
    const quantity = soldIn(at, then);
    return sum + expectedEach(PRODUCTS[at] as Sold, quantity) * quantity;
  }, 0);

describe('prices by quantity and sales', { timeout: 180_000 }, () => {
  it('are the same on the product, in a guest’s cart, in a customer’s and on the order', async () => {
    await fc.assert(
      fc.asyncProperty(wishes, async (wanted) => {
        localStorage.clear();
        const provider = await openProvider();
        const { host } = makeHost(provider);
        const guest = createCart(host);
        opened.push(guest.connect());
        await fill(guest, wanted);
        expectPrices(guest, wanted);
        // Read again from the browser, and compared with the shop.
        await checkLines(host.http, guest.guest);
        expectPrices(guest, wanted);
        expect(subtotalOf(guest.store.getState().lines)).toBe(sumOf(wanted));
        opened.pop()?.();
        localStorage.clear();

        const customer = createCart(makeHost(provider, provider.maria).host);
        opened.push(customer.connect());
        await settled(customer);
        await fill(customer, wanted);
        expectPrices(customer, wanted);
        const shown = totalsOf(subtotalOf(customer.store.getState().lines));
        expect(shown.subtotal).toBe(sumOf(wanted));
        const direct = clientOf(provider.maria.token);
        const { items } = await invoke(direct, fetchCart, { body: {} });
        expect(subtotalOf(items)).toBe(shown.subtotal);
        // The order takes the shop's totals and no others: what is shown is what is paid.
        await provider.order();
        const { items: orders } = await invoke(direct, fetchOrders, { body: {} });
        expect(orders[0]).toMatchObject({ subtotal: shown.subtotal, total_amount: shown.total });
        for (const line of orders[0]?.products ?? []) {
          const at = PRODUCTS.findIndex((_, index) => name(index) === line.product_name);
          expect(line.price).toBe(expectedEach(PRODUCTS[at] as Sold, line.quantity));
        }
        opened.pop()?.();
      }),
      { numRuns: 3 },
    );
  });
});
