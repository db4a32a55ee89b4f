/** Quotations at the counter whose goods are gone: what may stand in, and a line that takes the place. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variants } from '../src/database/tables/catalogue';
import { importCatalogue } from '../src/domain/import/import-catalogue';
import { readQuotation } from '../src/domain/quotations/read-quotation';
import { hiddenIn, openCounter, signedIn, type Clerk, type Counter } from './clerk';
import { askQuotations, offer, requested } from './quoted';
import { openTestShop, type TestDatabase, type TestShop } from './shop';
import { smallPictures } from './small-catalogue';

/** Bolts by brand: their class, price and stock. */
const BOLTS = {
  Wanted: ['8.8', 10, 0],
  Same: ['8.8', 11, 50],
  Strong: ['10.9', 12, 50],
  Weak: ['4.8', 9, 50],
  Empty: ['8.8', 10, 0],
} as const;
const catalogue = {
  brands: Object.keys(BOLTS).map((name) => ({ id: name, brand_name: name })),
  categories: [{ id: 'Bolts', category_name: 'Bolts' }],
  products: Object.entries(BOLTS).map(([brand, [grade, price, stock]]) => ({
    ...{ id: brand, product_name: `${brand} Hex Bolt`, brand, category: 'Bolts' },
    variants: [
      {
        ...{ variant_name: 'Box', price, stock },
        specs: Object.entries({ Thread: 'M10', Length: '30 mm', Grade: grade, Finish: 'Zinc' }).map(
          ([label, specs]) => ({ label, specs }),
        ),
      },
    ],
  })),
};

export function counterInsteadSuite(database: TestDatabase): void {
  describe('a quotation of what is gone', () => {
    let shop: TestShop;
    let counter: Counter;
    let clerk: Clerk;
    const variantOf = async (name: string) => {
      const { id, variants: own } = await shop.product(`${name} Hex Bolt`);
      return { product_id: id, variant_id: own['Box'] ?? 0 };
    };
    /** A draft for twenty of a bolt. */
    const drafted = async (name: string) => {
      const who = await shop.customer();
      const number = await requested(shop, who.email, 20, {
        ...(await variantOf(name)),
        text: `${name} bolts`,
      });
      const at = `/staff/quotations/${number}`;
      await clerk.send(`${at}/draft`, {}, at);
      return { number, at };
    };
    const linesOf = async (number: string) => {
      const quotation = await readQuotation(shop.deps.db, number);
      return quotation?.lines.map(({ productName, quantity, price }) => [
        productName,
        quantity,
        price,
      ]);
    };
    const partOf = (text: string) =>
      /<section aria-labelledby="instead">.*?<\/section>/s.exec(text)?.[0] ?? '';

    beforeAll(async () => {
      shop = await openTestShop(database);
      counter = openCounter(shop);
      clerk = await signedIn(counter, 'maria', 'counter');
      const { db, pictures } = shop.deps;
      const job = { db, source: 'bolts', pictures: smallPictures(pictures) };
      expect(await importCatalogue(catalogue, job)).toMatchObject({ done: true });
    });
    afterAll(async () => {
      counter.feed.stop();
      await shop.close();
    });

    it('is told its customer too, until it is answered, and nobody who has only its link', async () => {
      const who = await shop.customer();
      const line = { ...(await variantOf('Wanted')), text: 'bolts' };
      const number = await requested(shop, who.email, 20, line);
      const read = async (body: object, sent = { token: who.token }) =>
        (await askQuotations(shop, 'details', body, sent)).json as { gone?: unknown[] };
      const gone = [
        {
          ...{ variant_id: line.variant_id, product_name: 'Wanted Hex Bolt', variant_name: 'Box' },
          ...{ brand_name: 'Wanted', quantity: 20, why: 'sold out' },
        },
      ];
      expect((await read({ number })).gone).toEqual(gone);
      await offer(shop, number, { quantity: 20, price: 1000 });
      expect((await read({ number })).gone).toEqual(gone);
      const made = await askQuotations(shop, 'share', { number }, { token: who.token });
      const { link } = made.json as { link: string };
      const shared = await askQuotations(shop, 'details', { link });
      expect(shared.status).toBe(200);
      expect(shared.json).not.toHaveProperty('gone');
      await askQuotations(shop, 'decline', { number }, { token: who.token });
      expect((await read({ number })).gone).toEqual([]);
      const other = await requested(shop, who.email, 2, {
        ...(await variantOf('Same')),
        text: 's',
      });
      expect((await read({ number: other })).gone).toEqual([]);
    });

    it('offers what is equal or better and in stock, each difference in words', async () => {
      const { at } = await drafted('Wanted');
      const part = partOf((await clerk.look(at)).text);
      expect(part).toContain('Wanted Hex Bolt (Box): sold out');
      expect(part).toContain('Same Hex Bolt');
      expect(part).toContain('Equal in all that counts');
      expect(part).toContain('Grade 10.9 instead of 8.8: stronger');
      expect(part).not.toContain('Weak');
      expect(part).not.toContain('Empty');
    });

    it('has the offered line in the place of the one that is gone, once, for what was asked', async () => {
      const { number, at } = await drafted('Wanted');
      const { variant_id: same } = await variantOf('Same');
      const page = await clerk.look(at);
      const fields = {
        ...hiddenIn(page, `${at}/lines`),
        ...{ variant: String(same), quantity: '20', price: '10.50' },
      };
      expect(fields).toMatchObject({
        instead: expect.stringMatching(/^\d+$/) as string,
        asked: expect.stringMatching(/^\d+$/) as string,
      });
      const said = [];
      for (let time = 0; time < 2; time += 1) {
        said.push((await clerk.post(`${at}/lines`, fields)).location?.split('said=')[1]);
      }
      expect(said).toEqual(['line', 'already']);
      expect(await linesOf(number)).toEqual([['Same Hex Bolt', 20, 1050]]);
      const { text } = await clerk.look(at);
      expect(partOf(text)).toBe('');
      expect(text).toContain('Offered');
    });

    it('keeps the line of another quotation, whatever the form says', async () => {
      const [mine, other] = [await drafted('Wanted'), await drafted('Wanted')];
      const page = await clerk.look(mine.at);
      const theirs = hiddenIn(await clerk.look(other.at), `${other.at}/lines`)['instead'] ?? '';
      const fields = { ...hiddenIn(page, `${mine.at}/lines`), instead: theirs };
      await clerk.post(`${mine.at}/lines`, { ...fields, quantity: '1', price: '9' });
      expect(await linesOf(other.number)).toHaveLength(1);
      expect(await linesOf(mine.number)).toHaveLength(2);
    });

    it('says so of what is no longer sold, also where the draft has no line of it', async () => {
      const { at } = await drafted('Weak');
      expect(partOf((await clerk.look(at)).text)).toBe('');
      const { variant_id: weak } = await variantOf('Weak');
      const who = await shop.customer();
      const number = await requested(shop, who.email, 3, {
        ...(await variantOf('Weak')),
        text: 'the weak ones',
      });
      await shop.deps.db.update(variants).set({ retired: true }).where(eq(variants.id, weak));
      expect(partOf((await clerk.look(at)).text)).toContain('Weak Hex Bolt (Box): no longer sold');
      const asked = `/staff/quotations/${number}`;
      await clerk.send(`${asked}/draft`, {}, asked);
      expect(await linesOf(number)).toEqual([]);
      const part = partOf((await clerk.look(asked)).text);
      expect(part).toContain('Weak Hex Bolt (Box): no longer sold');
      expect(part).toContain('Grade 8.8 instead of 4.8: stronger');
    });
  });
}
