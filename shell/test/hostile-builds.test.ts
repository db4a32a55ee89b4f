import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOSTILE, innocentPage, ORDINARY, SECRET, tryHostile } from './hostile-builds';
import { openPlantedShop, type PlantedShop } from './planted-shop';

describe('a server build that means harm', () => {
  let shop: PlantedShop;
  let before: string;
  beforeAll(async () => {
    process.env.PLANTED_SECRET = SECRET;
    shop = await openPlantedShop();
    before = await innocentPage(shop);
  });
  afterAll(async () => {
    delete process.env.PLANTED_SECRET;
    await shop.close();
  });

  it.each(Object.entries(HOSTILE))(
    '%s: gets nothing, and costs no other page',
    async (_, planted) => {
      expect(await tryHostile(shop, planted, before)).toMatchObject({
        working: true,
        neighbour: true,
        leaked: false,
      });
    },
  );

  it('leaves ordinary code its own objects', async () => {
    const { got } = await tryHostile(shop, ORDINARY, before);
    expect(got).toBe('Own: mine,old,plain,none');
  });
});
