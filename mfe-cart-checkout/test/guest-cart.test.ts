// @vitest-environment happy-dom
import { safeStorage } from 'shared-contracts/storage';
import { beforeEach, describe, expect, it } from 'vitest';
import { createGuestCart, parseGuestCart } from '../src/cart/guest-cart';
import { drill, grinder, line } from './shop';
import { storedCart } from './stored-cart';

const good = storedCart([{ ...drill, quantity: 2 }]);

beforeEach(() => localStorage.clear());

describe('the guest cart in local storage', () => {
  it('is there again after a reload, with its prices', () => {
    createGuestCart(safeStorage(() => localStorage)).write([{ ...drill, quantity: 2 }]);
    const [read] = createGuestCart(safeStorage(() => localStorage)).read();
    expect(read).toMatchObject({ variant_id: 'A', quantity: 2, product_price: 150_000 });
  });

  it('keeps the key of a line on its way', () => {
    const sending = { key: 'k', user_id: '7', quantity: 2, before: 1 };
    expect(parseGuestCart(storedCart([{ ...drill, sending }]))[0]?.sending).toEqual(sending);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{"version":1,'],
    ['another shape', '[1,2]'],
    ['null', 'null'],
    ['a version of the future', good.replace('"version":1', '"version":9')],
    ['lines that are no list', '{"version":1,"lines":{"a":1}}'],
    ['a line without a variant', good.replace('"variant_id":"A",', '')],
    ['a quantity of none', good.replace('"quantity":2', '"quantity":0')],
    ['a quantity beyond the most', good.replace('"quantity":2', '"quantity":10000')],
    ['half a unit', good.replace('"quantity":2', '"quantity":-1')],
    ['a line without a price', good.replace('"product_price":1500', '"product_price":0')],
  ])('is empty where there is %s', (_, text) => {
    expect(parseGuestCart(text)).toEqual([]);
  });

  it('keeps the good lines beside a bad one', () => {
    const text = good.replace('"lines":[', '"lines":[null,{"variant_id":7},');
    expect(parseGuestCart(text)).toHaveLength(1);
  });

  it('works in memory where storage is blocked', () => {
    const cart = createGuestCart(
      safeStorage(() => {
        throw new DOMException('denied', 'SecurityError');
      }),
    );
    expect(cart.read()).toEqual([]);
    cart.write([drill]);
    expect(cart.read()).toEqual([drill]);
  });

  it('holds a line in memory while storage is full, and writes again later', () => {
    let full = true;
    const area = {
      getItem: (key: string) => localStorage.getItem(key),
      removeItem: (key: string) => localStorage.removeItem(key),
      setItem(key: string, value: string) {
        if (full) throw new DOMException('full', 'QuotaExceededError');
        localStorage.setItem(key, value);
      },
    } as unknown as Storage;
    const cart = createGuestCart(safeStorage(() => area));
    cart.write([drill]);
    expect(cart.read()).toEqual([drill]);
    expect(cart.kept()).toBe(false);
    full = false;
    cart.write([drill, grinder]);
    expect(cart.kept()).toBe(true);
    expect(createGuestCart(safeStorage(() => localStorage)).read()).toHaveLength(2);
  });

  it('leaves nothing behind when it is empty', () => {
    const cart = createGuestCart(safeStorage(() => localStorage));
    cart.write([line('Z')]);
    cart.write([]);
    expect(localStorage.getItem('cart')).toBeNull();
  });
});
