/** Catalogues' files at the counter: compared, applied once as a whole or not at all, and looked at again. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../src/database/tables/audit';
import { variants } from '../src/database/tables/catalogue';
import { catalogueFileBytes, catalogueFiles } from '../src/database/tables/catalogue-files';
import { beginToApply } from '../src/domain/catalogue-files/send-file';
import { hiddenIn, openCounter, signedIn, type Clerk, type Counter, type Page } from './clerk';
import { openTestShop, type TestDatabase, type TestShop } from './shop';
import { smallCatalogue } from './small-catalogue';
import { workbook, zip } from './workbook';

const ROOM = '/staff/catalogue/imports';

/** A small workbook that says it is a gigabyte once it is unpacked. */
function bomb(): Buffer {
  const packed = zip({ 'xl/worksheets/sheet1.xml': '<worksheet></worksheet>' });
  // The size stands in the directory, 24 bytes after its mark.
  packed.writeUInt32LE(1024 ** 3, packed.indexOf('PK\x01\x02') + 24);
  return packed;
}

export function counterImportsSuite(database: TestDatabase): void {
  describe('imports at the counter', () => {
    let shop: TestShop;
    let counter: Counter;
    let clerk: Clerk;
    beforeAll(async () => {
      shop = await openTestShop(database);
      counter = openCounter(shop);
      clerk = await signedIn(counter, 'luz', 'catalogue');
    });
    afterAll(async () => {
      counter.feed.stop();
      await shop.close();
    });

    const send = async (name: string, content: string | Buffer, fields = {}) =>
      clerk.sendFiles(ROOM, fields, [{ name, bytes: Buffer.from(content) }], ROOM);
    /** The page of a file once nothing is done with it any more. */
    const settled = async (path: string): Promise<Page> => {
      for (;;) {
        const page = await clerk.look(path);
        if (page.headers.get('refresh') === null) return page;
        await new Promise((later) => setTimeout(later, 20));
      }
    };
    const compared = async (name: string, content: string | Buffer, fields = {}) => {
      const path = (await send(name, content, fields)).location ?? '';
      return { path, page: await settled(path) };
    };
    const apply = async (path: string, page: Page) => {
      const answer = await clerk.post(`${path}/apply`, hiddenIn(page, `${path}/apply`));
      return { answer, page: await settled(path) };
    };
    const products = async () => {
      const list = await shop.post('/api/store/products', { limit: 100 });
      return list.json as { id: number; product_name: string }[];
    };
    const names = async () => (await products()).map(({ product_name: name }) => name);
    const csv = (rows: string) => `id,product_name,brand,category,price,stock\n${rows}\n`;

    it('[N83] shows what a file does, with before and after, and does it once it is applied', async () => {
      const { path, page } = await compared(
        'new saws.csv',
        csv('s1,Saw One,Tamaraw,Hand Tools,120.50,4\ns2,Saw Two,Tamaraw,Hand Tools,99,'),
      );
      expect(page.text).toContain('compared, not applied');
      expect(page.text).toMatch(/Saw One[^]*New[^]*₱120\.50/);
      expect(await names()).not.toContain('Saw One');
      const [first, second] = await Promise.all([1, 2].map(() => apply(path, page)));
      expect([first?.answer.status, second?.answer.status]).toEqual([303, 303]);
      expect(first?.page.text).toMatch(/Applied[^]*by luz/);
      expect(await names()).toEqual(expect.arrayContaining(['Saw One', 'Saw Two']));
      const log = await shop.deps.db
        .select()
        .from(audit)
        .where(eq(audit.action, 'catalogue file applied'));
      expect(log).toHaveLength(1);
      expect(log[0]).toMatchObject({
        staffName: 'luz',
        after: { file: 'new saws.csv', catalogue: 'new-saws', changes: 2 },
      });
      expect(await shop.deps.db.select().from(catalogueFileBytes)).toEqual([]);

      const next = await compared('later.csv', csv('s1,Saw One,Tamaraw,Hand Tools,130,9'), {
        source: 'new-saws',
        whole: 'yes',
      });
      expect(next.page.text).toMatch(/Price: <s>₱120\.50<\/s> <strong>₱130\.00<\/strong>/);
      expect(next.page.text).toMatch(/Stock: <s>4<\/s> <strong>9<\/strong>/);
      expect(next.page.text).toMatch(/Saw Two<\/a>[^]*Off sale/);
      await apply(next.path, next.page);
      expect(await names()).not.toContain('Saw Two');
      const again = await compared('later.csv', csv('s1,Saw One,Tamaraw,Hand Tools,130,9'), {
        source: 'new-saws',
        whole: 'yes',
      });
      expect(again.page.text).toContain('Nothing in the file is new.');
      expect((await clerk.look(path)).text).toMatch(/Applied[^]*by luz/);
    });

    it('[N83] takes the catalogue’s own format and a workbook, and keeps pictures that are there', async () => {
      const changed = structuredClone(smallCatalogue);
      const drill = changed.products.find(({ id }) => id === 'drill');
      if (drill) drill.description = 'Drills anything.';
      const own = await compared('all.json', JSON.stringify(changed), { source: 'shop' });
      expect(own.page.text).toMatch(/Description: [^]*concrete[^]*anything/);
      expect(own.page.text).not.toContain('Pictures:');
      expect(own.page.text).toMatch(/Cordless Hammer Drill<\/a>/);
      const sheet = workbook([
        ['id', 'product_name', 'brand', 'category', 'price'],
        ['x1', 'Sheet Saw', 'Tamaraw', 'Hand Tools', 80],
      ]);
      const { path, page } = await compared('sheet.xlsx', sheet);
      expect(page.text).toMatch(/Sheet Saw[^]*New/);
      await apply(path, page);
      expect(await names()).toContain('Sheet Saw');
    });

    it(
      'reads other columns by a map, and sells another currency in pesos',
      { tags: 'long' },
      async () => {
        const rows = 'Code;Maker;Group;Title;List price\nm1;Tamaraw;Hand Tools;Map Saw;USD 10.00\n';
        const map = JSON.stringify({
          fields: {
            ...{ id: 'Code', brand: 'Maker', category: 'Group' },
            ...{ product_name: 'Title', price: 'List price' },
          },
        });
        const plain = await compared('mapped.csv', rows);
        expect(plain.page.text).not.toContain('Apply the file');
        const inDollars = { map, currency: 'usd', rate: '58.2' };
        const { path, page } = await compared('mapped.csv', rows, inDollars);
        expect(page.text).toContain('1 USD = 58.2 pesos');
        expect(page.text).toMatch(/Map Saw[^]*New[^]*₱582\.00/);
        await apply(path, page);
        expect(await names()).toContain('Map Saw');

        for (const [fields, words] of [
          [{ currency: 'USD' }, 'Must be how many pesos one of it is'],
          [
            { currency: 'PHP', rate: '2' },
            'Must be the three letters of a currency other than PHP',
          ],
          [{ rate: '58' }, 'Must be the three letters of a currency other than PHP'],
        ] as const) {
          const refused = await send('mapped.csv', rows, { map, ...fields });
          expect([fields, refused.status]).toEqual([fields, 422]);
          expect(refused.text).toContain(words);
          expect(refused.text).toContain('&quot;product_name&quot;:&quot;Title&quot;');
        }
        for (const [given, words] of [
          ['{', 'has a map that can not be read as JSON: map.json'],
          [JSON.stringify({ fields: { colour: 'Title' } }), 'has a map with a fault'],
          [
            JSON.stringify({ codes: { brand: { names: '../../etc/passwd' } } }),
            'is not in the map’s folder',
          ],
        ] as const) {
          const bad = await compared('mapped.csv', rows, { map: given });
          expect(bad.page.text).toContain(words);
        }
      },
    );

    it('[N83] refuses a file with rows that can’t be taken, each with its line and why', async () => {
      const before = await names();
      const rows = csv(
        'g1,Good One,Tamaraw,Hand Tools,10,1\ng2,Bad One,Tamaraw,Hand Tools,ten pesos,1\ng3,=SUM(A1:A9),Tamaraw,Hand Tools,10,1',
      );
      const { page } = await compared('half.csv', rows);
      expect(page.text).toContain('2 rows can’t be taken');
      expect(page.text).toMatch(/line 3[^]*price[^]*ten pesos/);
      expect(page.text).toMatch(/line 4[^]*is a formula: save the file with values in its cells/);
      expect(page.text).not.toContain('Apply the file');
      const [file] = await shop.deps.db
        .select()
        .from(catalogueFiles)
        .where(eq(catalogueFiles.fileName, 'half.csv'));
      const asked = { id: file?.id ?? 0, shown: file?.token ?? '' };
      expect(await beginToApply(shop.deps, asked, { id: 1, name: 'luz' })).toBe('otherwise');
      expect(await names()).toEqual(before);
    });

    async function expectRefused(name: string, content: Buffer | string, words: string) {
      const before = await names();
      const { page } = await compared(name, content);
      expect(page.text).toContain(words);
      expect(page.text).toContain('Nothing was changed.');
      expect(await names()).toEqual(before);
      expect((await clerk.look(ROOM)).text).toContain(`${name}</a>, refused`);
    }

    it.each([
      ['a catalogue that is none', 'photo.png', 'PNG', 'is no catalogue: send CSV'],
      [
        'text of another encoding',
        'latin.csv',
        Buffer.from([0x69, 0x64, 0x0a, 0xe9, 0x2c]),
        'is not UTF-8 text',
      ],
      ['a workbook that is none', 'fake.xlsx', 'id,name', 'is no workbook (XLSX)'],
      ['nothing', 'empty.csv', '\n', 'has no rows'],
      ['broken JSON', 'corrupt.json', '{"products": [', 'is'],
      [
        'a workbook that unpacks to very much',
        'bomb.xlsx',
        bomb,
        'is too large once it is unpacked',
      ],
    ])('[N83] refuses %s with a sentence', async (_, name, content, words) => {
      await expectRefused(name, typeof content === 'function' ? content() : content, words);
    });

    it(
      'refuses more rows than a person looks through with a sentence',
      { tags: 'long' },
      async () => {
        const rows = Buffer.from(`id,product_name\n${'1,Saw\n'.repeat(100_001)}`);
        await expectRefused('many.csv', rows, 'has more than 100,000 rows');
      },
    );

    it('[N83] applies nothing where the shop was changed since, and compares again', async () => {
      const row = csv('s1,Saw One,Tamaraw,Hand Tools,140,9');
      const { path, page } = await compared('later.csv', row, { source: 'new-saws' });
      const [saw] = (await products()).filter(({ product_name: name }) => name === 'Saw One');
      const own = eq(variants.productId, saw?.id ?? 0);
      await shop.deps.db.update(variants).set({ price: 12_500 }).where(own);
      const late = await apply(path, page);
      expect(late.page.text).toContain('The shop was changed since this was compared');
      expect((await shop.deps.db.select().from(variants).where(own))[0]?.price).toBe(12_500);
      const anew = await clerk.send(`${path}/again`, {}, path);
      expect(anew.status).toBe(303);
      const shown = await settled(path);
      expect(shown.text).toMatch(/<s>₱125\.00<\/s> <strong>₱140\.00<\/strong>/);
      // A preview of before is no longer what is applied.
      const stale = hiddenIn(page, `${path}/apply`);
      const { token } = hiddenIn(shown, `${path}/apply`);
      const refused = await clerk.post(`${path}/apply`, { ...stale, token: token ?? '' });
      expect(refused.status).toBe(409);
      await apply(path, shown);
      expect((await shop.deps.db.select().from(variants).where(own))[0]?.price).toBe(14_000);
    });

    it('[N83] goes on with a file that a stop has cut, and sends a form twice as one file', async () => {
      const page = await clerk.look(ROOM);
      const { key = '' } = hiddenIn(page, ROOM);
      const row = csv('s1,Saw One,Tamaraw,Hand Tools,150,9');
      const sent = await Promise.all(
        [1, 2].map(() => send('twice.csv', row, { key, source: 'new-saws' })),
      );
      const [path = '', other] = sent.map(({ location }) => location ?? '');
      expect(other).toBe(path);
      await settled(path);
      const its = eq(catalogueFiles.fileName, 'twice.csv');
      // As a process leaves it that is killed.
      await shop.deps.db
        .update(catalogueFiles)
        .set({ state: 'applying', appliedBy: 'luz' })
        .where(its);
      const waiting = await clerk.look(path);
      expect(waiting.text).toContain('Go on with it');
      await clerk.send(`${path}/again`, {}, path);
      expect((await settled(path)).text).toMatch(/Applied[^]*by luz/);
    });
  });
}
