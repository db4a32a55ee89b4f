/** Feature flags: on for a share of the shoppers, in the document, its HTML and the browser. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flagsFor } from '../server/releases/flags';
import { createSeal } from '../server/releases/seal';
import { STATE_ELEMENT, type PageState } from '../src/page-state';
import { openPlantedShop, type PlantedShop } from './planted-shop';

const SECRET = 'a secret of the planted shop';
const name = 'catalog.price-steps';
const shoppers = Array.from({ length: 2_000 }, (_, at) => String(at).padStart(22, 'x'));
const within = (percent: number) => {
  const registry = { revision: 1, apps: {}, history: [], flags: { [name]: percent } };
  return shoppers.filter((bucket) => flagsFor(registry, bucket).includes(name));
};

describe('the shoppers of a feature flag', () => {
  it('are its share, the same ones at every visit, and stay when it grows', () => {
    const tenth = within(10);
    expect(tenth.length).toBeGreaterThan(140);
    expect(tenth.length).toBeLessThan(260);
    expect(within(10)).toEqual(tenth);
    const grown = new Set(within(25));
    expect(tenth.every((bucket) => grown.has(bucket))).toBe(true);
    expect(within(0)).toEqual([]);
    expect(within(100)).toEqual(shoppers);
  });

  it('are none without a bucket, as with a canary', () => {
    const registry = { revision: 1, apps: {}, history: [], flags: { [name]: 100 } };
    expect(flagsFor(registry, null)).toEqual([]);
    expect(flagsFor({ ...registry, flags: undefined }, 'x')).toEqual([]);
  });
});

describe('a document', () => {
  let shop: PlantedShop;
  const bucketed = () => {
    const sealed = createSeal(SECRET).sign('bucket', 'y'.repeat(22));
    return { Cookie: `bucket=${sealed}` };
  };
  const stateOf = (html: string) =>
    JSON.parse(
      new RegExp(`id="${STATE_ELEMENT}"[^>]*>(.*?)</script>`, 's').exec(html)?.[1] ?? '',
    ) as PageState;
  beforeAll(async () => {
    shop = await openPlantedShop({ RENDER_LIMIT: 8_000, DOCUMENT_FRESH: 60_000 });
    const says = `return createElement('h1', null, 'flags: ' + host.flags.join());`;
    await shop.publish('mfe-catalog', { renders: says });
    await shop.untilRendered('/store');
  }, 60_000);
  afterAll(() => shop.close());

  it('says which are on, to the page that is rendered too, and to nobody else', async () => {
    const set = (flags: Record<string, number>) => {
      shop.registry.flags = flags;
      shop.registry.revision += 1;
    };
    set({ [name]: 100, 'search.by-picture': 0 });
    const on = await (await shop.get('/store', bucketed())).text();
    expect(on).toContain(`flags: ${name}<`);
    expect(stateOf(on).flags).toEqual([name]);
    // A first visit, which gets a document of its own although the releases are the same.
    const first = await (await shop.get('/store')).text();
    expect(first).toContain('flags: <');
    expect(stateOf(first)).not.toHaveProperty('flags');
    expect(await (await shop.get('/store', bucketed())).text()).toContain(`flags: ${name}<`);
    set({});
    const off = await (await shop.get('/store', bucketed())).text();
    expect(off).toContain('flags: <');
    expect(stateOf(off)).not.toHaveProperty('flags');
  });
});
