import { describe, expect, it } from 'vitest';
import { scaleCatalogue } from '../src/scale-range';
import { shopCatalogue } from '../src/shop-catalogue';

describe('a catalogue for trials of scale', () => {
  it('comes in portions, each product once and by a name of its own', () => {
    const names = new Set<string>();
    const ids = new Set<unknown>();
    let portions = 0;
    for (const { products: some } of scaleCatalogue(shopCatalogue(), 2_300)) {
      portions += 1;
      expect(some.length).toBeLessThanOrEqual(500);
      for (const product of some) {
        names.add(product.product_name);
        ids.add(product.id);
      }
    }
    expect(portions).toBe(5);
    expect(names.size).toBe(2_300);
    expect(ids.size).toBe(2_300);
  });
});
