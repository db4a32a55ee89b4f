/** The lines of a quick order, read by the catalogue on this device. */
import { valueOf } from 'shared-contracts/call';
import { readOfflineCatalogue } from 'shared-contracts/calls/offline-catalogue';
import { expect, it } from 'vitest';
import { matchLines } from '../src/offline/match-lines';
import { offlineIndexOf } from '../src/offline/offline-index';
import { offlineAnswer, type OfflineProduct } from './offline-answer';

const products: OfflineProduct[] = [
  { id: 1, name: 'Hammer Drill 800W', variants: [{ name: '', model: 'KR-2600', price: 1500 }] },
  {
    id: 2,
    name: 'Cutting Disc',
    variants: [
      { name: '100 mm', model: 'CD-100', price: 45 },
      { name: '125 mm', model: 'CD-125', price: 60, in_stock: 0 },
    ],
  },
  { id: 3, name: 'Angle Grinder', variants: [{ name: '', model: 'AG-9000', price: null }] },
];

const indexOf = (more: object = {}) =>
  offlineIndexOf(valueOf(readOfflineCatalogue, offlineAnswer(products, more)), null);

const readIn = async (texts: string[], more: object = {}) => {
  const read = await matchLines(indexOf(more), texts);
  return read.lines.map(({ outcome, choices }) => [outcome, ...choices.map(({ model }) => model)]);
};

it('a model or a complete name is exact, a part of one is a question, and another thing is none', async () => {
  expect(
    await readIn(['KR-2600', 'hammer drill 800w', 'cutting disc 125 mm', 'cutting disc', 'cake']),
  ).toEqual([
    ['exact', 'KR-2600'],
    ['exact', 'KR-2600'],
    ['exact', 'CD-125'],
    ['likely', 'CD-100', 'CD-125'],
    ['none'],
  ]);
});

it('it is not sure by words that may be of another variant of the product', async () => {
  const chest: OfflineProduct = {
    id: 4,
    name: 'Tool Cabinet 5 Drawers',
    variants: [
      { name: '', model: 'TC-5000' },
      { name: 'With 142 tools', model: 'TC-5142' },
    ],
  };
  const index = offlineIndexOf(valueOf(readOfflineCatalogue, offlineAnswer([chest])), null);
  const { lines } = await matchLines(index, [
    'TC-5000 tool cabinet 5 drawers with 142 tools',
    'TC-5000',
    'tool cabinet 5 drawers with 142 tools',
  ]);
  const [both, ...others] = lines.map(({ outcome, choices }) => [outcome, choices[0]?.model]);
  expect(both?.[0]).toBe('likely');
  expect(others).toEqual([
    ['exact', 'TC-5000'],
    ['likely', 'TC-5142'],
  ]);
});

it('a misspelled word or number is a question', async () => {
  expect(await readIn(['angel grinder', 'KR-2660', 'cuting disc 100mm'])).toEqual([
    ['likely', 'AG-9000'],
    ['likely', 'KR-2600'],
    ['likely', 'CD-100', 'CD-125'],
  ]);
});

it('a number of the trade is sure only where its product has one variant', async () => {
  const codes = { codes: ['4801234567890', '4800000000017', ''] };
  const base = offlineAnswer(products).products;
  const more = { products: { ...base, ...codes } };
  expect(await readIn(['4801234567890'], more)).toEqual([['exact', 'KR-2600']]);
  const [[outcome] = []] = await readIn(['cutting disc 4800000000017'], more);
  expect(outcome).toBe('likely');
});

it('a choice has price, stock and terms as of a time, and says where more of it may cost less', async () => {
  const told = { minimum_order: 10, order_step: 5, unit: 'box', pack_quantity: 50 };
  const { asOf, lines, stepped } = await matchLines(indexOf({ terms: [told] }), [
    'CD-125',
    'AG-9000',
  ]);
  expect(asOf).toBe('2026-06-01T06:05:00.000Z');
  expect(lines[0]?.choices[0]).toMatchObject({
    ...told,
    product_id: '2',
    price: 6000,
    in_stock: false,
    default: false,
  });
  expect(lines[1]?.choices[0]?.price).toBeNull();
  // A provider that doesn't say is one where it may.
  expect(stepped).toHaveLength(2);
  const none = await matchLines(indexOf({ terms: [{ ...told, price_steps: 0 }] }), ['CD-125']);
  expect(none.stepped).toEqual([]);
});
