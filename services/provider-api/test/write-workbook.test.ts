/** Workbooks that are written while they are read. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { buffer, text } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPromise } from 'yauzl';
import type { Pages } from '../src/domain/sheets/rows';
import { workbookOf } from '../src/domain/sheets/write-workbook';

describe('workbooks', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'workbooks-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** The parts of a workbook, by their names. */
  async function partsOf(bytes: Uint8Array): Promise<Record<string, string>> {
    const file = join(folder, 'book.xlsx');
    await writeFile(file, bytes);
    const zip = await openPromise(file, { autoClose: false });
    const parts: Record<string, string> = {};
    for await (const entry of zip.eachEntry()) {
      parts[entry.fileName] = await text(await zip.openReadStreamPromise(entry));
    }
    zip.close();
    return parts;
  }
  const textsIn = (sheet = '') => [...sheet.matchAll(/<t [^>]*>([^<]*)/g)].map(([, cell]) => cell);

  it('goes on at the next sheet where one is full, with the names of the columns again', async () => {
    const pages: Pages = (function* () {
      yield [['a'], ['b'], ['c']];
      yield [['d'], ['e']];
    })();
    const parts = await partsOf(await buffer(workbookOf(['name'], pages, {}, 3)));
    const sheets = Object.keys(parts).filter((name) => name.includes('worksheets'));
    expect(sheets.map((name) => textsIn(parts[name]))).toEqual([
      ['name', 'a', 'b'],
      ['name', 'c', 'd'],
      ['name', 'e'],
    ]);
    expect(parts['xl/workbook.xml']?.match(/<sheet /g)).toHaveLength(3);
    expect(parts['[Content_Types].xml']?.match(/sheet\d\.xml/g)).toHaveLength(3);
  });

  it('says what XML can say of a text, and no more letters than a cell takes', async () => {
    const pages: Pages = (function* () {
      yield [['\u0001<a & "b">\r'], ['x'.repeat(40_000)], [7.5], [null]];
    })();
    const { 'xl/worksheets/sheet1.xml': sheet = '' } = await partsOf(
      await buffer(workbookOf(['name'], pages)),
    );
    expect(textsIn(sheet).slice(0, 2)).toEqual(['name', '&lt;a &amp; "b"&gt;&#13;']);
    expect(textsIn(sheet)[2]).toHaveLength(32_767);
    expect(sheet).toContain('<row r="4"><c r="A4"><v>7.5</v></c></row><row r="5"></row>');
  });

  it('reads no further where its reader has closed it, and ends where the rows fail', async () => {
    let read = 0;
    let closed = false;
    const pages: Pages = (function* () {
      try {
        for (; read < 1000; read += 1) yield Array.from({ length: 1000 }, () => [Math.random()]);
      } finally {
        closed = true;
      }
    })();
    for await (const _ of workbookOf(['n'], pages)) if (read > 2) break;
    await expect.poll(() => closed).toBe(true);
    expect(read).toBeLessThan(100);
    const broken: Pages = (function* () {
      yield [['a']];
      throw new Error('the database has gone');
    })();
    await expect(buffer(workbookOf(['name'], broken))).rejects.toThrow('the database has gone');
  });
});
