import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupedNumber } from '../src/grouped-number';

it('groups a number of things by thousands, as Intl does for en-PH', () => {
  expect(groupedNumber(12_344)).toBe('12,344');
  const format = new Intl.NumberFormat('en-PH');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (count) => {
      expect(groupedNumber(count)).toBe(format.format(count));
    }),
  );
});
