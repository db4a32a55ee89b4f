import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byCheckout, byInquiry, byRegistration, bySearch, type Outcome } from './naughty/rounds';
import { naughtyStrings } from './naughty/strings';
import { openTestShop, type Customer, type TestDatabase, type TestShop } from './shop';

/** @param every 1 for all texts, n for every nth */
export function naughtySuite(database: TestDatabase, every = 33): void {
  const texts = naughtyStrings.filter((_, at) => at % every === 0);

  describe(`${texts.length} naughty texts`, { timeout: 180_000 }, () => {
    let shop: TestShop;
    let who: Customer;
    let item: { product_id: number; variant_id: number | undefined };
    beforeAll(async () => {
      shop = await openTestShop(database);
      who = await shop.customer();
      const { id, variants } = await shop.product('Cordless Hammer Drill');
      item = { product_id: id, variant_id: variants['Bare tool'] };
    }, 180_000);
    afterAll(() => shop.close());

    /**
     * The faults, and whether most texts were stored, because a call must not refuse all of them.
     */
    async function tried(send: (text: string, at: number) => Promise<Outcome>, atOnce: number) {
      const wrong: string[] = [];
      let kept = 0;
      for (let from = 0; from < texts.length; from += atOnce) {
        const batch = texts.slice(from, from + atOnce);
        const outcomes = await Promise.all(batch.map((text, at) => send(text, from + at)));
        for (const [at, outcome] of outcomes.entries()) {
          if (outcome === 'kept') kept += 1;
          else if (outcome !== 'refused') {
            wrong.push(`${JSON.stringify(batch[at]).slice(0, 80)}: ${outcome}`);
          }
        }
      }
      return { wrong, mostWereStored: kept > texts.length * 0.8 };
    }

    it.each<[string, number, (text: string, at: number) => Promise<Outcome>]>([
      ['an inquiry', 8, (text) => byInquiry(shop, text)],
      ['a registration', 8, (text, at) => byRegistration(shop, text, `naughty${at}@example.ph`)],
      // They share one cart, so one text is sent after another.
      ['a checkout', 1, (text) => byCheckout(shop, who, text, item)],
      ['a search', 8, (text) => bySearch(shop, text)],
    ])('come back from %s as they went, or are refused', async (_, atOnce, send) => {
      expect(await tried(send, atOnce)).toEqual({ wrong: [], mostWereStored: true });
    });
  });
}
