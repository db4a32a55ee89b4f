/** What is counted of a release whose server build fails, and what isn't its fault. */
import { afterEach, describe, expect, it } from 'vitest';
import { APP_NAMES } from 'shared-contracts/own-apps';
import { FAULTS } from './rendering-faults';
import { openPlantedShop, type PlantedShop } from './planted-shop';

let shop: PlantedShop;
afterEach(() => shop.close());

/** Faults of each release that is live, without those that have none. */
async function faulty(): Promise<Record<string, object>> {
  const found: Record<string, object> = {};
  for (const app of APP_NAMES) {
    const { rendered: _, ...faults } = (await shop.counted(app))?.onServer ?? { rendered: 0 };
    if (Object.values(faults).some((times) => times > 0)) found[app] = faults;
  }
  return found;
}

/** A process that got no processor is nobody's fault: on a busy machine the page is asked for once more. */
const ASKED_AGAIN = 5_000;

async function untilFaulty(): Promise<Record<string, object>> {
  for (let asked = Date.now(); ;) {
    const found = await faulty();
    if (Object.keys(found).length > 0) return found;
    await new Promise((done) => setTimeout(done, 50));
    if (Date.now() - asked < ASKED_AGAIN) continue;
    await shop.get('/store');
    asked = Date.now();
  }
}

const once = (how: 'threw' | 'refused' | 'killed') => ({
  ...{ threw: 0, refused: 0, killed: 0 },
  [how]: 1,
});

describe('a fault on the server is booked on the release', () => {
  it('of the part that threw, not of the page that it is on', async () => {
    shop = await openPlantedShop({ RENDER_WORKERS: 1 });
    await shop.untilRendered('/store');
    await shop.publish('mfe-cart-checkout', FAULTS['throws while rendering']);
    await shop.get('/store');
    expect(await untilFaulty()).toEqual({ 'mfe-cart-checkout': once('threw') });
    expect((await shop.counted('mfe-cart-checkout'))?.faults).toMatchObject([
      { message: 'Error: planted', part: 'on the server', times: 1 },
    ]);
    expect((await shop.counted('mfe-catalog'))?.onServer?.rendered).toBe(2);
  });

  it('whose loader threw', async () => {
    shop = await openPlantedShop({ RENDER_WORKERS: 1 });
    await shop.untilRendered('/login');
    await shop.publish('mfe-catalog', FAULTS.throws);
    await shop.get('/store');
    expect(await untilFaulty()).toEqual({ 'mfe-catalog': once('threw') });
  });

  it('whose build has no door', async () => {
    shop = await openPlantedShop({ RENDER_WORKERS: 1 });
    await shop.untilRendered('/login');
    await shop.publish('mfe-catalog', { shared: [] });
    await shop.get('/store');
    expect(await untilFaulty()).toEqual({ 'mfe-catalog': once('refused') });
  });

  it('whose loader loops for ever, and not while its process starts', async () => {
    shop = await openPlantedShop({ RENDER_WORKERS: 1 });
    await shop.untilRendered('/login');
    await shop.publish('mfe-catalog', { loads: "if (typeof url !== 'undefined') for (;;);" });
    await shop.get('/store');
    expect(await untilFaulty()).toEqual({ 'mfe-catalog': once('killed') });
    expect((await shop.counted('mfe-catalog'))?.faults).toMatchObject([{ message: 'it hangs' }]);
  });

  it('that came last, where several may have ended the process', async () => {
    shop = await openPlantedShop({ RENDER_WORKERS: 1 });
    await shop.untilRendered('/store');
    await shop.publish('mfe-cart-checkout', { renders: 'for (;;);' });
    const state = shop.registry.apps['mfe-cart-checkout'] ?? expect.fail();
    const release = state.releases[state.live] ?? expect.fail();
    release.publishedAt = new Date().toISOString();
    await shop.get('/store');
    expect(await untilFaulty()).toEqual({ 'mfe-cart-checkout': once('killed') });
  });

  it.each(['loops for ever', 'eats heap'])('that %s while a process loads it', async (fault) => {
    shop = await openPlantedShop({ RENDER_WORKERS: 1 });
    await shop.untilRendered('/login');
    await shop.publish('mfe-catalog', FAULTS[fault]);
    await shop.get('/store');
    expect(await untilFaulty()).toMatchObject({ 'mfe-catalog': { killed: 1, threw: 0 } });
  });
});

describe('no release is to blame', () => {
  it('where all is well', async () => {
    shop = await openPlantedShop({ RENDER_WORKERS: 1 });
    for (const path of ['/', '/store', '/login', '/search', '/nowhere']) {
      await shop.untilRendered(path);
    }
    expect(await faulty()).toEqual({});
  });

  it('where any of several old ones may have ended the process', async () => {
    shop = await openPlantedShop({ RENDER_WORKERS: 1 });
    await shop.untilRendered('/store');
    await shop.publish('mfe-cart-checkout', { renders: 'for (;;);' });
    await shop.get('/store');
    await shop.untilRendered('/login');
    expect(await faulty()).toEqual({});
    expect(shop.warnings.join('\n')).toContain('a render worker ended (it hangs); one of shell@');
  });

  it('where a page takes too long', async () => {
    shop = await openPlantedShop({ RENDER_WORKERS: 1 });
    await shop.untilRendered('/login');
    await shop.publish('mfe-catalog', FAULTS.hangs);
    for (let at = 0; at < 3; at += 1) await shop.get('/store');
    await shop.untilRendered('/login');
    expect(await faulty()).toEqual({});
  });

  it('where a provider that is away makes it throw', async () => {
    shop = await openPlantedShop({ RENDER_WORKERS: 1 });
    await shop.untilRendered('/login');
    const asks = "await host.http.send({ method: 'GET', url: '/api/brands' })";
    await shop.publish('mfe-catalog', {
      loads: `await ${asks.slice(6)}.catch(() => { throw new TypeError('of undefined'); })`,
    });
    for (let at = 0; at < 3; at += 1) await shop.get('/store');
    await shop.untilRendered('/login');
    expect(await faulty()).toEqual({});
  });
});

it('a person is called where five pages failed, and nothing is taken back', async () => {
  shop = await openPlantedShop({ RENDER_WORKERS: 1 });
  await shop.untilRendered('/login');
  const version = await shop.publish('mfe-catalog', FAULTS['throws while rendering']);
  for (let at = 0; at < 4; at += 1) await shop.get('/store');
  await untilFaulty();
  expect(shop.alerts).toEqual([]);
  await shop.get('/store');
  expect(shop.alerts).toEqual([`mfe-catalog ${version}: 5 of 5 pages failed on the server`]);
});
