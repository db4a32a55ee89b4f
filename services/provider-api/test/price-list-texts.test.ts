/** Texts of a price list, out and in again. */
import { buffer } from 'node:stream/consumers';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { priceOf } from '../src/domain/pricing/price-text';
import { readPrice, readStock } from '../src/domain/pricing/typed-cells';
import { compareList } from '../src/domain/price-lists/compare';
import { readListFile } from '../src/domain/price-lists/list-file';
import type { ShopRow } from '../src/domain/price-lists/shop-rows';
import { writeCsv, writeWorkbook } from '../src/domain/price-lists/write-list';

describe('the texts of a price list', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'price-list-texts-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const read = async (name: string, content: string | Buffer) => {
    await writeFile(join(folder, name), content);
    return readListFile(join(folder, name));
  };

  it('[N21] keeps every text as it is, and makes no formula of it', async () => {
    const inherited = fc.constantFrom('toString', 'constructor', '__proto__', 'hasOwnProperty');
    const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 30 }), inherited);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ model: text, product: text, variant: text }), {
          minLength: 1,
          maxLength: 8,
        }),
        async (texts) => {
          const rows: ShopRow[] = texts.map((each, at) => ({
            ...{
              ...each,
              id: at + 1,
              price: 100 + at,
              salePrice: null,
              stock: at % 2 ? null : at,
            },
          }));
          const out = writeCsv(rows);
          const table: string[][] = parse(out, { bom: true, columns: false });
          const cells = table.flat();
          for (const cell of cells) expect(cell).not.toMatch(/^[=+@-]/);
          const found = compareList(await read('x.csv', out), rows);
          const doubled = new Set();
          expect(found).toEqual({ changes: [], faults: [], unchanged: rows.length, doubled });
          const sheet = await read('x.xlsx', await buffer(writeWorkbook(rows)));
          expect(compareList(sheet, rows).unchanged).toBe(rows.length);
        },
      ),
      { numRuns: 20 },
    );
  });

  it.each([
    '₱1,00.00',
    '12,50',
    '12,5',
    '0x10',
    '1e3',
    '1.299',
    '1,2345',
    '1 299',
    '5-6',
    '100.505',
  ])('[N22] takes %j for no price', (text) => {
    expect(readPrice(text)).toEqual({ fault: 'is no price: write it as 1,299.00' });
  });
  it.each(['0x10', '1e3', '1,00', '1.5', '-4', '+5', '5-6', '1 000'])(
    '[N22] takes %j for no stock',
    (text) => {
      expect(readStock(text)).toEqual({ fault: 'is no stock' });
    },
  );
  it.each(['₱1,00.00', '12,5', '0x10', '1e3', '1,2345', '1,'])(
    'no import takes %j for a price either',
    (text) => {
      expect(priceOf(text)).toEqual({ fault: 'is no price' });
    },
  );
  it('takes the prices that a spreadsheet and staff write', () => {
    expect(['1299', '1,299.00', '₱ 1,299.5', 'PHP 99', 'upon inquiry', ''].map(readPrice)).toEqual(
      [129_900, 129_900, 129_950, 9900, null, null].map((value) => ({ value })),
    );
  });
});
