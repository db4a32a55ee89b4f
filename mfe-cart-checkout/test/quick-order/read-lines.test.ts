import { describe, expect, it } from 'vitest';
import { READ_EXAMPLES } from '../../src/quick-order/read-examples';
import { readFile } from '../../src/quick-order/read-file';
import { readLines } from '../../src/quick-order/read-lines';

const one = (line: string) => {
  const { lines } = readLines(line);
  expect(lines).toHaveLength(1);
  return lines[0];
};

describe('a typed line', () => {
  it.each(READ_EXAMPLES)('$line is read as the page says', ({ line, text, quantity }) => {
    expect(one(line)).toMatchObject({ text, quantity });
  });

  it.each([
    ['HAG100-1P', 'HAG100-1P', 1],
    ['HAG100-1P x 3', 'HAG100-1P', 3],
    ['HAG100-1P x3', 'HAG100-1P', 3],
    ['HAG100-1P (x3)', 'HAG100-1P', 3],
    ['HAG100-1P 3', 'HAG100-1P', 3],
    ['HAG100-1P - 3', 'HAG100-1P', 3],
    ['HAG100-1P, 3', 'HAG100-1P', 3],
    ['HAG100-1P = 3 pcs', 'HAG100-1P', 3],
    ['HAG100-1P qty: 3', 'HAG100-1P', 3],
    ['3x HAG100-1P', 'HAG100-1P', 3],
    ['3 x Angle Grinder', 'Angle Grinder', 3],
    ['3 pcs Angle Grinder 100 mm', 'Angle Grinder 100 mm', 3],
    ['3 pc. hammer', 'hammer', 3],
    ['5 piraso martilyo', 'martilyo', 5],
    ['dalawang martilyo', 'martilyo', 2],
    ['tatlong piraso ng martilyo', 'martilyo', 3],
    ['apat na martilyo', 'martilyo', 4],
    ['2 dosena liha', 'liha', 24],
    ['martilyo 1 dozen', 'martilyo', 12],
    ['work gloves 6 pairs', 'work gloves', 6],
    ['Hex bolt M8 x 30 - 1,200 pcs', 'Hex bolt M8 x 30', 1200],
    ['Hex bolt M8 x 30', 'Hex bolt M8 x 30', 1],
    ['Hex bolt M8 x 30 x 50 pcs', 'Hex bolt M8 x 30', 50],
    ['1/2" impact wrench, 2', '1/2" impact wrench', 2],
    ['1/2" impact wrench', '1/2" impact wrench', 1],
    ['10mm drill bit', '10mm drill bit', 1],
    ['10 mm drill bit 4 pcs', '10 mm drill bit', 4],
    ['18 V drill', '18 V drill', 1],
    ['safety shoes size 42', 'safety shoes size 42', 1],
    ['sanding sheet grit 120', 'sanding sheet grit 120', 1],
    ['Hex nuts M8, pack of 100', 'Hex nuts M8, pack of 100', 1],
    ['Hex nuts M8, pack of 100 x 2', 'Hex nuts M8, pack of 100', 2],
    ['2 angle grinder', 'angle grinder', 2],
    ['1. Angle Grinder x 2', 'Angle Grinder', 2],
    ['- 2 pcs hammer', 'hammer', 2],
    ['• hammer - 2', 'hammer', 2],
    ['[11/23/26, 4:05 PM] Juan: 2 pcs hammer', 'hammer', 2],
    ['23/11/2026, 16:05 - Juan dela Cruz: hammer x 2', 'hammer', 2],
    ['pa order po ng 2 pcs hammer', 'hammer', 2],
    ['2 pcs hammer po, thanks', 'hammer', 2],
    ['7x 1/2" ball valve', '1/2" ball valve', 7],
    ['5x #10 screw', '#10 screw', 5],
  ])('%j is %j, %i', (line, text, quantity) => {
    expect(one(line)).toMatchObject({ text, quantity, sure: true });
  });

  it.each([
    ['angle grinder 3', 'angle grinder', 3],
    ['drill bit 10mm x3', 'drill bit 10mm', 3],
    ['hammer x 0', 'hammer', 1],
    ['socket set 24 pcs', 'socket set 24 pcs', 1],
    ['hammer 99,999 pcs', 'hammer', 9999],
    ['7x (4 PIECES)', '(4 PIECES)', 7],
    ['7x (4 PIECES) drill bits', '(4 PIECES) drill bits', 7],
    ['5x#10 screw', '5x#10 screw', 1],
    ['7x"A" clamp', '7x"A" clamp', 1],
  ])('%j is %j, %i, and the shopper is asked to look', (line, text, quantity) => {
    expect(one(line)).toMatchObject({ text, quantity, sure: false });
  });
});

describe('a pasted order', () => {
  const counts = (text: string) =>
    readLines(text).lines.map((line) => [line.text, line.quantity] as const);

  it('leaves out blank lines', () => {
    expect(counts('hammer x 2\r\n\r\n---\r\nchisel\r')).toEqual([
      ['hammer', 2],
      ['chisel', 1],
    ]);
  });

  it('takes columns of a spreadsheet by their headings', () => {
    const text =
      'No\tItem Code\tDescription\tUnit\tQty\n1\tHAG100-1P\tAngle Grinder\tpc\t3\n2\t\tHammer\tdoz\t2';
    expect(counts(text)).toEqual([
      ['HAG100-1P Angle Grinder', 3],
      ['Hammer', 24],
    ]);
  });

  it('takes columns without headings, quantity first or last', () => {
    expect(counts('HAG100-1P\t3\nHammer\t2')).toEqual([
      ['HAG100-1P', 3],
      ['Hammer', 2],
    ]);
    expect(counts('3\tHAG100-1P\n2\tHammer')).toEqual([
      ['HAG100-1P', 3],
      ['Hammer', 2],
    ]);
  });

  it('reads CSV with quoted cells, and inch signs that quote nothing', () => {
    expect(counts('name,qty\n"Hex nuts M8, pack of 100",4\n"3/4"" pipe",2\n1/2" bolt,5')).toEqual([
      ['Hex nuts M8, pack of 100', 4],
      ['3/4" pipe', 2],
      ['1/2" bolt', 5],
    ]);
    expect(counts('hammer;2\nchisel;1.000')).toEqual([
      ['hammer', 2],
      ['chisel', 1],
    ]);
  });

  it('reads 200 lines of 200 characters at most, and says how many are left', () => {
    const { lines, left } = readLines(
      Array.from({ length: 203 }, () => 'h'.repeat(300)).join('\n'),
    );
    expect(lines).toHaveLength(200);
    expect(lines[0]?.text).toHaveLength(200);
    expect(left).toBe(3);
  });

  it('reads a long line without digits as quickly as a short one', () => {
    expect(readLines(`${' '.repeat(5000)}x${'1,'.repeat(5000)}`).lines).toHaveLength(1);
  });
});

describe('a file', () => {
  it('is read in UTF-8 and in UTF-16, with or without a mark', async () => {
    const utf16 = Uint8Array.from(
      [...'name,qty\nhammer,2 and more'].flatMap((letter) => [letter.charCodeAt(0), 0]),
    );
    for (const bytes of [utf16, Uint8Array.of(0xff, 0xfe, ...utf16)]) {
      expect(await readFile(new Blob([bytes]))).toMatchObject({
        kind: 'read',
        text: expect.stringContaining('hammer,2') as string,
      });
    }
    expect(await readFile(new Blob(['½" bolt,3']))).toEqual({ kind: 'read', text: '½" bolt,3' });
  });

  it('is refused where it is too large or no text', async () => {
    expect((await readFile(new Blob([new Uint8Array(1024 * 1024 + 1)]))).kind).toBe('refused');
    expect((await readFile(new Blob([Uint8Array.of(0xc3, 0x28)]))).kind).toBe('refused');
  });
});
