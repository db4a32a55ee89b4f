/** Magento 2's product export, which is known by its columns. */
import { describe, expect, it } from 'vitest';
import { csv, importFiles } from './read-import-file';

const read = importFiles();

const head = [
  ...['sku', 'store_view_code', 'attribute_set_code', 'product_type', 'categories', 'name'],
  ...['description', 'weight', 'product_online', 'visibility', 'price', 'special_price'],
  ...['special_price_from_date', 'special_price_to_date', 'base_image', 'additional_images'],
  ...['additional_attributes', 'qty', 'is_in_stock', 'manage_stock', 'related_skus'],
  ...['configurable_variations', 'configurable_variation_labels'],
];
type Cells = Partial<Record<(typeof head)[number], string>>;
const visible = 'Catalog, Search';
const table = (...rows: Cells[]) =>
  csv([head, ...rows.map((row) => head.map((column) => row[column] ?? ''))]);

const vest = (sku: string, size: string, more: Cells = {}): Cells => ({
  ...{ sku, product_type: 'simple', attribute_set_code: 'Wear', name: `Vest ${size}` },
  ...{ price: '450.0000', qty: '10.0000', is_in_stock: '1', manage_stock: '1' },
  ...{ product_online: '1', visibility: 'Not Visible Individually', base_image: `/v/${sku}.jpg` },
  additional_attributes: `size=${size},manufacturer=Halvorn`,
  ...more,
});
const vests: Cells = {
  ...{ sku: 'VEST', product_type: 'configurable', attribute_set_code: 'Wear', name: 'Vest' },
  ...{ product_online: '1', visibility: visible, base_image: '/v/vest.jpg' },
  categories: 'Default Category/Nuts, Bolts & Wear/Vests,Default Category/Sale',
  additional_attributes: 'manufacturer=Halvorn,"care=Wash at 40, never dry",ean=4006381333931',
  configurable_variations: 'sku=VEST-M,size=M|sku=VEST-L,size=L',
  configurable_variation_labels: 'size=Size of vest',
};
const saw: Cells = {
  ...{ sku: 'SAW', product_type: 'simple', attribute_set_code: 'Tools', name: 'Saw' },
  ...{ categories: 'Default Category/Saws', description: '<p>Cuts.</p>', weight: '2.1' },
  ...{ product_online: '1', visibility: visible, price: '1.299', special_price: '1' },
  ...{ special_price_from_date: '2026-11-01', special_price_to_date: '2026-11-30' },
  ...{
    base_image: '/s/saw.jpg',
    additional_images: '/s/a.jpg,/s/b.jpg',
    qty: '7',
    is_in_stock: '0',
  },
  additional_attributes: 'brand=Norrgard,motor_power=900 W,uses=Wood|Steel,mpn=S-900',
  related_skus: 'VEST,BLADE',
};

describe('an export of Magento', () => {
  it('has configurable products with their variations, wherever their rows stand', async () => {
    const { products, brands, categories, faults, left } = await read(
      'magento.csv',
      table(vest('VEST-M', 'M'), vests, vest('VEST-L', 'L', { price: '480.5000' })),
    );
    expect(faults).toEqual([]);
    expect(brands).toEqual(['Halvorn']);
    expect(categories).toEqual([
      ['Nuts, Bolts & Wear', null],
      ['Vests', 'nuts, bolts & wear'],
    ]);
    expect(products).toMatchObject([
      {
        id: 'VEST',
        product_name: 'Vest',
        variants: [
          {
            ...{ id: 'VEST-M', variant_name: 'M', price: 450, stock: 10, gtin: '4006381333931' },
            images: [{ path: '/v/VEST-M.jpg' }, { path: '/v/vest.jpg' }],
            specs: [
              { label: 'SKU', specs: 'VEST-M' },
              { label: 'Size of vest', specs: 'M' },
              { label: 'Care', specs: 'Wash at 40, never dry' },
            ],
          },
          { id: 'VEST-L', variant_name: 'L', price: 480.5 },
        ],
      },
    ]);
    expect(left).toEqual([expect.stringMatching(/^a product export of Magento says no currency/)]);
  });

  it('has simple products with brand, sale, pictures, attributes and stock', async () => {
    const { products, faults, left } = await read('magento.csv', table(saw));
    expect(faults).toEqual([]);
    expect(products).toMatchObject([
      {
        ...{ id: 'SAW', product_name: 'Saw', description: 'Cuts.', related: ['VEST', 'BLADE'] },
        variants: [
          {
            ...{ id: 'SAW', price: 1.299, stock: 0, mpn: 'S-900', sale_price: 1 },
            sale_ends: '2026-11-30T16:00:00.000Z',
            images: [{ path: '/s/saw.jpg' }, { path: '/s/a.jpg' }, { path: '/s/b.jpg' }],
            specs: [
              { label: 'SKU', specs: 'SAW' },
              { label: 'Motor power', specs: '900 W' },
              { label: 'Uses', specs: 'Wood, Steel' },
            ],
          },
        ],
      },
    ]);
    expect(left.slice(1)).toEqual(['unknown field weight: left out of 1 row']);
  });

  it('says what it leaves out: store views, bundles, drafts, orphans and unclear sales', async () => {
    const { products, faults, left } = await read(
      'magento.csv',
      table(
        { ...saw, special_price_from_date: '2/1/26, 12:00 AM' },
        { sku: 'SAW', store_view_code: 'ph', name: 'Lagari' },
        { sku: 'SET', product_type: 'bundle', name: 'Set' },
        { ...saw, sku: 'OFF', product_online: '2' },
        vest('ALONE', 'S'),
        { ...vests, configurable_variations: 'sku=GONE,size=M' },
      ),
    );
    expect(faults).toEqual([]);
    expect(products.map(({ id, variants }) => [id, variants[0]?.sale_price])).toEqual([
      ['SAW', undefined],
    ]);
    expect(left.slice(2)).toEqual([
      'left out: rows of the store view ph (1)',
      'left out: rows of the type bundle: they have nothing to sell of their own (1)',
      'left out: sale prices whose dates can be read in two ways, as 2/1/26 (1)',
      'left out: products that are not published (1)',
      'left out: products that are not visible by themselves and that no configurable one has (1)',
      'left out: variations that have no row of their own (1)',
      'left out: configurable products without a variation that is for sale (1)',
    ]);
  });

  it('has bad values named with line, field and value, and prices converted', async () => {
    const { faults } = await read(
      'magento.csv',
      table(vests, vest('VEST-M', 'M'), vest('VEST-L', 'L', { price: 'about 9', qty: 'few' })),
    );
    expect(faults).toEqual([
      "line 2 variants.1.price: is no price (it says 'about 9' in line 4); variants.1.stock: is no stock (it says 'few' in line 4) [VEST, 'Vest']",
    ]);
    const conversion = { currency: 'USD', rate: 58 };
    const { products } = await read('magento.csv', table(saw), undefined, { conversion });
    expect(products[0]?.variants[0]?.price).toBe(75.34);
  });
});
