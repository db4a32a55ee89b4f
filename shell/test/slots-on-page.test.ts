/** Whose scripts a page asks for early: those of the parts that the renderer has put on it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPlantedShop, type PlantedShop } from './planted-shop';

let shop: PlantedShop;
beforeAll(async () => {
  // Longer than shoppers wait: it is not their patience that is tried here.
  shop = await openPlantedShop({ RENDER_LIMIT: 5_000 });
});
afterAll(() => shop.close());

const askedFor = (html: string) =>
  [...html.matchAll(/<link rel="preload" as="script" href="[^"]*\/(mfe-[a-z-]+)\//g)].map(
    ([, remote]) => remote,
  );

it('names the parts that stand on the page, and no other that a release’s HTML speaks of', async () => {
  const renders = `return createElement('p', { 'data-slot': 'search.dialog' }, 'said of ' + name);`;
  await shop.publish('mfe-catalog', { renders });
  let html = '';
  while (!html.includes('data-slot="search.dialog"')) html = await shop.untilRendered('/store');
  const asked = askedFor(html);
  expect(asked).toContain('mfe-catalog');
  // The header's parts come later.
  expect(html).toContain('data-slot="cart.button"');
  expect(asked).not.toContain('mfe-cart-checkout');
  expect(asked).not.toContain('mfe-account');
  expect(asked).not.toContain('mfe-search');
});
