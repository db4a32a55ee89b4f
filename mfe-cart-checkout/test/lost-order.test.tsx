// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOOK_UP_AFTER } from '../src/checkout/send-order';
import { openProvider, type Mishap } from './reference-shop';
import { confirm, field, fill, openPage, pass, press } from './visit-checkout';

const LOST = { kind: 'reply lost', to: 'placeOrders' } as const;
const NEVER_CAME = { kind: 'offline', to: 'placeOrders' } as const;
const PLACED = { tone: 'success', text: 'Order has been placed!' };
const FAILED = { tone: 'danger', text: 'Something went wrong!' };
const ALL_LOOK_UPS = LOOK_UP_AFTER.reduce<number>((sum, pause) => sum + pause, 0);

/** The history can't be read, so often from now on; the first read is the one before the order. */
function failedReads(status: number, times: number): Mishap[] {
  const fails = { kind: 'refused', status, to: 'fetchAllOrders' } as const;
  return Array.from({ length: times }, () => fails);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function readyToOrder({ takesKeys = true, ordersBefore = 0 } = {}) {
  const provider = await openProvider({ drill: 1 });
  for (let at = 0; at < ordersBefore; at += 1) {
    await provider.order();
    await provider.put('drill', 1);
  }
  provider.takesKeys = takesKeys;
  const page = await openPage(provider);
  fill();
  return page;
}

/** Orders as far as the first call, with what then goes wrong. */
async function pressWith(page: Awaited<ReturnType<typeof readyToOrder>>, mishaps: Mishap[]) {
  const { send } = page.host.http;
  page.host.http.send = (request, options) => {
    if (request.url.endsWith('placeOrders')) page.provider.mishaps.push(...mishaps.splice(0));
    return send(request, options);
  };
  await press();
}

for (const provider of [{ takesKeys: true }, { takesKeys: false }]) {
  describe(
    `an order whose answer is lost (${String(provider.takesKeys)}: the provider takes keys)`,
    { tags: provider.takesKeys ? [] : 'long' },
    () => {
      // Whether it takes keys matters where the order is sent again.
      const whoeverItIs = it.runIf(provider.takesKeys);

      it('is found among the orders before anything is said, and sent once', async () => {
        const page = await readyToOrder(provider);
        await pressWith(page, [LOST, ...failedReads(500, 1)]);
        expect(screen.getByText('Checking what became of your order…')).toBeTruthy();
        expect(page.toasts).toEqual([]);
        await pass(LOOK_UP_AFTER[1]);
        expect(page.toasts).toEqual([PLACED]);
        expect(page.orders()).toHaveLength(1);
        const placed = await page.provider.orders();
        expect(placed).toHaveLength(1);
        expect(screen.getByText(placed[0]?.order_number ?? 'no number')).toBeTruthy();
      });

      whoeverItIs(
        'is asked after again while nobody knows, also over a reload, and not sent again',
        async () => {
          const page = await readyToOrder(provider);
          await pressWith(page, [LOST, ...failedReads(504, LOOK_UP_AFTER.length + 1)]);
          await pass(ALL_LOOK_UPS);
          expect(page.toasts).toEqual([FAILED]);
          expect(screen.getByText(/will not be placed twice/)).toBeTruthy();
          expect(field('Postal code').readOnly).toBe(true);
          page.unmount();

          const second = await openPage(page.provider);
          // The cart is empty by now, and still the order is asked after.
          expect(screen.getByText(/will not be placed twice/)).toBeTruthy();
          expect(screen.getByRole('link', { name: 'See your orders' })).toBeTruthy();
          await press();
          expect(second.toasts).toEqual([PLACED]);
          expect(second.orders()).toHaveLength(1);
        },
      );

      it('is not there when it never arrived: says so, frees the form, repeats under the same key', async () => {
        // The same was ordered before: that one is not this one.
        const page = await readyToOrder({ ...provider, ordersBefore: 1 });
        await pressWith(page, [NEVER_CAME]);
        await pass(ALL_LOOK_UPS);
        expect(page.toasts).toEqual([FAILED]);
        expect(screen.getByRole('alert').textContent).toContain('It is not among your orders.');
        expect(field('Postal code').readOnly).toBe(false);
        await press();
        expect(page.toasts.at(-1)).toEqual(PLACED);
        expect(await page.provider.orders()).toHaveLength(2);
        const [one, two] = page.orders();
        expect(two).toEqual(one);
      });

      whoeverItIs('is found at once by whoever comes back to the page', async () => {
        const page = await readyToOrder(provider);
        await pressWith(page, [LOST, ...failedReads(504, LOOK_UP_AFTER.length)]);
        await pass(ALL_LOOK_UPS);
        page.unmount();
        const second = await openPage(page.provider);
        expect(second.toasts).toEqual([PLACED]);
        expect(second.orders()).toHaveLength(1);
      });

      it('is found before another is sent when it was placed late', async () => {
        const page = await readyToOrder(provider);
        await pressWith(page, [NEVER_CAME]);
        await pass(ALL_LOOK_UPS);
        const [sent] = page.orders();
        await page.provider.send(
          { method: 'POST', url: '/api/store/order/placeOrders', body: sent?.body },
          sent?.key === undefined ? {} : { idempotencyKey: sent.key },
        );
        fireEvent.change(field('City or municipality'), { target: { value: 'Makati City' } });
        const sentSoFar = page.orders().length;
        await press();
        expect(page.toasts.at(-1)).toEqual(PLACED);
        expect(page.orders()).toHaveLength(sentSoFar);
        expect(await page.provider.orders()).toHaveLength(1);
      });
    },
  );
}

describe('a provider without a list of orders', () => {
  it.each([400, 404])('(%i) is asked by the same order under the same key', async (status) => {
    const page = await readyToOrder();
    const reads = failedReads(status, 20);
    page.provider.mishaps.push(...reads);
    await pressWith(page, [LOST]);
    await pass(ALL_LOOK_UPS);
    expect(screen.getByText(/will not be placed twice/)).toBeTruthy();
    await press();
    expect(page.toasts.at(-1)).toEqual(PLACED);
    expect(await page.provider.orders()).toHaveLength(1);
    expect(new Set(page.orders().map(({ key }) => key)).size).toBe(1);
  });

  it('never holds the form for good: 404 to everything, and the shopper changes the order', async () => {
    const page = await readyToOrder();
    page.provider.mishaps.push(...failedReads(404, 20));
    await pressWith(page, [NEVER_CAME, { kind: 'refused', status: 404, to: 'placeOrders' }]);
    await pass(ALL_LOOK_UPS);
    await press();
    expect(field('Postal code').readOnly).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Change the order' }));
    expect(field('Postal code').readOnly).toBe(false);
    expect(screen.queryByText(/will not be placed twice/)).toBeNull();
    await press();
    expect(page.toasts.at(-1)).toEqual(PLACED);
    expect(await page.provider.orders()).toHaveLength(1);
  });
});

describe('a provider that is unreachable', () => {
  it.each<Mishap>([
    { kind: 'offline', to: 'fetchAllOrders' },
    { kind: 'refused', status: 502, to: 'fetchAllOrders' },
  ])('is sent nothing, and the order goes out once it is back (%o)', async (away) => {
    const page = await readyToOrder();
    page.provider.mishaps.push(away);
    await press();
    expect(page.toasts).toEqual([FAILED]);
    expect(page.orders()).toEqual([]);
    expect(field('First name').value).toBe('Maria');
    expect(confirm().hasAttribute('disabled')).toBe(false);
    await press();
    expect(page.toasts.at(-1)).toEqual(PLACED);
    expect(await page.provider.orders()).toHaveLength(1);
  });

  it('whose history alone is broken takes the order all the same', async () => {
    const page = await readyToOrder();
    page.provider.mishaps.push(...failedReads(500, 1));
    await press();
    expect(page.toasts).toEqual([PLACED]);
    expect(await page.provider.orders()).toHaveLength(1);
  });
});
