import { describe, expect, it } from 'vitest';
import { STEPS_MOST } from '../src/cart/carry-out';
import { createCartStore } from '../src/cart/cart-state';
import { createCustomerCart, type CustomerCart } from '../src/cart/customer-cart';
import { bodyOf } from '../src/cart/line-change';
import { quantityOf, type CartLine } from '../src/cart/lines';
import {
  cutter,
  drill,
  grinder,
  openProvider,
  until,
  welder,
  type Mishap,
  type Quantities,
} from './reference-shop';
import { ADDED } from './shop';

async function cartAt(held: Quantities) {
  const provider = await openProvider(held);
  const store = createCartStore();
  const userId = provider.maria.user.id;
  const cart = createCustomerCart({ store, http: provider, userId });
  await cart.refresh();
  return {
    provider,
    cart,
    state: () => store.getState(),
    shown: (line: CartLine) => quantityOf(store.getState().lines, line.variant_id),
  };
}

const plus = (by: number) => ({ kind: 'step' as const, by });

describe('the body of a change', () => {
  it.each([
    [plus(1), { type: 'add', default: true, product_image: null }],
    [plus(5), { type: 'add', quantity: 5, default: true, product_image: null }],
    [plus(-1), { type: 'reduce' }],
    [plus(-3), { type: 'reduce', quantity: 3 }],
    [{ kind: 'remove' as const }, { type: 'remove' }],
  ])('%o', (change, said) => {
    expect(bodyOf(drill, change, '7')).toEqual({
      product_id: drill.product_id,
      variant_id: drill.variant_id,
      user_id: '7',
      ...said,
    });
  });
});

describe("a customer's cart", () => {
  it('shows a change at once and says what the server said', async () => {
    const { cart, shown, state, provider } = await cartAt({ drill: 1 });
    const outcome = cart.change(drill, plus(2));
    expect(shown(drill)).toBe(3);
    expect(await outcome).toEqual({ kind: 'done', message: ADDED });
    expect(await provider.held()).toEqual({ drill: 3 });
    expect(state().busy).toBe(false);
  });

  it('reduces by one, and removes at one', async () => {
    const { cart, state, provider } = await cartAt({ drill: 2 });
    await cart.change(drill, plus(-1));
    expect(await provider.held()).toEqual({ drill: 1 });
    await cart.change(drill, plus(-1));
    expect(await provider.held()).toEqual({});
    expect(state().lines).toEqual([]);
  });

  it('takes a refused change back and gives the reason', async () => {
    const { cart, shown } = await cartAt({ cutter: 5 });
    const outcome = cart.change(cutter, plus(1));
    expect(shown(cutter)).toBe(6);
    expect(await outcome).toEqual({ kind: 'failed', words: 'Only 5 left in stock.' });
    expect(shown(cutter)).toBe(5);
  });

  it('takes what the server has, not what was hoped for', async () => {
    const { cart, shown, provider } = await cartAt({ drill: 1 });
    await provider.put('drill', 5);
    await cart.change(drill, plus(1));
    expect(shown(drill)).toBe(6);
  });

  it('joins quick presses on a line into one call', async () => {
    const { cart, provider } = await cartAt({ drill: 1, grinder: 1 });
    const first = cart.change(grinder, plus(1));
    void cart.change(drill, plus(1));
    void cart.change(drill, plus(1));
    await cart.change(drill, plus(1));
    await first;
    expect(provider.updates().map(({ body }) => [body.variant_id, body.quantity])).toEqual([
      [grinder.variant_id, undefined],
      [drill.variant_id, 3],
    ]);
    expect(await provider.held()).toEqual({ drill: 4, grinder: 2 });
  });

  it('sends nothing for a plus and a minus that met', async () => {
    const { cart, provider, shown } = await cartAt({ drill: 1, grinder: 1 });
    void cart.change(grinder, plus(1));
    void cart.change(drill, plus(1));
    await cart.change(drill, plus(-1));
    expect(provider.updates()).toHaveLength(1);
    expect(shown(drill)).toBe(1);
  });

  it('sends the changes of a line one after another', async () => {
    const { cart, provider, shown } = await cartAt({ drill: 1 });
    let open: (value?: unknown) => void = () => undefined;
    provider.gate = new Promise((resolve) => (open = resolve));
    const first = cart.change(drill, plus(1));
    await until(() => {
      expect(provider.updates()).toHaveLength(1);
    });
    const second = cart.change(drill, { kind: 'remove' });
    expect(shown(drill)).toBe(0);
    open();
    await Promise.all([first, second]);
    expect(provider.atOnce).toBe(1);
    expect(provider.updates().map(({ body }) => body.type)).toEqual(['add', 'remove']);
    expect(await provider.held()).toEqual({});
  });

  it('steps to a typed number where the provider takes no quantity', async () => {
    const { cart, provider, shown } = await cartAt({ drill: 1 });
    provider.takesQuantity = false;
    await cart.change(drill, plus(4));
    expect(await provider.held()).toEqual({ drill: 5 });
    expect(shown(drill)).toBe(5);
    const keys = provider.updates().map(({ key }) => key);
    expect(new Set(keys).size).toBe(4);
  });

  it('bounds those steps and shows where it ended', { tags: 'long' }, async () => {
    const { cart, provider, shown } = await cartAt({ welder: 1 });
    provider.takesQuantity = false;
    await cart.change(welder, plus(500));
    expect(provider.updates().length).toBeLessThanOrEqual(STEPS_MOST + 1);
    expect(shown(welder)).toBe((await provider.held()).welder);
  });
});

describe('the key of a change', () => {
  const keysOf = async (mishap: Mishap | null) => {
    const { cart, provider, shown } = await cartAt({ drill: 1 });
    if (mishap) provider.mishaps.push(mishap, { kind: 'offline', to: 'fetchItemsAdded' });
    const first = await cart.change(drill, plus(1));
    const second = await cart.change(drill, plus(1));
    const [one, two] = provider.updates();
    return { first, second, one: one?.key, two: two?.key, quantity: shown(drill) };
  };

  it('is a new one for every change that went well', async () => {
    const { one, two, quantity } = await keysOf(null);
    expect(one).toMatch(/^[0-9a-f-]{32,36}$/);
    expect(two).not.toBe(one);
    expect(quantity).toBe(3);
  });

  it.each<Mishap>([
    { kind: 'refused', status: 409 },
    { kind: 'refused', status: 422 },
  ])('is a new one after a definite failure (%o)', async (mishap) => {
    const { one, two } = await keysOf(mishap);
    expect(two).not.toBe(one);
  });

  it.each<Mishap>([
    { kind: 'offline', to: 'updateItemsInCart' },
    { kind: 'reply lost', to: 'updateItemsInCart' },
    { kind: 'refused', status: 500, to: 'updateItemsInCart' },
    { kind: 'refused', status: 502, to: 'updateItemsInCart' },
    { kind: 'refused', status: 504, to: 'updateItemsInCart' },
  ])('stays the same while the outcome is unknown (%o)', async (mishap) => {
    const { first, second, one, two, quantity } = await keysOf(mishap);
    expect(first.kind).toBe('failed');
    expect(second.kind).toBe('done');
    expect(two).toBe(one);
    // Once, even where the first was carried out and only its answer was lost.
    expect(quantity).toBe(2);
  });

  it.each<[string, (cart: CustomerCart) => Promise<unknown>, object]>([
    ['was read anew', (cart) => cart.refresh(), { drill: 3 }],
    ['came with another change', (cart) => cart.change(grinder, plus(1)), { drill: 3, grinder: 1 }],
  ])('is a new one once the cart %s: an equal change is another', async (_, learn, held) => {
    const { cart, provider, shown } = await cartAt({ drill: 1 });
    provider.mishaps.push({ kind: 'reply lost' }, { kind: 'offline' });
    await cart.change(drill, plus(1));
    await learn(cart);
    expect(shown(drill)).toBe(2);
    expect((await cart.change(drill, plus(1))).kind).toBe('done');
    expect(shown(drill)).toBe(3);
    expect(await provider.held()).toEqual(held);
  });

  it('finds a change whose answer was lost in the cart itself', async () => {
    const { cart, provider, shown } = await cartAt({ drill: 1 });
    provider.mishaps.push({ kind: 'reply lost' });
    expect(await cart.change(drill, plus(2))).toEqual({ kind: 'done', message: undefined });
    expect(shown(drill)).toBe(3);
  });
});
