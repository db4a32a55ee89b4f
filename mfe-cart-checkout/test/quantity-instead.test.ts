import type { LineChoice } from 'shared-contracts/wire/quick-order';
import type { Difference } from 'shared-contracts/wire/stand-ins';
import { expect, it } from 'vitest';
import { quantityInstead } from '../src/stand-ins/quantity-instead';

const article = (more: Partial<LineChoice> = {}) =>
  ({
    ...{ product_id: '1', variant_id: '1', product_name: 'Hex Bolts', variant_name: 'M8' },
    ...{ brand_name: '', model: '', price: 100, in_stock: true, image_path: null, default: true },
    ...more,
  }) satisfies LineChoice;
const one = article();
const hundred = article({ pack_quantity: 100 });
const fifty = article({ variant_name: 'M8, pack of 50' });
const pack: Difference = { label: 'Pack', wanted: 'A', offered: 'B', is: 'differs' };

it.each([
  ['as many of the same pack', hundred, hundred, [], null],
  ['as many singly', one, one, [], null],
  ['twice as many of half the pack', hundred, fifty, [], ['6 (300 pieces)', '3 (150 pieces)']],
  ['whole packs, rather more', fifty, hundred, [], ['2 (200 pieces)', '3 (300 pieces)']],
  ['packs for what was counted singly', one, hundred, [], ['1 (100 pieces)', '3 (300 pieces)']],
  ['what another unit may mean', one, article({ unit: 'metre' }), [], ['3']],
  ['what a fact says of another pack', one, one, [pack], ['3']],
  ['the least that is sold', one, article({ minimum_order: 10 }), [], ['10']],
  ['the next step', one, article({ order_step: 2 }), [], ['4']],
  ['nothing beyond what a line holds', one, article({ minimum_order: 2_000_000 }), [], []],
])('a stand-in is taken in the quantity of %s', (_what, wanted, offered, differences, answers) => {
  const question = quantityInstead(wanted, 3, offered, differences);
  expect(question?.answers.map(({ words }) => words) ?? null).toEqual(answers);
});

it('its question says how many there were, and how it is sold', () => {
  const sold = { ...fifty, order_step: 5 };
  expect(quantityInstead(hundred, 3, sold, [])?.words).toBe(
    'You had 3 × 100 pieces. One of these is 50 pieces. Sold in steps of 5. How many?',
  );
});
