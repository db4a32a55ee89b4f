/** Files that were made to hang whoever reads them: each is refused, with a reason that names it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueVariant } from '../src/domain/import/catalogue-file';
import { lineOf } from '../src/domain/import/faults';
import { feedRows } from '../src/domain/import/files/feed-rows';
import { rowsOfFile } from '../src/domain/import/files/read-file';
import { sheetRowsOf } from '../src/domain/import/files/sheet-rows';
import { xmlRows } from '../src/domain/import/files/xml-rows';
import { readCatalogue } from '../src/domain/import/read-catalogue';
import { plainText } from '../src/domain/plain-text';
import { readListFile } from '../src/domain/price-lists/list-file';
import { readList } from '../src/domain/price-lists/read-list';
import { workbook, zip } from './workbook';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(name: string, content: string | Buffer): Promise<string> {
  await writeFile(join(folder, name), content);
  return join(folder, name);
}

async function readAll(rows: AsyncIterable<unknown>): Promise<number> {
  let count = 0;
  for await (const row of rows) if (row) count += 1;
  return count;
}

const SHEET = 'xl/worksheets/sheet1.xml';
const TEXTS = 'xl/sharedStrings.xml';
const row = (cells: string) => `<row><c t="inlineStr"><is><t>key</t></is></c>${cells}</row>`;
const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const long = 'a'.repeat(1_000_001);
const DEEP = '<a>'.repeat(1000);
const MANY = Array.from({ length: 1000 }, (_, at) => `a${at}="1"`).join(' ');

describe('a workbook that was made to hang its reader', () => {
  const read = async (parts: Record<string, string>) =>
    readAll(sheetRowsOf(await fileOf('list.xlsx', zip(parts)), 10_000_000));

  it.each([
    ['tags nested deeply', { [SHEET]: sheetOf(DEEP) }, 'nested more than 64 deep'],
    ['texts nested deeply', { [SHEET]: sheetOf(''), [TEXTS]: DEEP }, 'nested more than 64 deep'],
    ['a giant cell', { [SHEET]: sheetOf(row(`<c><v>${long}</v></c>`)) }, 'a cell of more than'],
    [
      'a giant text of many parts',
      { [SHEET]: sheetOf(''), [TEXTS]: `<si>${`<t>${'a'.repeat(99_999)}</t>`.repeat(11)}</si>` },
      'a cell of more than',
    ],
    ['a giant tag', { [SHEET]: `<${long.repeat(2)}>` }, 'a tag or a comment of more than'],
    ['a giant comment', { [SHEET]: `<!--${long.repeat(2)}` }, 'a tag or a comment of more than'],
    ['many attributes', { [SHEET]: `<worksheet ${MANY}>` }, 'too many or too long attributes'],
    ['a giant attribute', { [SHEET]: `<row r="${long}">` }, 'too many or too long attributes'],
    ['much that unpacks', { [SHEET]: ' '.repeat(10_000_001) }, 'too large once it is unpacked'],
    [
      'a text that it does not have',
      { [SHEET]: sheetOf(row('<c t="s"><v>0x0</v></c>')), [TEXTS]: '<si><t>1</t></si>' },
      'names a text that it does not have',
    ],
  ])('is refused for %s', async (_, parts, reason) => {
    await expect(read(parts)).rejects.toThrow(reason);
  });

  it('is refused where its parts are larger than it says', async () => {
    const packed = zip({ [SHEET]: sheetOf(row('').repeat(1000)) });
    // The size stands in the directory, 24 bytes after its mark.
    packed.writeUInt32LE(100, packed.indexOf('PK\x01\x02') + 24);
    const file = await fileOf('lying.xlsx', packed);
    await expect(readAll(sheetRowsOf(file))).rejects.toThrow('is corrupt');
  });

  it('is refused for more texts than a sheet has, empty ones too', async () => {
    const parts = { [SHEET]: sheetOf(''), [TEXTS]: `<si><t>saw</t></si>${'<si/>'.repeat(5_000)}` };
    const file = await fileOf('texts.xlsx', zip(parts));
    expect(await readAll(sheetRowsOf(file, undefined, 100_023))).toBe(0);
    await expect(readAll(sheetRowsOf(file, undefined, 100_022))).rejects.toThrow('too many texts');
  });

  it('may have any number of empty rows under a wide header', { tags: 'long' }, async () => {
    const header = `<row>${'<c t="inlineStr"><is><t>key</t></is></c>'.repeat(1000)}</row>`;
    const rows = header + '<row/>'.repeat(200_000);
    const file = await fileOf('empty.xlsx', zip({ [SHEET]: sheetOf(rows) }));
    expect(await readAll(sheetRowsOf(file))).toBe(200_000);
  });
});

describe('a feed that was made to hang its reader', () => {
  it.each([
    ['tags nested deeply', `<rss><item>${DEEP}`, 'nested more than 64 deep'],
    ['a giant field', `<item><title>${long}</title></item>`, 'a cell of more than'],
    ['many fields', `<item>${'<a/>'.repeat(1001)}</item>`, 'more than 1000 fields in item 1'],
  ])('is refused for %s', async (_, text, reason) => {
    const file = await fileOf('feed.xml', text);
    await expect(readAll(feedRows(file))).rejects.toThrow(reason);
  });

  it('is refused where it is cut off, and its last item would be half of one', async () => {
    const file = await fileOf('cut.xml', '<rss><item><title>Saw</title><price>12');
    await expect(readAll(feedRows(file))).rejects.toThrow('is cut off: its <price> is never');
  });

  it('of HTML that no sanitiser could read is a bad row', () => {
    const variant = (useage: string) =>
      catalogueVariant.safeParse({ variant_name: 'Kit', useage }).success;
    expect([variant('<p>Oil <b>it</b>.'.repeat(1000)), variant('<b>'.repeat(201))]).toEqual([
      ...[true, false],
    ]);
  });

  it('keeps the text of a description whose markup is nested deeply', () => {
    expect(plainText(`${'<b>'.repeat(100_000)}Strong<p>drill`)).toBe('Strong drill');
    expect(plainText('<p><b>Strong</b> drill</p>')).toBe('Strong drill');
  });
});

describe('XML with a map that was made to hang its reader', () => {
  const map = { rows: 'p', fields: { id: '@id', images: 'i' } };
  it.each([
    ['tags nested deeply', `<l><p>${DEEP}`, 'nested more than 64 deep'],
    ['a giant value', `<l><p><i>${long.repeat(17)}</i></p></l>`, 'too much in <p> in line 1'],
    ['many values', `<l>\n<p>${'<i>a</i>'.repeat(20_001)}</p></l>`, 'too much in <p> in line 2'],
    ['a giant tag', `<l><p ${long.repeat(2)}`, 'a tag or a comment of more than'],
    [
      'entities of entities',
      `<!DOCTYPE l [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><l/>`,
      'no element p',
    ],
  ])('is refused for %s', async (_, text, reason) => {
    const file = await fileOf('map.xml', text);
    await expect(readAll(xmlRows(file, map))).rejects.toThrow(reason);
  });

  it('keeps no more than a row of a long list', { tags: 'long' }, async () => {
    const file = await fileOf('long.xml', `<l>${'<p id="1"><i>a</i></p>\n'.repeat(100_000)}</l>`);
    expect(await readAll(xmlRows(file, map))).toBe(100_000);
  });
});

describe('a table that was made to hang its reader', () => {
  const head = 'sku,attribute_set_code,product_type,name,additional_attributes\n';
  it.each([
    [
      'a giant cell of attributes',
      `${head}S,D,simple,Saw,"${'a=b,'.repeat(1_000_000)}"`,
      'line 2 additional_attributes: is too long to be read',
    ],
    [
      'JSON whose quotes never close',
      `id,product_name,brand,category,specs\n1,Saw,N,S,"[${'""\\'.repeat(300_000)}"`,
      'line 2 variants.0.specs: looks like JSON, and is no valid JSON',
    ],
    [
      'a giant name',
      `id,product_name,brand,category,price\n1,"${'set of (1 '.repeat(300_000)}",N,S,9`,
      'line 2 product_name: Too big',
    ],
  ])('has a bad row for %s', async (_, text, reason) => {
    const rows = await rowsOfFile(await fileOf('table.csv', text));
    const { faults } = await readCatalogue(rows, async () => Promise.resolve());
    expect(faults.rows.map(lineOf)).toEqual([expect.stringContaining(reason)]);
  });
});

describe('a BMEcat that was made to hang its reader', () => {
  const open = '<BMECAT><T_NEW_CATALOG>\n<ARTICLE>';
  const close = '</ARTICLE></T_NEW_CATALOG></BMECAT>';
  it.each([
    ['tags nested deeply', `${open}${DEEP}`, 'nested more than 64 deep'],
    ['many tags', `${open}${'<MIME/>'.repeat(20_001)}${close}`, 'too much in <ARTICLE> in line 2'],
    ['a giant text', `${open}${long.repeat(17)}${close}`, 'too much in <ARTICLE> in line 2'],
    ['a giant header', `<BMECAT><HEADER>${'<A/>'.repeat(20_001)}`, 'too much in <HEADER>'],
  ])('is refused for %s', async (_, text, reason) => {
    const rows = await rowsOfFile(await fileOf('bme.xml', text));
    await expect(readCatalogue(rows, async () => Promise.resolve())).rejects.toThrow(reason);
  });
});

describe('a price list that is sent', () => {
  it('is refused for a cell that is no key and no price', async () => {
    const file = await fileOf('long.csv', `key,price\n${'1'.repeat(1001)},2\n`);
    await expect(readListFile(file)).rejects.toThrow('a key of more than 1000 letters in line 2');
  });

  it('is refused for a quote that is never closed', async () => {
    const file = await fileOf('quote.csv', `"${'a'.repeat(9_000_000)}`);
    await expect(readListFile(file)).rejects.toThrow('can not be read as a table');
  });

  it('is read in a thread of its own, which has a limit of time', async () => {
    const rows = [
      ['key', 'price'],
      [1, 2],
    ];
    expect(await readList('list.XLSX', workbook(rows))).toEqual([
      { place: 'row 2', key: '1', price: '2' },
    ]);
    await expect(readList('list.csv', Buffer.from('key,price\n1,2'), 0.001)).rejects.toThrow(
      'takes more than 0.001 seconds to read',
    );
  });
});
