import { describe, expect, it } from 'vitest';
import { createWorkbench } from '../src/drawing/solid/workbench';
import { shopRange } from '../src/shop-range';

/** The kinds with the most products. */
const kinds = [
  'angle-grinder',
  'stick-welder',
  'rotary-hammer',
  'diesel-generator',
  'pressure-washer',
  'welding-helmet',
  'multimeter',
  'bench-grinder',
  'cordless-drill',
  'circular-saw',
  'claw-hammer',
  'impact-driver',
];

/**
 * What a product is made of, without size, colour and brand: how many solids, and of how many
 * points each.
 */
function buildOf(kind: string, brand: string): string {
  const product = shopRange().find((each) => each.kind === kind && each.brand.key === brand);
  const bench = createWorkbench();
  product?.variants[0]?.subject(bench);
  return bench
    .parts()
    .map(({ points }) => points.length)
    .join(' ');
}

describe('the brands of a kind', () => {
  it.each(kinds)('have a %s of their own shape', (kind) => {
    const products = shopRange().filter((product) => product.kind === kind);
    const makers = [...new Set(products.map(({ brand }) => brand.key))].slice(0, 3);
    expect(makers).toHaveLength(3);
    expect(new Set(makers.map((brand) => buildOf(kind, brand))).size).toBeGreaterThanOrEqual(2);
  });

  it('keep their shape from one product to the next', () => {
    for (const brand of ['halvorn', 'torvane', 'bagwisan']) {
      const drills = shopRange().filter(
        (product) => product.kind === 'cordless-drill' && product.brand.key === brand,
      );
      const builds = drills.map(({ variants }) => {
        const bench = createWorkbench();
        variants[0]?.subject(bench);
        return bench.parts().length;
      });
      expect(new Set(builds).size).toBe(1);
    }
  });
});
