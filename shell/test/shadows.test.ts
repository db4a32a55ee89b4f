/** Pages that are rendered once more with a release that nobody is given, by real render processes. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPlantedProvider, type PlantedProvider } from './planted-provider';
import { openPlantedShop, type PlantedShop } from './planted-shop';

/** A page that says what the provider has said of it. */
const ASKS = `const list = await host.http.send({ method: 'GET', url: '/api/brands' });
  return { said: JSON.stringify(list) };`;

let provider: PlantedProvider;
let asked: string[] = [];
let shop: PlantedShop;
beforeAll(async () => {
  provider = await openPlantedProvider((request: IncomingMessage, response: ServerResponse) => {
    asked.push(request.url ?? '');
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ data: ['Bosch'] }));
  });
});
afterAll(() => provider.close());
beforeEach(async () => {
  asked = [];
  shop = await openPlantedShop({ PROVIDER_URL: provider.origin });
  await shop.publish('mfe-catalog', { loads: ASKS });
  await shop.untilRendered('/store');
});
afterEach(() => shop.close());

describe('a shadow', () => {
  it('differs in none of 50 pages where its build is unchanged', async () => {
    const version = await shop.shadow('mfe-catalog', { loads: ASKS });
    await shop.shadowOfShell();
    for (let page = 0; page < 50; page += 1) await shop.untilCompared(`/products/${page}`);
    expect(shop.compared.filter(({ example }) => example !== null)).toEqual([]);
    expect(shop.compared.filter((each) => each.version === version).length).toBeGreaterThan(5);
    expect(shop.compared.filter(({ app }) => app === 'shell').length).toBeGreaterThan(5);
  }, 60_000);

  it('is told of in words with both texts, and no shopper gets it', async () => {
    await shop.shadow('mfe-catalog', {
      loads: ASKS,
      renders: `return createElement('p', null, 'of the shadow');`,
    });
    const example = await shop.untilCompared('/store');
    expect(example?.says).toMatch(/^a heading is gone: h1 ".+ of mfe-catalog/);
    expect(example).toMatchObject({ path: '/store', shadow: '' });
    expect(await (await shop.get('/store')).text()).not.toContain('of the shadow');
  });

  it('is made from the answers of the shopper’s page: the provider is asked no more', async () => {
    await shop.shadow('mfe-catalog', {
      loads: `await host.http.send({ method: 'GET', url: '/api/categories' }).catch(() => null);${ASKS}`,
    });
    const example = await shop.untilCompared('/store');
    expect(example?.says).toBe('one call more: GET /api/categories');
    expect(asked).not.toContain('/api/categories');
  });

  it('that hangs is told of as not rendered, and takes nothing from shoppers', async () => {
    await shop.shadow('mfe-catalog', { loads: 'for (;;);' });
    const example = await shop.untilCompared('/store');
    expect(example?.says).toContain('the page is not rendered');
    await shop.untilRendered('/store');
    expect(await (await shop.get('/store')).text()).toContain('data-rendered');
  }, 30_000);

  it('is compared with no page that is somebody’s own, or that has what somebody typed', async () => {
    await shop.shadow('mfe-catalog', { loads: ASKS });
    await shop.shadow('mfe-account');
    await shop.shadow('mfe-search');
    for (const path of ['/store?sort=price', '/search?q=drill', '/order-history', '/login']) {
      for (let times = 0; times < 3; times += 1) {
        await shop.get(path);
        await new Promise((done) => setTimeout(done, 150));
      }
    }
    expect(shop.compared).toEqual([]);
    await shop.untilCompared('/store');
  });
});
