import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csv } from './read-import-file';
import type { TestDatabase } from './shop';
import { openSupplierShop, type SupplierShop } from './supplier-shop';

const bmecat = `<BMECAT version="1.2"><HEADER><CATALOG><CURRENCY>PHP</CURRENCY></CATALOG></HEADER><T_NEW_CATALOG>
<CATALOG_GROUP_SYSTEM><CATALOG_STRUCTURE type="root"><GROUP_ID>1</GROUP_ID><GROUP_NAME>All</GROUP_NAME><PARENT_ID>0</PARENT_ID></CATALOG_STRUCTURE><CATALOG_STRUCTURE type="leaf"><GROUP_ID>2</GROUP_ID><GROUP_NAME>Augers</GROUP_NAME><PARENT_ID>1</PARENT_ID></CATALOG_STRUCTURE></CATALOG_GROUP_SYSTEM>
<ARTICLE><SUPPLIER_AID>A1</SUPPLIER_AID><ARTICLE_DETAILS><DESCRIPTION_SHORT>Auger bit</DESCRIPTION_SHORT><MANUFACTURER_NAME>Norrgard</MANUFACTURER_NAME></ARTICLE_DETAILS>
<ARTICLE_FEATURES><FEATURE><FNAME>Diameter</FNAME><FVALUE>8</FVALUE><FUNIT>MMT</FUNIT></FEATURE></ARTICLE_FEATURES>
<ARTICLE_ORDER_DETAILS><ORDER_UNIT>BX</ORDER_UNIT><CONTENT_UNIT>PCE</CONTENT_UNIT><NO_CU_PER_OU>10</NO_CU_PER_OU></ARTICLE_ORDER_DETAILS>
<ARTICLE_PRICE_DETAILS><ARTICLE_PRICE price_type="net_list"><PRICE_AMOUNT>99.50</PRICE_AMOUNT></ARTICLE_PRICE><ARTICLE_PRICE price_type="net_list"><PRICE_AMOUNT>90</PRICE_AMOUNT><LOWER_BOUND>10</LOWER_BOUND></ARTICLE_PRICE></ARTICLE_PRICE_DETAILS>
<MIME_INFO><MIME><MIME_SOURCE>images/a.png</MIME_SOURCE></MIME></MIME_INFO></ARTICLE>
<ARTICLE_TO_CATALOGGROUP_MAP><ART_ID>A1</ART_ID><CATALOG_GROUP_ID>2</CATALOG_GROUP_ID></ARTICLE_TO_CATALOGGROUP_MAP></T_NEW_CATALOG></BMECAT>`;

const fields = {
  id: '@no',
  product_name: 'name',
  brand: 'maker',
  category: 'group',
  price: 'price',
};
const xml = `<list><p no="1"><name>Bench vise</name><maker>017</maker><group>VI</group><price>1,299.00</price><pic>images/a.png</pic><pic>images/b.png</pic></p></list>`;
const codes = {
  brand: { names: { '017': 'Halvorn' } },
  category: { names: { VI: 'Workshop > Bench vises' } },
};

const magento = csv([
  [
    ...['sku', 'attribute_set_code', 'product_type', 'categories', 'name', 'product_online'],
    ...['price', 'additional_attributes', 'qty', 'configurable_variations'],
  ],
  ['RV-M', 'Wear', 'simple', '', 'Road vest M', '1', '450.0000', 'size=M', '3.0000', ''],
  ['RV-L', 'Wear', 'simple', '', 'Road vest L', '1', '480.0000', 'size=L', '0.0000', ''],
  [
    ...['RV', 'Wear', 'configurable', 'Default Category/Road vests', 'Road vest', '1', ''],
    ...['brand=Halvorn', '', 'sku=RV-M,size=M|sku=RV-L,size=L'],
  ],
]);

const table = csv([
  ['id', 'product_name', 'brand', 'category', 'price', 'specs', 'images'],
  [
    ...['1', 'Rivets, Pack of 50', 'Norrgard', 'Rivets', '120'],
    ...['[{"name":"Diameter","value":"4 mm"}]', '["images/a.png"]'],
  ],
]);

/** Each format of another shop or supplier as an import that is tried, done, and done again. */
export function importFormatsSuite(database: TestDatabase): void {
  describe('an import of another format', () => {
    let supplierShop: SupplierShop;
    beforeAll(async () => {
      supplierShop = await openSupplierShop(database);
    });
    afterAll(() => supplierShop.shop.close());

    it.each([
      ['a BMEcat', 'bmecat.xml', bmecat, null, 'Auger bit', 99.5],
      [
        'XML by a map with codes',
        'own.xml',
        xml,
        { rows: 'list.p', fields: { ...fields, images: 'pic' }, codes },
        'Bench vise',
        1299,
      ],
      ['Magento', 'magento.csv', magento, null, 'Road vest', 450],
      [
        'a table with JSON cells and a pack in a name',
        'cells.csv',
        table,
        null,
        'Rivets, Pack of 50',
        120,
      ],
    ])(
      'of %s says what a trial said, and changes nothing the second time',
      async (_, name, content, map, product, price) => {
        const { run, all, folder } = supplierShop;
        const mapFile = map && join(folder, 'map.json');
        if (mapFile) await writeFile(mapFile, JSON.stringify(map));
        const more = { name, map: mapFile };
        const before = await all();
        const trial = await run(content, name, { ...more, dryRun: true });
        expect(trial.lines.at(-1)).toBe('Nothing was changed: this was a trial.');
        expect(await all()).toEqual(before);
        const first = await run(content, name, more);
        expect(first.lines.slice(0, -1)).toEqual(trial.lines.slice(0, -1));
        expect(first.lines.at(-1)).toMatch(/products 1 added/);
        const after = await all();
        expect(after.find((row) => row.product_name === product)).toMatchObject({ price });
        const second = await run(content, name, { ...more, whole: true });
        expect(second.lines.at(-1)).toMatch(/nothing in it is new\.$/);
        expect(await all()).toEqual(after);
      },
    );
  });
}
