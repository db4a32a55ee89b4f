/** From when a cart can be collected. */
import { expect, test } from 'vitest';
import type { Collection } from 'shared-contracts/wire/collection';
import { cartItem, type CartItem } from 'shared-contracts/wire/cart';
import { z } from 'shared-contracts/schema';
import { collectionOf } from '../src/cart/collection';

function line(collect: unknown): CartItem {
  const given = {
    product_id: 1,
    variant_id: 2,
    quantity: 1,
    product_price: 5,
    product_image: '0',
    default: true,
    collect,
  };
  const { data } = z.safeParse(cartItem, given);
  if (!data) throw new Error('not a line');
  return data;
}
const from = (text: string, days = 0): Collection => ({ from: `${text}:00+08:00`, days });
const now = new Date('2026-11-26T20:00:00+08:00').getTime();
const said = (...lines: unknown[]) => collectionOf(lines.map(line), now);

test('all of it at once, when the last is ready', () => {
  expect(said(from('2026-11-27T09:00', 1))).toBe('Collect tomorrow from 9:00');
  const both = [from('2026-11-30T13:30', 4), from('2026-11-27T09:00', 1)];
  expect(said(...both)).toBe('Collect on Mon, Nov 30, from 13:30');
});

test('the day is counted from now, however long ago the shop was asked', () => {
  expect(said(from('2026-11-27T09:00', 3))).toBe('Collect tomorrow from 9:00');
  expect(said(from('2026-11-26T21:00', 1))).toBe('Collect today from 21:00');
});

test('nothing where a line has more than there are, or can’t be bought', () => {
  const there = line(from('2026-11-27T09:00', 1));
  const more = { ...there, variant_id: '3', quantity: 4, stock_count: 3 };
  expect(collectionOf([there, more], now)).toBeNull();
  expect(collectionOf([there, { ...more, quantity: 3 }], now)).toBe('Collect tomorrow from 9:00');
  expect(collectionOf([{ ...there, status: 'unavailable' }], now)).toBeNull();
});

test('nothing where it isn’t known of every line, or the moment is over', () => {
  expect(said(from('2026-11-27T09:00', 1), undefined)).toBeNull();
  expect(said(from('2026-11-26T19:00', 0))).toBeNull();
  expect(said({ from: 'soon', days: 1 })).toBeNull();
  expect(said({ from: '2026-11-27T09:00:00+08:00' })).toBeNull();
  expect(said()).toBeNull();
});
