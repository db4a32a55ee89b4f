import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPlantedProvider, type PlantedProvider } from './planted-provider';
import { openPlantedShop, type PlantedShop } from './planted-shop';

/**
 * Waits a little for every request, so that requests stand in each other's way: in the loader, and
 * for what a part asks while it renders and keeps for its visit.
 */
const SLOW = {
  loads: 'await new Promise((done) => setTimeout(done, Math.random() * 20))',
  setsUp: "let asked; const { use } = require('react');",
  renders: `if (data) {
    const url = '/api/store/products/search/suggestions?' + new URLSearchParams({ said: data.said });
    asked ??= host.http.send({ method: 'GET', url });
    return createElement('h1', null, 'said ' + data.said + ', answered ' + use(asked).answered);
  }`,
};
/** What a careless remote might keep in its module: the one before sees the one after. */
// In what each page reads of its address.
const ROUTES = ['/products/', '/category/', '/blogs/', '/brand/', '/search?q='];

let provider: PlantedProvider;
let shop: PlantedShop;
beforeAll(async () => {
  provider = await openPlantedProvider(({ url = '' }, response) => {
    const answered = new URL(url, 'http://provider').searchParams.get('said');
    setTimeout(() => response.end(JSON.stringify({ answered })), Math.random() * 20);
  });
  // Longer than shoppers wait: it is not their patience that is tried here.
  shop = await openPlantedShop({
    RENDER_LIMIT: 50_000,
    RENDER_HEARTBEAT: 20_000,
    PROVIDER_URL: provider.origin,
  });
  for (const remote of ['mfe-catalog', 'mfe-content', 'mfe-search'] as const) {
    await shop.publish(remote, SLOW);
  }
  await shop.untilRendered('/search');
});
afterAll(async () => {
  await shop.close();
  await provider.close();
});

it('never shows one shopper what another one asked for, in 80 requests at once', async () => {
  const asked = Array.from({ length: 80 }, (_, at) => ({
    who: `shopper-${at}.`,
    path: ROUTES[at % ROUTES.length] ?? '/',
  }));
  const pages = await Promise.all(
    asked.map(async ({ who, path }) => (await shop.get(`${path}${who}`)).text()),
  );
  for (const [at, { who, path }] of asked.entries()) {
    const page = pages[at] ?? '';
    const said = path.includes('?') ? `for ?q=${who}` : `for ${who}`;
    expect(page, path).toContain(`<h1>said ${said}, answered ${said}</h1>`);
    const named = new Set([...page.matchAll(/shopper-\d+\./g)].map(String));
    expect([...named], path).toEqual([who]);
  }
});
