/** Somebody who wants a product first, with a thousand choices from some networks. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { searchChoices } from '../src/database/tables/search';
import { SHOPPERS_LEAST } from '../src/domain/search/raises';
import {
  ANCHORS,
  MENTIONS,
  networks,
  openAnchorShop,
  shoppersOf,
  tomorrow,
} from './chosen-results';
import { keptInMemory } from './kept-in-memory';
import type { TestShop } from './shop';

const CHOICES = 1000;
const WANTED = ANCHORS.at(-1) ?? '';

describe('a thousand choices of one who wants a product first', () => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openAnchorShop(keptInMemory);
  });
  afterEach(() => shop.close());

  /** Sends them from so many networks, over so many days, each time as from the last place. */
  async function attack(name: string, count: number, days: number): Promise<string[]> {
    const { idOf, send, names } = shoppersOf(shop);
    const body = { query: 'anchor bolt', product_id: await idOf(name), place: 1000 };
    const from = networks(count);
    for (let day = 0; day < days; day += 1) {
      for (let at = 0; at < CHOICES / days; at += 1) await send(body, from[at % count]);
      tomorrow(shop);
    }
    return names();
  }

  it.each([
    [1, 20],
    [SHOPPERS_LEAST - 1, 20],
    [50, 1],
  ])('change nothing from %i networks on %i days', async (count, days) => {
    expect(await attack(WANTED, count, days)).toEqual([...ANCHORS, MENTIONS]);
    const kept = await shop.deps.db.$count(searchChoices);
    expect(kept).toBe(count * days);
  });

  it('raise it from enough networks on two days, among what is named alike alone', async () => {
    expect(await attack(WANTED, SHOPPERS_LEAST, 2)).toEqual([
      WANTED,
      ...ANCHORS.slice(0, -1),
      MENTIONS,
    ]);
  });

  it('never bring what only mentions it before what is named so', async () => {
    expect(await attack(MENTIONS, 200, 2)).toEqual([...ANCHORS, MENTIONS]);
  });

  it('push out nothing that enough shoppers chose', async () => {
    const { choose, names } = shoppersOf(shop);
    const [, honest = ''] = ANCHORS;
    await choose(honest, networks(4, 100));
    tomorrow(shop);
    await choose(honest, networks(9, 100));
    tomorrow(shop);
    await attack(WANTED, SHOPPERS_LEAST - 1, 20);
    expect((await names())[0]).toBe(honest);
  });
});
