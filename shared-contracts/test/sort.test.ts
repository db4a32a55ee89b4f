import { describe, expect, it } from 'vitest';
import { comparatorOf, sortOptions, type Sortable } from '../src/sort';

const item = (id: string, product_name: string, price: number | null): Sortable => ({
  id,
  product_name,
  price,
});
const shelf = [
  item('10', 'vice', 300),
  item('9', 'Vice', 300),
  item('3', 'Anvil', null),
  item('4', 'Éclair torch', 100),
  item('5', 'anchor', 200),
];
const order = (sort: Parameters<typeof comparatorOf>[0]) =>
  [...shelf].sort(comparatorOf(sort) ?? (() => 0)).map(({ id }) => id);

describe('the sort comparator', () => {
  it('leaves the provider’s own order alone by default', () => {
    expect(comparatorOf('default')).toBeNull();
    expect(sortOptions[0]).toEqual({ id: 'default', label: 'Default' });
  });

  it('sorts names without case, by code point, and ties by the smaller id', () => {
    expect(order('az')).toEqual(['5', '3', '9', '10', '4']);
    expect(order('za')).toEqual(['4', '9', '10', '3', '5']);
  });

  it('puts what has no price last, whichever way prices go', () => {
    expect(order('priceAsc')).toEqual(['4', '5', '9', '10', '3']);
    expect(order('priceDesc')).toEqual(['9', '10', '5', '4', '3']);
  });
});
