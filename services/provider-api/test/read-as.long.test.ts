/** Reads typed descriptions over four catalogues: no chip is wrong, and most of what is said is read. */
import { describe, expect, it } from 'vitest';
import { shopCatalogue } from 'demo-catalogue/shop-catalogue';
import { CLERKS, messyCatalogue, type ClerkName } from '../bench/messy/clerks';
import { openShopOf } from '../bench/messy/engines';
import { itemsOf } from '../bench/messy/write-items';
import { descriptions, judged, type Chip } from './judged/read-as';
import { keptInMemory } from './kept-in-memory';

/** The share of the facts that are read, over all catalogues; slightly below what was measured. */
const RECALL = 0.74;

const catalogueOf = (name: string) =>
  name === 'shop' ? shopCatalogue() : messyCatalogue(itemsOf(CLERKS[name as ClerkName]));

describe('what typed descriptions are read as', () => {
  it('is never wrong, and most of what they say', { timeout: 300_000 }, async () => {
    const wrong: string[] = [];
    const missed: string[] = [];
    const lost: string[] = [];
    let categories = 0;
    for (const name of new Set(descriptions.map(({ catalogue }) => catalogue))) {
      const shop = await openShopOf(catalogueOf(name), keptInMemory);
      for (const description of descriptions.filter(({ catalogue }) => catalogue === name)) {
        const answer = await shop.post('/api/store/products/search', { query: description.typed });
        const { total, read_as: read } = answer.json as {
          total: number;
          read_as?: { facts: Chip[]; category: { name: string } | null; rest: string };
        };
        expect(answer.status).toBe(200);
        const judgement = judged(description, read?.facts ?? []);
        const of = `${name} ${description.typed}`;
        if (process.env.SAY) console.log(of, total, JSON.stringify(read));
        wrong.push(...judgement.wrong.map(({ label, value }) => `${of}: ${label}: ${value}`));
        missed.push(...judgement.missed.map((fact) => `${of}: ${fact}`));
        if (read?.category) categories += 1;
        if (read?.category && read.category.name !== description.category) {
          wrong.push(`${of}: ${read.category.name}`);
        }
        if (read && total === 0) lost.push(of);
      }
      await shop.close();
    }
    const asked = descriptions.flatMap(({ facts }) => facts).length;
    console.info(
      `read ${asked - missed.length} of ${asked} facts, and ${categories} categories\n${missed.join('\n')}`,
    );
    expect(wrong).toEqual([]);
    expect(lost).toEqual([]);
    expect(1 - missed.length / asked).toBeGreaterThan(RECALL);
  });
});
