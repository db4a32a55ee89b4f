/** The catalogue at the counter: what staff change is in the shop, and nobody's change is lost. */
import { and, asc, eq, ne } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../src/database/tables/audit';
import { products, variants } from '../src/database/tables/catalogue';
import { importCatalogue } from '../src/domain/import/import-catalogue';
import { noPictures } from '../src/domain/import/picture-source';
import { openCounter, signedIn, type Clerk, type Counter } from './clerk';
import { fieldsIn } from './fields-in';
import { openTestShop, type TestDatabase, type TestShop } from './shop';
import { smallCatalogue } from './small-catalogue';

const AT = '/staff/catalogue';

export function counterCatalogueSuite(database: TestDatabase): void {
  describe('the catalogue at the counter', () => {
    let shop: TestShop;
    let counter: Counter;
    let clerk: Clerk;
    let drill: { id: number; variants: Record<string, number> };
    let photograph: Buffer;
    beforeAll(async () => {
      shop = await openTestShop(database);
      counter = openCounter(shop);
      clerk = await signedIn(counter, 'luz', 'catalogue');
      drill = await shop.product('Cordless Hammer Drill');
      photograph = await sharp({
        create: { width: 3000, height: 1200, channels: 3, background: '#c40' },
      })
        .withExif({ IFD0: { Artist: 'luz at home' } })
        .jpeg()
        .toBuffer();
    });
    afterAll(async () => {
      counter.feed.stop();
      await shop.close();
    });

    /** Sends a page's form with some fields changed. */
    const edit = async (path: string, fields: Record<string, string>, on = path) => {
      const page = await clerk.look(on);
      return clerk.post(path, { ...fieldsIn(page, path), ...fields });
    };
    const details = async (id: number) => {
      const answer = await shop.get(`/api/store/products/details/${id}`);
      return answer.json as {
        product_name: string;
        variants: {
          id: number;
          variant_name: string;
          price: number | null;
          useage: string;
          default: boolean;
          specs: unknown;
          images: { path: string; alt?: string }[];
        }[];
      };
    };
    const search = async (query: string) => {
      const answer = await shop.post('/api/store/products/search', { query, limit: 10 });
      return (answer.json as { results?: { product_name: string }[] }).results?.map(
        (r) => r.product_name,
      );
    };
    const kit = () => drill.variants.Kit ?? 0;
    const variant = (id: number) => `${AT}/variants/${id}`;
    const importAgain = () =>
      importCatalogue(smallCatalogue, {
        db: shop.deps.db,
        source: 'shop',
        pictures: noPictures,
        whole: true,
      });

    it('[N20] finds a product by its words, its model and its number, and archived ones', async () => {
      for (const q of [
        'hammer drill',
        'TMW-HD18',
        String(drill.id),
        String(kit()),
        'tamaraw drill',
      ]) {
        const { text } = await clerk.look(`${AT}?${new URLSearchParams({ q }).toString()}`);
        expect(text, q).toContain(`href="${AT}/products/${drill.id}"`);
      }
      const { text } = await clerk.look(`${AT}?q=drill&archived=1`);
      expect(text).toContain('No products found.');
    });

    it('[N20] changes price and texts, which the shop has with its next answer', async () => {
      const answer = await edit(variant(kit()), {
        price: '9,250.50',
        specs: 'Model: TMW-KIT-9\nVoltage: 18 V',
        useage: '<p>Charge first.</p>',
      });
      expect(answer.location).toContain('said=saved');
      const { variants: shown } = await details(drill.id);
      expect(shown.find(({ id }) => id === kit())).toMatchObject({
        price: 9250.5,
        useage: '<p>Charge first.</p>',
        specs: [
          { label: 'Model', specs: 'TMW-KIT-9' },
          { label: 'Voltage', specs: '18 V' },
        ],
      });
      const found = await clerk.look(`${AT}?q=TMW-KIT-9`);
      expect(found.text).toContain(`products/${drill.id}"`);
      const [entry] = await shop.deps.db
        .select()
        .from(audit)
        .where(eq(audit.object, `variant ${kit()}`));
      expect(entry).toMatchObject({
        staffName: 'luz',
        before: { price: 899_900 },
        after: { price: 925_050 },
      });
    });

    it('[N20] changes how a variant is sold and what there is to know of it', async () => {
      const offered = async () =>
        (await details(drill.id)).variants.find(({ id }) => id === kit()) as object;
      const before = await offered();
      const texts = {
        unit: 'set',
        pack_quantity: '2',
        gtin: '4006381 333931',
        mpn: 'TMW-KIT-10',
        country_of_origin: 'de',
        warranty: '2 years',
        lead_time: '3 to 5 working days',
        weight: '3.2 kg',
        standards: 'EN 60745',
        documents:
          'Manual: https://docs.example/kit.pdf\r\nData: https://docs.example/kit-data.pdf',
        minimum_order: '2',
        order_step: '2',
        sale_price: '9,000',
        sale_ends: '2031-12-24',
        price_steps: '10: 8,900\n20: 8,500.50',
      };
      expect((await edit(variant(kit()), { ...texts, price: '9,250.50' })).status).toBe(303);
      expect(await offered()).toMatchObject({
        price: 9000,
        was_price: 9250.5,
        sale_ends: '2031-12-24T16:00:00.000Z',
        minimum_order: 2,
        order_step: 2,
        price_steps: [
          { quantity: 1, price: 9000 },
          { quantity: 10, price: 8900 },
          { quantity: 20, price: 8500.5 },
        ],
        gtin: '4006381333931',
        weight: '3.2 kg',
        standards: 'EN 60745',
        documents: [
          { title: 'Manual', url: 'https://docs.example/kit.pdf', kind: 'manual' },
          { title: 'Data', url: 'https://docs.example/kit-data.pdf', kind: 'datasheet' },
        ],
      });
      const { specs } = (await offered()) as { specs: unknown };
      for (const spec of [
        { label: 'Country of origin', specs: 'Germany' },
        { label: 'Weight', specs: '3.2 kg' },
        { label: 'Standards', specs: 'EN 60745' },
      ]) {
        expect(specs).toContainEqual(spec);
      }
      expect(await search('EN 60745')).toContain('Cordless Hammer Drill');

      // A page that was opened before shows both where another has changed a field.
      const page = await clerk.look(variant(kit()));
      await edit(variant(kit()), { weight: '3.3 kg' });
      const late = await clerk.post(variant(kit()), {
        ...fieldsIn(page, variant(kit())),
        weight: '3.1 kg',
      });
      expect(late.status).toBe(409);
      expect(late.text).toMatch(/Weight[^]*3\.1 kg[^]*3\.3 kg/);

      const refused = await edit(variant(kit()), { sale_price: '9,400', warranty: 'typed a lot' });
      expect(refused.status).toBe(422);
      expect(refused.text).toContain('It is not below 9250.5.');
      expect(refused.text).toContain('typed a lot');

      expect((await edit(variant(kit()), { shelf: 'B-12' })).status).toBe(303);
      // A form of a page that knows none of the fields leaves them as they are.
      const {
        weight: _,
        shelf: __,
        ...older
      } = fieldsIn(await clerk.look(variant(kit())), variant(kit()));
      expect((await clerk.post(variant(kit()), older)).status).toBe(303);
      expect(await offered()).toMatchObject({ weight: '3.3 kg' });
      expect(fieldsIn(await clerk.look(variant(kit())), variant(kit())).shelf).toBe('B-12');

      const none = Object.fromEntries(
        [...Object.keys(texts), 'sale_starts'].map((name) => [name, '']),
      );
      expect((await edit(variant(kit()), none)).status).toBe(303);
      expect(Object.keys(await offered()).toSorted()).toEqual(Object.keys(before).toSorted());
    });

    it('[N20] names the products that go with one, and the one that is sold in its place', async () => {
      const links = async () => {
        const answer = await shop.get(`/api/store/products/details/${drill.id}`);
        const { related = [], replaced_by = [] } = answer.json as Record<string, { id: number }[]>;
        return {
          related: related.map(({ id }) => id),
          replaced_by: replaced_by.map(({ id }) => id),
        };
      };
      const path = `${AT}/products/${drill.id}`;
      const [other, third] = await shop.deps.db
        .select({ id: products.id, name: products.name })
        .from(products)
        .where(and(ne(products.id, drill.id), eq(products.retired, false)))
        .orderBy(asc(products.id))
        .limit(2);
      const fields = {
        related: `${third?.id}\r\nhttps://shop.example/products/${other?.id}\r\n`,
        replacedBy: `${other?.id}`,
      };
      expect((await edit(path, fields)).status).toBe(303);
      expect(await links()).toEqual({ related: [third?.id, other?.id], replaced_by: [other?.id] });
      const page = await clerk.look(path);
      expect(fieldsIn(page, path)).toMatchObject({
        related: `${third?.id} ${third?.name}\n${other?.id} ${other?.name}`,
        replacedBy: `${other?.id} ${other?.name}`,
      });
      for (const [wrong, words] of [
        [
          { related: 'the other one' },
          '&#39;the other one&#39; does not begin with a product&#39;s',
        ],
        [{ related: '2147483' }, 'There is no product 2147483.'],
        [{ related: String(drill.id) }, 'This is the product itself.'],
        [{ replacedBy: `${other?.id}\n${third?.id}` }, 'One product can take its place.'],
      ] as const) {
        const answer = await edit(path, wrong);
        expect([answer.status, answer.text.includes(words)], words).toEqual([422, true]);
      }
      expect((await edit(path, { related: '', replacedBy: '' })).status).toBe(303);
      expect(await links()).toEqual({ related: [], replaced_by: [] });
    });

    it('[N20] stores the line breaks of a text as one character each, as browsers send two', async () => {
      const path = `${AT}/products/${drill.id}`;
      await edit(path, { description: 'Drills concrete.\r\nDrills steel.' });
      const answer = await shop.get(`/api/store/products/details/${drill.id}`);
      expect(answer.json).toMatchObject({ description: 'Drills concrete.\nDrills steel.' });
    });

    it('[N20] overwrites nothing that somebody changed meanwhile, and shows both', async () => {
      const page = await clerk.look(variant(kit()));
      await edit(variant(kit()), { price: '9000' });
      const fields = { ...fieldsIn(page, variant(kit())), price: '8000' };
      const late = await clerk.post(variant(kit()), fields);
      expect(late.status).toBe(409);
      expect(late.text).toMatch(/₱8,000\.00[^]*₱9,000\.00/);
      expect((await details(drill.id)).variants.find(({ id }) => id === kit())?.price).toBe(9000);

      const before = await clerk.look(variant(kit()));
      await shop.deps.db.update(variants).set({ stock: 3 }).where(eq(variants.id, kit()));
      const typed = fieldsIn(before, variant(kit()));
      // A unit that was sold meanwhile is in nobody's way.
      expect((await clerk.post(variant(kit()), { ...typed, price: '9100' })).status).toBe(303);
      const [row] = await shop.deps.db.select().from(variants).where(eq(variants.id, kit()));
      expect(row).toMatchObject({ stock: 3, price: 910_000 });
    });

    it('[N20] shows a form with a fault again as it was typed', async () => {
      for (const [fields, words] of [
        [{ price: 'twelve' }, 'The price is no price'],
        [{ price: '₱1,00.00' }, 'The price is no price: write it as 1,299.00.'],
        [{ price: '12,50' }, 'The price is no price: write it as 1,299.00.'],
        [{ price: '0x10' }, 'The price is no price: write it as 1,299.00.'],
        [{ specs: 'no colon' }, 'has no'],
        [{ useage: '<b>'.repeat(201) }, 'The HTML has tags nested more than 200 deep.'],
        // A preview would hang in the sanitiser.
        [{ do: 'preview', useage: '<b>'.repeat(10_000) }, 'nested more than 200 deep'],
      ] as const) {
        const answer = await edit(variant(kit()), { ...fields, description: 'typed a lot' });
        expect(answer.status).toBe(422);
        expect(answer.text).toContain(words);
        expect(answer.text).toContain('typed a lot');
      }
    });

    it('[N25] previews HTML through the shop’s sanitiser and saves nothing', async () => {
      const useage =
        '<h2>Care</h2><script>alert(1)</script><img src=x onerror=alert(1)><p>Oil it.</p>';
      const answer = await edit(variant(kit()), { useage, do: 'preview' });
      const preview = answer.text.slice(answer.text.indexOf('How the shop shows'));
      const shown = preview.slice(0, preview.indexOf('</section>'));
      expect(shown).toContain('<p>Oil it.</p>');
      expect(shown).not.toMatch(/<script|onerror|<img/);
      const now = await details(drill.id);
      expect(now.variants.find(({ id }) => id === kit())?.useage).toBe('<p>Charge first.</p>');
    });

    it('[N26] adds a product with a picture, found by the search, and archives it', async () => {
      const page = await clerk.look(`${AT}/products/new`);
      const brand = /<option value="(\d+)"[^>]*>\s*Tamaraw/.exec(page.text)?.[1] ?? '';
      const category = /<option value="(\d+)"[^>]*>\s*Hand Tools/.exec(page.text)?.[1] ?? '';
      const name = 'Ratchet Splicer';
      const added = await edit(`${AT}/products/new`, { name, brand, category, featured: 'yes' });
      const id = Number(/products\/(\d+)/.exec(added.location ?? '')?.[1]);
      const [first] = (await details(id)).variants;
      const path = variant(first?.id ?? 0);
      await edit(path, { name: 'Standard', price: '450', specs: 'Model: RS-1' });
      const sent = await clerk.sendFiles(
        `${path}/pictures`,
        {},
        [{ name: 'C:\\fake\\Splicer one.JPG', bytes: photograph }],
        path,
      );
      expect(sent.location).toContain('said=pictures');
      const [shown] = (await details(id)).variants;
      const picture = shown?.images[0]?.path ?? '';
      expect(picture).toMatch(/^imported\/counter\/.*\.webp$/);
      const stored = await shop.deps.pictures.find(picture);
      const { width, exif } = await sharp(stored?.bytes).metadata();
      expect({ width, exif }).toEqual({ width: 2400, exif: undefined });
      const list = await shop.post('/api/store/products', { limit: 100 });
      const row = (list.json as { id: number; first_image: unknown }[]).find((r) => r.id === id);
      expect(row?.first_image).toEqual({ default: 0, path: picture });
      expect(await search('ratchet splicer')).toContain(name);
      expect(await search('rachet splicer')).toContain(name);
      const featured = await shop.get('/api/product/featured-products');
      expect(JSON.stringify(featured.json)).toContain(name);

      await importAgain();
      expect((await details(id)).product_name).toBe(name);
      await edit(`${AT}/products/${id}/sale`, {}, `${AT}/products/${id}`);
      expect((await shop.get(`/api/store/products/details/${id}`)).status).toBe(404);
      expect(await search('ratchet splicer')).not.toContain(name);
      await edit(`${AT}/products/${id}/sale`, {}, `${AT}/products/${id}`);
      expect((await details(id)).variants).toHaveLength(1);
    });

    it('[N26] takes no file that is no picture, and keeps none of those beside it', async () => {
      const path = variant(kit());
      const before = (await details(drill.id)).variants;
      for (const [name, bytes, words] of [
        ['page.jpg', Buffer.from('<html><script>1</script>'), 'is no picture'],
        ['drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'is no picture'],
        ['corrupt.jpg', photograph.subarray(0, 400), 'can not be read'],
      ] as const) {
        const files = [
          { name: 'good.jpg', bytes: photograph },
          { name, bytes },
        ];
        const answer = await clerk.sendFiles(`${path}/pictures`, {}, files, path);
        expect(answer.status).toBe(422);
        expect(answer.text).toContain(words);
      }
      expect((await details(drill.id)).variants).toEqual(before);
    });

    it('[N26] puts pictures in order, describes them, and takes one away', async () => {
      const path = variant(drill.variants['Bare tool'] ?? 0);
      const other = await sharp(photograph).negate().png().toBuffer();
      const files = [
        { name: 'a.jpg', bytes: photograph },
        { name: 'b.png', bytes: other },
      ];
      await clerk.sendFiles(`${path}/pictures`, {}, files, path);
      const pictures = async () =>
        (await details(drill.id)).variants.find(({ variant_name: name }) => name === 'Bare tool')
          ?.images;
      const [a, b] = ((await pictures()) ?? []).slice(-2).map((each) => each.path);
      const count = (await pictures())?.length ?? 0;
      const [first, second] = [count - 2, count - 1];
      const places = {
        [`place-${first}`]: '98',
        [`place-${second}`]: '97',
        [`text-${second}`]: 'In its case',
      };
      const answer = await edit(`${path}/arrange`, places, path);
      expect(answer.location).toContain('said=pictures');
      expect((await pictures())?.slice(-2)).toEqual([{ path: b, alt: 'In its case' }, { path: a }]);
      const logged = shop.deps.db.select().from(audit).where(eq(audit.action, 'pictures changed'));
      expect(JSON.stringify((await logged.orderBy(audit.id)).at(-1)?.after)).toContain(
        '(In its case)',
      );
      // An emptied place is no wish to take the picture away.
      const emptied = await edit(`${path}/arrange`, { [`place-${second}`]: '' }, path);
      expect(emptied.status).toBe(422);
      expect(emptied.text).toContain('Please give a place');
      expect(await pictures()).toHaveLength(count);
      await edit(`${path}/arrange`, { [`place-${second}`]: '', [`away-${second}`]: 'yes' }, path);
      expect((await pictures())?.at(-1)).toEqual({ path: b, alt: 'In its case' });
      expect(await pictures()).toHaveLength(count - 1);
    });

    it('[N27] leaves to an import what it has new, and keeps what staff archived', async () => {
      const added = await edit(
        `${AT}/products/${drill.id}/variants`,
        { variant: 'Set' },
        `${AT}/products/${drill.id}`,
      );
      const set = Number(/variants\/(\d+)/.exec(added.location ?? '')?.[1]);
      await edit(variant(set), { first: 'yes', price: '7000' });
      const bare = drill.variants['Bare tool'] ?? 0;
      await edit(`${variant(bare)}/sale`, {}, variant(bare));
      await importAgain();
      const { variants: shown } = await details(drill.id);
      expect(shown.map(({ id }) => id)).not.toContain(bare);
      expect(shown.filter((each) => each.default).map(({ id }) => id)).toEqual([set]);
      const lists = await shop.post('/api/store/products', { limit: 100 });
      const rows = (lists.json as { id: number }[]).filter(({ id }) => id === drill.id);
      expect(rows).toHaveLength(1);
      await edit(`${variant(bare)}/sale`, {}, variant(bare));
      expect((await details(drill.id)).variants.map(({ id }) => id)).toContain(bare);
    });
  });
}
