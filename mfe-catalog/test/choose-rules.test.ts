import { describe, expect, test } from 'vitest';
import { packSizeOf } from '../src/product/pack-size';
import { counterpartOf, splitOf } from '../src/product/variant-split';

const bolt = (id: number, thread: string, length: string, inStock = true) => ({
  id: String(id),
  in_stock: inStock,
  specs: [
    { label: 'Model', specs: `HB-${id}` },
    { label: 'Thread', specs: thread },
    { label: 'Length', specs: length },
  ],
});
const LABELS = ['Model', 'Thread', 'Length'];
const bolts = ['M6', 'M8', 'M10'].flatMap((thread, group) =>
  ['20 mm', '30 mm', '40 mm', '50 mm'].map((length, at) => bolt(group * 4 + at, thread, length)),
);

describe('many variants', () => {
  test('are split by the first spec that several share, never by what each has alone', () => {
    expect(splitOf(bolts, LABELS)).toBe('Thread');
    expect(splitOf(bolts, ['Model'])).toBeNull();
  });

  test('are not split where they are few', () => {
    expect(splitOf(bolts.slice(0, 8), LABELS)).toBeNull();
  });

  test('keep the length when another thread is chosen, and prefer what is in stock', () => {
    const wanted = { split: 'Thread', value: 'M10', labels: ['Model', 'Length'] };
    expect(counterpartOf(bolts, bolts[2], wanted)?.id).toBe('10');
    const gone = [bolt(1, 'M10', '5 mm', false), bolt(2, 'M10', '6 mm')];
    expect(counterpartOf(gone, bolts[0], wanted)?.id).toBe('2');
    expect(counterpartOf(bolts, undefined, { ...wanted, value: 'M99' })).toBeUndefined();
  });
});

describe('the size of a pack', () => {
  const of = (variant_name: string, pack?: string) => ({
    variant_name,
    specs: pack === undefined ? [] : [{ label: 'Pack', specs: pack }],
  });

  test.each([
    [of('M6 × 16, pack of 100'), 100],
    [of('M6', '1,000 pcs, 0.60 kg'), 1000],
    [of('P80', '10 sheets'), null],
    [of('With 10 cutting discs'), null],
    [of('Standard', '1 pcs'), null],
  ])('%o: %s', (variant, size) => {
    expect(packSizeOf(variant)).toBe(size);
  });
});
