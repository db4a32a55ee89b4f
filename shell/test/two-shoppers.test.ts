import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPlantedShop, type PlantedShop } from './planted-shop';

/** Waits a little for every request, so that requests stand in each other's way. */
const SLOW = { loads: 'await new Promise((done) => setTimeout(done, Math.random() * 20))' };
/** What a careless remote might keep in its module: the one before sees the one after. */
const ROUTES = ['/store', '/blogs', '/search', '/privacy-policy', '/login'];

let shop: PlantedShop;
beforeAll(async () => {
  // Longer than shoppers wait: it is not their patience that is tried here.
  shop = await openPlantedShop({ RENDER_LIMIT: 20_000, RENDER_HEARTBEAT: 20_000 });
  for (const remote of ['mfe-catalog', 'mfe-content', 'mfe-search', 'mfe-account'] as const) {
    await shop.publish(remote, SLOW);
  }
  await shop.untilRendered('/login');
});
afterAll(() => shop.close());

it('never shows one shopper what another one asked for, in 200 requests at once', async () => {
  const asked = Array.from({ length: 200 }, (_, at) => ({
    who: `shopper-${at}.`,
    path: ROUTES[at % ROUTES.length] ?? '/',
  }));
  const pages = await Promise.all(
    asked.map(async ({ who, path }) => (await shop.get(`${path}?who=${who}`)).text()),
  );
  for (const [at, { who, path }] of asked.entries()) {
    const page = pages[at] ?? '';
    expect(page, path).toContain(`for ${who}`);
    const named = new Set([...page.matchAll(/shopper-\d+\./g)].map(String));
    expect([...named], path).toEqual([who]);
  }
});
