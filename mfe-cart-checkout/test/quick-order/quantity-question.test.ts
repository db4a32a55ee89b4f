import { expect, it } from 'vitest';
import type { LineChoice } from 'shared-contracts/wire/quick-order';
import { questionOf } from '../../src/quick-order/quantity-question';
import { readLines } from '../../src/quick-order/read-lines';

const choice = (product_name: string, variant_name = '', more: Partial<LineChoice> = {}) =>
  ({
    product_id: '1',
    variant_id: '1',
    product_name,
    variant_name,
    brand_name: '',
    model: '',
    price: 27000,
    in_stock: true,
    image_path: null,
    default: true,
    ...more,
  }) satisfies LineChoice;

const bolts = choice('Turnelo TN HB48-1 Hex Bolts', 'M8 × 30, pack of 100', {
  model: 'TN HB48-1-8X30',
});
const packed = choice('Hex bolts', 'M8', { unit: 'box', pack_quantity: 50 });
const drill = choice('Halvorn HCD1810 Cordless Drill', 'Kit', { model: 'HCD1810-1PK2' });
const gloves = choice('Work gloves', 'Size 9');
const wire = choice('Wire 3.5 mm²', '', { unit: 'metre' });

it.each([
  // Pieces of what is sold by the pack.
  ['Hex bolts M8 x 30 50 pcs', bolts, '1 of 100 for 50'],
  ['200 pcs hex bolts M8 x 30', bolts, '2 of 100 for 200'],
  ['250 piraso hex bolts M8 x 30', bolts, '3 of 100 for 250'],
  ['2 dozen hex bolts M8 x 30', bolts, '1 of 100 for 24'],
  ['hex bolts M8 x 30 - 50', bolts, '1 of 100 for 50'],
  ['TN HB48-1-8X30 x 200', bolts, '2 of 100 for 200'],
  ['hex bolts M8 120 pcs', packed, '3 of 50 for 120'],
  ['gloves 12 pcs', choice('Gloves', '', { unit: 'pair' }), '6 of 2 for 12'],
  // Packs are packs, as long as they are the same ones.
  ['2 packs hex bolts M8 x 30', bolts, null],
  ['hex bolts M8 x 30, pack of 100 x 2', bolts, null],
  ['hex bolts M8 x 30 - 2 boxes', bolts, null],
  ['2 boxes of 500 hex bolts M8 x 30', bolts, 'check'],
  ['hex bolts M8 x 30, pack of 50 x 2', bolts, '1 of 100 for 2'],
  ['hex bolts M8 x 30 2 rolls', bolts, 'check'],
  // A box of what is sold by the piece, or as a pair.
  ['2 boxes HCD1810-1PK2', drill, 'check'],
  ['HCD1810-1PK2 2 pcs', drill, null],
  ['HCD1810-1PK2 2 units', drill, null],
  ['2 pairs work gloves size 9', gloves, null],
  ['12 pcs work gloves size 9', gloves, 'check'],
  ['2 pairs HCD1810-1PK2', drill, 'check'],
  ['wire 3.5 mm², 2 rolls', wire, 'check'],
  ['wire 3.5 mm² - 20', wire, null],
  // A quantity before a name that begins with a figure or a bracket.
  ['7x 1/2" ball valve', choice('Ball valve', '1/2"'), null],
  ['5x #10 screw', choice('Screw', '#10'), null],
  ['5x#10 screw', choice('Screw', '#10'), 'check'],
  ['7x1/2" ball valve', choice('Ball valve', '1/2"'), 'check'],
  ['7x ½" ball valve', choice('Ball valve', '½"'), 'check'],
  ['7x .5 mm wire', choice('Wire', '.5 mm'), 'check'],
  ['7x (4 PIECES)', choice('Drill bits', '(4 PIECES)'), 'check'],
  ['7x (4 PIECES) drill bits', choice('Drill bits', '(4 PIECES)'), 'check'],
  // A figure that isn't the article's may be the quantity.
  ['20 m wire 3.5 mm2', wire, 'check'],
  ['2 gal gloves', gloves, 'check'],
  ['gloves *3*', gloves, 'check'],
  ['Gloves...3', gloves, 'check'],
  ['4/gloves', gloves, 'check'],
  ['gloves P350 x 2 = P700', gloves, 'check'],
  ['gloves - 12/01/2026', gloves, 'check'],
  ['2 1.5 hp drill', drill, 'check'],
  ['cordless drill HCD1810', drill, null],
  ['cordless drill 18 V', drill, 'check'],
  ['work gloves size 9', gloves, null],
] as const)('%j of that article: %s', (line, of, expected) => {
  const [read] = readLines(line).lines;
  if (!read) throw new Error('no line');
  const question = questionOf({ ...read, outcome: 'likely' }, of);
  const words =
    question?.kind === 'pack'
      ? `${question.packs} of ${question.pack} for ${question.pieces}`
      : (question?.kind ?? null);
  expect(words).toBe(expected);
});

it('takes every figure of a complete name as the article’s', () => {
  const [read] = readLines('Cordless drill 18 V').lines;
  if (!read) throw new Error('no line');
  expect(questionOf({ ...read, outcome: 'exact' }, drill)).toBeNull();
});
