/** BMEcat catalogues of both versions, which are known by their first tag. */
import { describe, expect, it } from 'vitest';
import { importFiles } from './read-import-file';

const read = importFiles();

const group = (id: string, name: string, above: string, type = 'node') =>
  `<CATALOG_STRUCTURE type="${type}"><GROUP_ID>${id}</GROUP_ID><GROUP_NAME>${name}</GROUP_NAME><PARENT_ID>${above}</PARENT_ID></CATALOG_STRUCTURE>`;
const groups = `<CATALOG_GROUP_SYSTEM>${group('1', 'Our list', '0', 'root')}${group('2', 'Power tools', '1')}${group('3', 'Drills', '2', 'leaf')}</CATALOG_GROUP_SYSTEM>`;
const mapping = (id: string, to = '3') =>
  `<ARTICLE_TO_CATALOGGROUP_MAP><ART_ID>${id}</ART_ID><CATALOG_GROUP_ID>${to}</CATALOG_GROUP_ID></ARTICLE_TO_CATALOGGROUP_MAP>`;
const price = (amount: string, more = '', type = 'net_list') =>
  `<ARTICLE_PRICE price_type="${type}"><PRICE_AMOUNT>${amount}</PRICE_AMOUNT>${more}</ARTICLE_PRICE>`;
const order = (more = '') =>
  `<ARTICLE_ORDER_DETAILS><ORDER_UNIT>BX</ORDER_UNIT><CONTENT_UNIT>PCE</CONTENT_UNIT><NO_CU_PER_OU>100</NO_CU_PER_OU>${more}</ARTICLE_ORDER_DETAILS>`;

function article(id: string, { prices = price('1299.00'), orders = order(), more = '' } = {}) {
  return `
<ARTICLE mode="new">
<SUPPLIER_AID>${id}</SUPPLIER_AID>
<ARTICLE_DETAILS><DESCRIPTION_SHORT>Drill bit &amp; chuck</DESCRIPTION_SHORT><DESCRIPTION_LONG>&lt;p&gt;For steel.&lt;/p&gt;</DESCRIPTION_LONG><EAN>4006381333931</EAN><MANUFACTURER_AID>DB-${id}</MANUFACTURER_AID><MANUFACTURER_NAME>Norrgard</MANUFACTURER_NAME><DELIVERY_TIME>3</DELIVERY_TIME><KEYWORD>bit</KEYWORD></ARTICLE_DETAILS>
<ARTICLE_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>OWN</REFERENCE_FEATURE_SYSTEM_NAME><FEATURE><FNAME>Diameter</FNAME><FVALUE>8</FVALUE><FUNIT>MMT</FUNIT></FEATURE><FEATURE><FNAME>Shank</FNAME><FVALUE>round</FVALUE><FVALUE>hex</FVALUE></FEATURE></ARTICLE_FEATURES>
${orders}
<ARTICLE_PRICE_DETAILS>${prices}</ARTICLE_PRICE_DETAILS>
<MIME_INFO><MIME><MIME_TYPE>image/jpeg</MIME_TYPE><MIME_SOURCE>b.jpg</MIME_SOURCE><MIME_ORDER>2</MIME_ORDER></MIME><MIME><MIME_TYPE>image/jpeg</MIME_TYPE><MIME_SOURCE>a.jpg</MIME_SOURCE><MIME_PURPOSE>normal</MIME_PURPOSE><MIME_ORDER>1</MIME_ORDER></MIME><MIME><MIME_SOURCE>t.jpg</MIME_SOURCE><MIME_PURPOSE>thumbnail</MIME_PURPOSE></MIME><MIME><MIME_TYPE>application/pdf</MIME_TYPE><MIME_SOURCE>https://files.example/a.pdf</MIME_SOURCE><MIME_DESCR>Sheet</MIME_DESCR></MIME></MIME_INFO>
${more}</ARTICLE>`;
}

const catalogue = (inner: string, currency = 'PHP', transaction = 'T_NEW_CATALOG') =>
  `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE BMECAT SYSTEM "bmecat_new_catalog_1_2.dtd">
<BMECAT version="1.2"><HEADER><CATALOG><LANGUAGE>eng</LANGUAGE><CATALOG_ID>1</CATALOG_ID><MIME_ROOT>media/</MIME_ROOT><CURRENCY>${currency}</CURRENCY></CATALOG></HEADER>
<${transaction}>${groups}${inner}</${transaction}></BMECAT>`;

describe('a BMEcat', () => {
  it('of version 1.2 is read without a map: groups, units, features, pictures and documents', async () => {
    const references =
      '<ARTICLE_REFERENCE type="accessories"><ART_ID_TO>9</ART_ID_TO></ARTICLE_REFERENCE><ARTICLE_REFERENCE type="followup"><ART_ID_TO>10</ART_ID_TO></ARTICLE_REFERENCE>';
    const { products, brands, categories, faults, left } = await read(
      'catalog.xml',
      catalogue(article('7', { more: references }) + mapping('7')),
    );
    expect(faults).toEqual([]);
    expect(brands).toEqual(['Norrgard']);
    expect(categories).toEqual([
      ['Power tools', null],
      ['Drills', 'power tools'],
    ]);
    expect(products).toEqual([
      expect.objectContaining({
        id: '7',
        product_name: 'Drill bit & chuck',
        description: 'For steel.',
        related: ['9'],
        replaced_by: '10',
        variants: [
          expect.objectContaining({
            price: 1299,
            unit: 'box',
            pack_quantity: 100,
            gtin: '4006381333931',
            mpn: 'DB-7',
            lead_time: '3 days',
            images: [{ path: 'media/a.jpg' }, { path: 'media/b.jpg' }],
            documents: [{ url: 'https://files.example/a.pdf', title: 'Sheet', kind: 'datasheet' }],
            specs: [
              { label: 'Diameter', specs: '8 mm' },
              { label: 'Shank', specs: 'round, hex' },
            ],
          }),
        ],
      }),
    ]);
    expect(left).toEqual(['unknown field KEYWORD: left out of 1 row']);
  });

  it('of version 2005 has its own names, prefixes and languages', async () => {
    const two = (name: string, german: string, english: string) =>
      `<b:${name} lang="deu">${german}</b:${name}><b:${name} lang="eng">${english}</b:${name}>`;
    const text = `<b:BMECAT version="2005" xmlns:b="http://www.bmecat.org/bmecat/2005"><b:HEADER><b:CATALOG><b:CURRENCY>PHP</b:CURRENCY></b:CATALOG></b:HEADER><b:T_NEW_CATALOG>
<b:PRODUCT><b:SUPPLIER_PID>V1</b:SUPPLIER_PID><b:PRODUCT_DETAILS>${two('DESCRIPTION_SHORT', 'Schraubstock', 'Vise')}<b:INTERNATIONAL_PID type="ean">4006381333931</b:INTERNATIONAL_PID><b:MANUFACTURER_PID>S-1</b:MANUFACTURER_PID><b:MANUFACTURER_NAME>Halvorn</b:MANUFACTURER_NAME></b:PRODUCT_DETAILS>
<b:PRODUCT_FEATURES><b:REFERENCE_FEATURE_GROUP_NAME>Vises</b:REFERENCE_FEATURE_GROUP_NAME><b:FEATURE>${two('FNAME', 'Breite', 'Width')}<b:FVALUE>100</b:FVALUE><b:FUNIT>mm</b:FUNIT></b:FEATURE></b:PRODUCT_FEATURES>
<b:PRODUCT_ORDER_DETAILS><b:ORDER_UNIT>C62</b:ORDER_UNIT><b:QUANTITY_MIN>2</b:QUANTITY_MIN><b:QUANTITY_INTERVAL>2</b:QUANTITY_INTERVAL></b:PRODUCT_ORDER_DETAILS>
<b:PRODUCT_PRICE_DETAILS><b:PRODUCT_PRICE price_type="net_list"><b:PRICE_AMOUNT>900</b:PRICE_AMOUNT><b:LOWER_BOUND>1</b:LOWER_BOUND></b:PRODUCT_PRICE><b:PRODUCT_PRICE price_type="net_list"><b:PRICE_AMOUNT>850</b:PRICE_AMOUNT><b:LOWER_BOUND>10</b:LOWER_BOUND></b:PRODUCT_PRICE></b:PRODUCT_PRICE_DETAILS></b:PRODUCT></b:T_NEW_CATALOG></b:BMECAT>`;
    const { products, categories, faults, left } = await read('catalog.xml', text);
    expect([...faults, ...left]).toEqual([]);
    expect(categories).toEqual([['Vises', null]]);
    expect(products).toMatchObject([
      {
        id: 'V1',
        product_name: 'Vise',
        variants: [
          {
            ...{ price: 900, price_steps: [{ quantity: 10, price: 850 }], unit: 'piece' },
            ...{ minimum_order: 2, order_step: 2, mpn: 'S-1', gtin: '4006381333931' },
            specs: [{ label: 'Width', specs: '100 mm' }],
          },
        ],
      },
    ]);
  });

  it('has prices in another currency refused with line and value, or converted', async () => {
    const inEuros = catalogue(article('7') + mapping('7'), 'EUR');
    expect((await read('euro.xml', inEuros)).faults).toEqual([
      "line 5 variants.0.currency: is not PHP: --currency EUR --rate N converts (it says 'EUR') [7, 'Drill bit & chuck']",
    ]);
    const conversion = { currency: 'EUR', rate: 60 };
    const { products, faults } = await read('euro.xml', inEuros, undefined, { conversion });
    expect([faults, products[0]?.variants[0]?.price]).toEqual([[], 77_940]);
  });

  it('takes the net list price that is in force, for one unit, and says what it leaves out', async () => {
    const until = (day: string) => `<DATETIME type="valid_end_date"><DATE>${day}</DATE></DATETIME>`;
    const times = `${until('2001-12-31')}${price('1')}</ARTICLE_PRICE_DETAILS><ARTICLE_PRICE_DETAILS>${until('2999-12-31')}`;
    const prices = `${times}${price('99', '', 'net_customer')}${price('250', '<PRICE_FACTOR>0.9</PRICE_FACTOR>')}`;
    const orders = order('<PRICE_QUANTITY>10</PRICE_QUANTITY>');
    const text = catalogue(article('7', { prices, orders }) + mapping('7'));
    const { products, faults, left } = await read('prices.xml', text);
    expect([faults, products[0]?.variants[0]?.price]).toEqual([[], 22.5]);
    expect(left).toEqual([
      'unknown field KEYWORD: left out of 1 row',
      'left out: prices whose time is over (1)',
      'left out: prices of the type net_customer: price_type of a map chooses one (1)',
    ]);
    const chosen = await read('prices.xml', text, { price_type: 'net_customer' });
    expect(chosen.products[0]?.variants[0]?.price).toBe(9.9);
  });

  it('names line, field and value of what is wrong, and takes names for its codes', async () => {
    const wrong = [
      article('7', { prices: price('about 9') }) + mapping('7', '33'),
      article('8', {
        orders: order('<PRICE_QUANTITY>1000</PRICE_QUANTITY>'),
        prices: price('4.56'),
      }),
      article('8', { prices: price('5') + price('6') }),
    ];
    const { faults } = await read('bad.xml', catalogue(wrong.join('') + mapping('8')));
    expect(faults).toEqual([
      "line 5 category: is no group of the catalogue, or one in a circle (it says '33'); category: is missing: a map can give a default; variants.0.price: is no price (it says 'about 9') [7, 'Drill bit & chuck']",
      "line 13 variants.0.price: is 0.00456 for one unit, which centavos can not say (it says '0.00456') [8, 'Drill bit & chuck']",
      expect.stringMatching(
        /^line 21 variants\.0\.price: has two values for 1 or more \(it says '5, 6'\)/,
      ),
    ]);
    const odd = catalogue(article('7', { orders: order().replace('BX', 'ZZ9') }) + mapping('7'));
    const codes = { unit: { names: { ZZ9: 'crate' } }, brand: { names: { Norrgard: 'Norrgård' } } };
    const kept = await read('odd.xml', odd, { codes });
    expect(kept.brands).toEqual(['Norrgård']);
    expect(kept.products[0]?.variants[0]?.unit).toBe('crate');
    expect((await read('odd.xml', odd)).left).toContain(
      'unit ZZ9 is no code that is known: it stays as it is',
    );
  });

  it('has what is in a can as a spec, and no pack of litres', async () => {
    const orders = order().replace('BX', 'CA').replace('PCE', 'LTR').replace('100', '5');
    const { products } = await read('can.xml', catalogue(article('7', { orders }) + mapping('7')));
    expect(products[0]?.variants[0]).toMatchObject({ unit: 'can' });
    expect(products[0]?.variants[0]).not.toHaveProperty('pack_quantity');
    expect(products[0]?.variants[0]?.specs?.[0]).toEqual({ label: 'Contents', specs: '5 litre' });
  });

  it.each([
    [
      'updates products',
      catalogue('', 'PHP', 'T_UPDATE_PRODUCTS'),
      /is an update of products \(T_UPDATE_PRODUCTS\): a whole catalogue/,
    ],
    [
      'updates prices',
      catalogue('', 'PHP', 'T_UPDATE_PRICES'),
      /is an update of prices \(T_UPDATE_PRICES\)/,
    ],
    ['has no articles', catalogue(''), /is a BMEcat without articles/],
    [
      'is cut off',
      catalogue(article('7')).slice(0, -60),
      /is cut off: its <MIME_DESCR> is never closed/,
    ],
  ])('that %s is refused with a reason', async (_, text, words) => {
    await expect(read('bad.xml', text)).rejects.toThrow(words);
  });

  it('with groups in a circle ends', async () => {
    const circle = group('4', 'A', '5') + group('5', 'B', '4');
    const text = catalogue(circle + article('7') + mapping('7', '4'));
    expect((await read('circle.xml', text)).faults[0]).toMatch(
      /or one in a circle \(it says '4'\)/,
    );
  });
});
