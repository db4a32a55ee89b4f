/** What fits a variant, over HTTP. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../src/database/tables/catalogue';
import { NO_LINKS, typedLinks } from '../src/domain/catalogue-management/product-links';
import { importCatalogue } from '../src/domain/import/import-catalogue';
import { smallPictures } from './small-catalogue';
import { openTestShop, type TestDatabase, type TestShop } from './shop';

const said = (facts: string) =>
  facts.split('; ').map((fact) => {
    const [label = '', specs = ''] = fact.split('=');
    return { label, specs };
  });

const product = (id: string, variants: Record<string, string>, more: object = {}) => ({
  id,
  product_name: id,
  brand: 'Halvorn',
  category: 'Tools',
  variants: Object.entries(variants).map(([name, facts], at) => ({
    ...{ variant_name: name, price: 100 + at, specs: said(facts) },
  })),
  ...more,
});

const disc = (size: number, bore: string, speed: string) =>
  `Diameter=${size} mm; Bore=${bore}; Maximum speed=${speed} rpm`;

const catalogue = {
  brands: [{ id: 'Halvorn', brand_name: 'Halvorn' }],
  categories: [{ id: 'Tools', category_name: 'Tools' }],
  products: [
    product(
      'Angle Grinder 125 mm',
      { One: 'Disc diameter=125 mm; Spindle thread=M14; No-load speed=11,000 rpm' },
      { fits: ['Guard', 'Sold elsewhere'] },
    ),
    product('Guard', { One: 'Material=Steel' }),
    product('Cutting Disc for Steel', {
      Small: disc(115, '22.23 mm', '13,300'),
      Right: disc(125, '7/8 in', '12,200'),
      Large: disc(180, '22.23 mm', '8,500'),
    }),
    product('Cutting Disc slow', { One: disc(125, '22.23 mm', '10,000') }),
    product('Flap Disc 100 mm', { One: disc(100, '16 mm', '15,300') }),
    product('Carbide Saw Blade', { One: disc(125, '22.23 mm', '12,500') }),
    product('Rotary Hammer', { One: 'Tool holder=SDS-plus' }),
    product('Drill Bit plus', { '6 mm': 'Diameter=6 mm; Shank=SDS plus' }),
    product('Drill Bit max', { '16 mm': 'Diameter=16 mm; Shank=SDS-max' }),
    product('Ratchet 1/2 in', { One: 'Drive=1/2 in' }),
    product('Socket 17 mm', { One: 'Drive=12.5 mm' }),
    product('Socket 10 mm', { One: 'Drive=3/8 in' }),
    product('Cordless Blower', { One: 'Battery platform=LX-T; Voltage=18 V' }),
    product('Battery Pack', { One: 'Battery system=LXT; Voltage=18 V DC' }),
    product('Battery Pack other', { One: 'Battery system=G; Voltage=18 V' }),
  ],
};

type Group = { by: string[]; products: Row[] };
type Row = { product_name: string; matched_variant?: { variant_name: string } };

export function fitsSuite(database: TestDatabase): void {
  describe('what fits', () => {
    let shop: TestShop;
    beforeAll(async () => {
      shop = await openTestShop(database, { catalogue: false });
      const { db, pictures } = shop.deps;
      const options = { db, source: 'fits', pictures: smallPictures(pictures) };
      expect((await importCatalogue(catalogue, options)).done).toBe(true);
    });
    afterAll(() => shop.close());

    const call = (id: unknown) => shop.get(`/api/store/products/fits?variant_id=${String(id)}`);

    /** The groups of a product's first variant: by what, and which variants of which products. */
    async function groupsOf(name: string) {
      const listed = await shop.post('/api/store/products', { limit: 100 });
      const id = (listed.json as { id: number; product_name: string }[]).find(
        (row) => row.product_name === name,
      )?.id;
      const details = await shop.get(`/api/store/products/details/${id}`);
      const [variant] = (details.json as { variants: { id: number }[] }).variants;
      const { groups } = (await call(variant?.id)).json as { groups: Group[] };
      return groups.map(({ by, products }) => [
        by.join(),
        products.map((row) => [row.product_name, row.matched_variant?.variant_name].join(': ')),
      ]);
    }

    it('is found for a machine, the nearest size first, and what its catalogue names before all', async () => {
      expect(await groupsOf('Angle Grinder 125 mm')).toEqual([
        ['named', ['Guard: ']],
        ['bore,diameter,speed', ['Cutting Disc for Steel: Right']],
      ]);
      expect(await groupsOf('Rotary Hammer')).toEqual([['shank', ['Drill Bit plus: 6 mm']]]);
      expect(await groupsOf('Ratchet 1/2 in')).toEqual([['drive', ['Socket 17 mm: One']]]);
    });

    it('is found for what goes on a machine, whatever its tool is called', async () => {
      expect(await groupsOf('Cutting Disc for Steel')).toEqual([
        ['bore,diameter,speed', ['Angle Grinder 125 mm: One']],
      ]);
      expect(await groupsOf('Drill Bit plus')).toEqual([['shank', ['Rotary Hammer: One']]]);
      expect(await groupsOf('Battery Pack')).toEqual([
        ['platform,voltage', ['Cordless Blower: One']],
      ]);
      expect(await groupsOf('Cordless Blower')).toEqual([
        ['platform,voltage', ['Battery Pack: One']],
      ]);
    });

    it('is kept as its catalogue names it where staff change what is related', async () => {
      const rows = await shop.deps.db.select().from(products);
      const idOf = (name: string) => String(rows.find((row) => row.name === name)?.id);
      const now = rows.find(({ links }) => links !== null)?.links ?? null;
      const texts = { related: idOf('Rotary Hammer'), replacedBy: '' };
      const stored = await shop.deps.db.transaction((tx) =>
        typedLinks(tx, null, { texts, shown: NO_LINKS, now }),
      );
      expect(stored).toMatchObject({ related: [texts.related], fits: [idOf('Guard')] });
    });

    it('is nothing where no rule knows it, and for what isn’t on sale', async () => {
      expect(await groupsOf('Guard')).toEqual([]);
      expect(await groupsOf('Flap Disc 100 mm')).toEqual([]);
      for (const id of ['999999', 'x']) expect((await call(id)).json).toEqual({ groups: [] });
      expect((await call('')).status).toBe(422);
    });
  });
}
