/**
 * Lines as purchasers send them: typed, from a chat, an invoice or a spreadsheet without headings.
 * Each has the quantity that its writer meant; a line that can be read in two ways asks.
 */
import { describe, expect, it } from 'vitest';
import { readLines } from '../../src/quick-order/read-lines';

const asked = (text: string) =>
  readLines(text).lines.map(({ quantity, sure }) => (sure ? quantity : 'asks'));

describe('a purchaser’s line', () => {
  it.each([
    // Prices beside the quantity.
    ['HCD1810-1PK2 2 pcs @ 8,625.00', 2],
    ['HCD1810-1PK2 - 2 pcs @ 8,625.00 = 17,250.00', 2],
    ['Cutting disc 4" x 20 = 3,055.00', 20],
    ['Cutting disc 4" 20 x 152.75 = 3,055.00', 20],
    ['2 pcs hammer @ P350/pc', 2],
    ['2 pcs hammer @ 350', 2],
    ['hammer 3 pcs ₱350.00 ea', 3],
    ['3 hammer PHP 1,050.00', 3],
    ['2 HCD1810-1PK2 Cordless Drill 10,050.00 20,100.00', 2],
    ['HCD1810-1PK2 2 10,050.00 20,100.00', 2],
    ['HCD1810-1PK2 Cordless Drill pc 2 10,050.00 20,100.00', 2],
    ['HCD1810-1PK2 Cordless Drill 10,050.00', 1],
    // Times before a size.
    ['7x 1/2" ball valve', 7],
    ['5x #10 screw', 5],
    ['7x M8 x 30 hex bolt', 7],
    ['7x (4 PIECES)', 'asks'],
    ['hinge 7x (4 PIECES)', 'asks'],
    ['x2 hammer', 2],
    ['2x4 lumber', 'asks'],
    ['2x 4 lumber', 'asks'],
    // The quantity first, with a mark.
    ['3 - hammer', 3],
    ['3: hammer', 3],
    ['(3) hammer', 'asks'],
    ['hammer (3)', 'asks'],
    // Units of the trade.
    ['10 pcs. Hex bolt M8x30', 10],
    ['2 ctns welding rod 2.6mm', 2],
    ['Cable tie 100pcs/pack x 3', 3],
    ['Cable tie 3 packs (100pcs/pack)', 3],
    ['3 bxs gloves', 3],
    ['2 doz. liha', 24],
    ['half dozen liha', 6],
    ['1/2 dozen liha', 6],
    ['1 1/2 dozen liha', 18],
    ['isang dosenang liha', 12],
    ['3 dozen and 2 pcs liha', 'asks'],
    ['kinse pirasong martilyo', 15],
    ['fifteen pcs hammer', 15],
    ['2.00 pcs hammer', 2],
    ['2.5 pcs hammer', 'asks'],
    ['hammer 2 pcs only', 'asks'],
    ['hammer 2 pcs (blue handle)', 'asks'],
    ['5-piece screwdriver', 'asks'],
    ['Spanner Set 8 pieces - 3 pcs', 'asks'],
    ['socket set 2 pcs', 'asks'],
    ['AV-100-PC2', 1],
    ['LGMMA-140.1-SET', 1],
    ['Multimeter 2,000 counts', 1],
    ['Saw blade 185 mm, 24 teeth - 3 pcs', 3],
    ['Safety shoes EU 38', 1],
    ['gloves 5 boxes @ 20 pcs', 'asks'],
    // Ranges and choices.
    ['2-3 pcs hammer', 'asks'],
    ['hammer 2-3 pcs', 'asks'],
    ['10 to 15 pcs hammer', 'asks'],
    ['hammer 10 or 12', 'asks'],
    ['2 hammers, 3 chisels', 'asks'],
    ['2 hammer and 3 chisel', 'asks'],
    ['hammer ~10 pcs', 'asks'],
    ['hammer 2+1', 'asks'],
    // In words, and with signs.
    ['hammer x two', 'asks'],
    ['hammer: three', 'asks'],
    ['hammer three pcs', 3],
    ['3 - way valve', 'asks'],
    ['4 way valve x2', 2],
    ['hammer 3,', 'asks'],
    ['hammer x2pcs', 2],
    ['3M 8210 mask 20 pcs', 20],
    ['WD-40 2 cans', 2],
    ['bolt 3/8 x 2 - 50 pcs', 50],
    ['bolt 3/8 x 2 50', 'asks'],
    ['3/8 x 2 bolt 50pcs', 50],
    ['PVC pipe 4" 10 ft 3 lengths', 3],
    ['10 bags cement 40kg', 10],
    ['hammer 2 ea 350.00 700.00', 2],
    ['hammer ₱350 × 3', 3],
    ['0 hammer', 'asks'],
    ['1.5 hp pump 2 units', 2],
    ['10A fuse x 5', 5],
    // Figures that are grades, numbers and sizes.
    ['6013 welding rod', 'asks'],
    ['608 bearing', 'asks'],
    ['hex bolt M8x30 100', 'asks'],
    ['drill bit 10mm 5', 'asks'],
    ['Sanding disc - 120', 'asks'],
    ['Bearing, 6205', 'asks'],
    ['three phase motor', 'asks'],
    ['two way radio', 'asks'],
    ['3 core wire', 'asks'],
    ['3 jaw chuck', 'asks'],
    ['100 hex bolt', 'asks'],
    ['20 ton jack', 1],
    ['1 1/2" pipe x 3', 3],
    ['GI pipe 1/2" x 20 ft', 1],
    ['#10 x 1" wood screw 100 pcs', 100],
    ['No. 10 screw - 12 pcs', 12],
    ['1. hammer 2 pcs', 2],
    ['PO#1123 hammer 2 pcs', 2],
    ['hammer 2pcs po, salamat', 2],
    ['hammer 2 pcs ASAP', 'asks'],
  ])('%j: %s', (line, quantity) => {
    expect(asked(line)).toEqual([quantity]);
  });
});

describe('rows of a spreadsheet without headings', () => {
  it.each([
    ['a price and an amount', ['HCD1810-1PK2\t2\t10,050.00\t20,100.00'], [2]],
    ['whole prices', ['HCD1810\t2\t10050\t20100', 'HAG100\t3\t2500\t7500'], [2, 3]],
    [
      'a quantity of one',
      ['HCD1810\t1\t10,050.00\t10,050.00', 'HAG100\t3\t250.00\t750.00'],
      [1, 3],
    ],
    ['a unit before the price', ['HCD1810\tDrill\t2\tpcs\t10,050.00\t20,100.00'], [2]],
    ['a price alone', ['HCD1810\t2\t10,050.00', 'HAG100\t3\t2,500.00'], [2, 3]],
    ['currency', ['HCD1810\t2\t₱10,050\t₱20,100'], [2]],
    ['a serial number', ['1\tHCD1810\t5\t10.00\t50.00', '2\tHAG100\t3\t20.00\t60.00'], [5, 3]],
    ['tens as serial numbers', ['10\tHCD1810\t5', '20\tHAG100\t3', '30\tHBG\t4'], [5, 3, 4]],
    ['dates', ['11/25/2026\tHCD1810\t2', '11/25/2026\tHAG100\t3'], [2, 3]],
    ['barcodes', ['4801234567890\tHammer\t2', '4801234567891\tChisel\t3'], [2, 3]],
    ['a dozen as the unit', ['Hammer\t2\tdoz'], [24]],
    ['a total', ['Hammer\t2\t350.00\t700.00', '\t\tTOTAL\t700.00', 'Grand total: ₱700.00'], [2]],
    ['two numbers that may be it', ['Hammer\t5\t2', 'Chisel\t7\t3'], ['asks', 'asks']],
    ['one row that no product fits', ['Hammer\t2\t350\t900'], ['asks']],
    ['a fraction', ['Hammer\t2.5\tpc'], ['asks']],
    ['a range', ['Hammer\t2-3', 'Chisel\t4'], ['asks', 4]],
    ['a blank quantity', ['Hammer\t\t350.00', 'Chisel\t2\t100.00'], ['asks', 2]],
    ['CSV', ['HCD1810,2,"10,050.00","20,100.00"', 'HAG100,3,"2,500.00","7,500.00"'], [2, 3]],
    ['prices without amounts', ['Hammer\t2\t350', 'Chisel\t3\t100'], ['asks', 'asks']],
    ['the price first', ['350.00\tHammer\t2\t700.00'], [2]],
    ['numbers of rows alone', ['1\tHammer', '2\tChisel', '3\tSaw'], ['asks', 'asks', 'asks']],
    ['quantities with centavos', ['Hammer\t2.00\t350.00\t700.00'], [2]],
    ['sizes of their own', ['Bolt\tM8\t30\t50', 'Bolt\tM10\t40\t20'], ['asks', 'asks']],
    ['less than nothing', ['Hammer\t-2', 'Saw\t2'], ['asks', 2]],
    ['too many', ['Hammer\t12000', 'Saw\t2'], ['asks', 2]],
    ['one row of CSV', ['Hammer,2,700.00', '"GRAND TOTAL",,"1,700.00"'], [2]],
    ['upright lines', ['| Hammer | 2 |', '| Saw | 3 |'], [2, 3]],
    ['one row with upright lines', ['Hammer | 2 | 350.00 | 700.00'], [2]],
    ['spaces', ['Hammer        2     350.00     700.00'], [2]],
    ['a discount', ['Hammer\t2\t350.00\t10%\t630.00', 'Chisel\t4\t100.00\t10%\t360.00'], [2, 4]],
  ] as const)('%s', (_, rows, quantities) => {
    expect(asked(rows.join('\n'))).toEqual(quantities);
  });
});

describe('rows of a spreadsheet with headings', () => {
  it.each([
    ['a title above', ['PURCHASE ORDER', 'Item\tQty', 'Hammer\t2'], ['Hammer', 2]],
    ['another word for quantity', ['Item\tQty needed\tPrice', 'Hammer\t2\t350'], ['Hammer', 2]],
    ['the quantity of a pack', ['Item\tQty/box\tOrder qty', 'Bolt\t100\t2'], ['Bolt', 2]],
    ['the stock beside it', ['Item\tStock qty\tQty', 'Hammer\t9\t2'], ['Hammer', 2]],
    ['no known quantity', ['Item\tKailangan', 'Hammer\t2'], ['Hammer', 'asks']],
    [
      'a unit price',
      ['Qty\tUnit\tDescription\tUnit price', '2\tpc\tHammer\t350.00'],
      ['Hammer', 2],
    ],
  ] as const)('%s', (_, rows, last) => {
    const { text, quantity, sure } = readLines(rows.join('\n')).lines.at(-1) ?? {};
    expect([text, sure ? quantity : 'asks']).toEqual(last);
  });
});

it('takes a comma of thousands for no border of a cell', () => {
  expect(asked('Hex bolt - 1,200 pcs\nHex nut - 2,400 pcs')).toEqual([1200, 2400]);
  expect(asked('Drill 2 pcs @ 8,625.00\nSaw 3 pcs @ 1,050.00')).toEqual([2, 3]);
});

it('leaves out totals, and nothing of the brand Total', () => {
  const { lines } = readLines(
    'TOTAL TG1121256 x 2\nTotal angle grinder\nTOTAL: P5,500.00\nSubtotal 500.00',
  );
  expect(lines.map(({ text }) => text)).toEqual(['TOTAL TG1121256', 'Total angle grinder']);
});

it('asks where the numbers before items are no numbering', () => {
  expect(asked('5) hammer\n3) chisel')).toEqual(['asks', 'asks']);
  expect(asked('1) hammer\n2) chisel')).toEqual([1, 1]);
});

it('keeps prices out of the text that is matched', () => {
  expect(readLines('HCD1810-1PK2 2 pcs @ 8,625.00 = 17,250.00').lines[0]?.text).toBe(
    'HCD1810-1PK2',
  );
  expect(readLines('HCD1810-1PK2\tDrill\t2\tpcs\t10,050.00\t20,100.00').lines[0]?.text).toBe(
    'HCD1810-1PK2 Drill',
  );
});
