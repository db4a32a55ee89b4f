import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CHANGING,
  ENDING,
  innocentPage,
  ORDINARY,
  REACHING,
  SAYING,
  SECRET,
  tryHostile,
} from './hostile-builds';
import { openPlantedShop, type PlantedShop } from './planted-shop';

/** Ends that take seconds; `rendering.test.ts` has one of each kind on every run. */
const SLOW = new Set(['eats heap', 'eats Buffers at once', 'waits on a lock']);
const HARMLESS = { working: true, neighbour: true, leaked: false };

describe('a server build that means harm', () => {
  let shop: PlantedShop;
  let before: string;
  beforeAll(async () => {
    process.env.PLANTED_SECRET = SECRET;
    // Longer than shoppers wait: it is not their patience that is tried here.
    // And what eats memory has eaten it all the sooner.
    shop = await openPlantedShop({ RENDER_LIMIT: 5_000, RENDER_MEMORY: 256 });
    before = await innocentPage(shop);
  });
  afterAll(async () => {
    delete process.env.PLANTED_SECRET;
    await shop.close();
  });

  for (const [name, planted] of Object.entries({ ...ENDING, ...SAYING })) {
    it(`${name}: costs no other page`, { tags: SLOW.has(name) ? 'long' : [] }, async () => {
      expect(await tryHostile(shop, planted, before)).toMatchObject(HARMLESS);
    });
  }

  it.each(Object.entries(CHANGING))('%s: is alone with it', async (_, planted) => {
    const outcome = await tryHostile(shop, planted, before);
    expect(outcome).toMatchObject(HARMLESS);
    expect(outcome.got).not.toBe('left to the browser');
  });

  it.each(Object.entries(REACHING))('%s: gets nothing', async (_, planted) => {
    const outcome = await tryHostile(shop, planted, before);
    expect(outcome).toMatchObject(HARMLESS);
    expect(outcome.got).toMatch(/^(refused: .*|undefined|Error|)$/);
  });

  it('leaves ordinary code its own objects', async () => {
    const { got } = await tryHostile(shop, ORDINARY, before);
    expect(got).toBe('Own: mine,old,plain,none');
  });
});
