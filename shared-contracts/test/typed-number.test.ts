import { describe, expect, it } from 'vitest';
import { priceTyped } from '../src/list-filter';
import { amountFromWire } from '../src/money';
import { amountTyped, quantityTyped } from '../src/typed-number';

/** Each could be meant as two numbers, or as none. */
const UNCERTAIN = [
  ...['1,00.00', '₱1,00.00', '12,50', '1,5', '1,0000', '1,', ',100', '1,234,5', '1.299', '1.2.3'],
  ...['0x10', '1e3', '1E3', '0b1', '0o7', '+5', '-5', '--', '', ' ', 'ten', 'NaN', 'Infinity'],
  ...['1_000', '1 000', '1\u00a0000', '１２', '٣', '½', '5%', '5-6', '=5', '1.', '.5'],
];

describe('a number that somebody types', () => {
  it.each([
    ['1', 1],
    [' 12 ', 12],
    ['1,200', 1200],
    ['0', 0],
  ])('is the quantity that %j says', (text, quantity) => {
    expect(quantityTyped(text)).toBe(quantity);
  });

  it.each([
    ['1625', 162_500],
    ['₱1,625.50', 162_550],
    ['PHP 99.5', 9950],
    ['12,345,678.90', 1_234_567_890],
    ['0', 0],
  ])('is the amount that %j says', (text, amount) => {
    expect(amountTyped(text)).toBe(amount);
  });

  it.each(UNCERTAIN)('is neither quantity nor amount where it is %j', (text) => {
    expect([quantityTyped(text), amountTyped(text), priceTyped(text)]).toEqual([null, null, null]);
  });

  it('is no quantity with a fraction, which is an amount', () => {
    expect([quantityTyped('1.50'), amountTyped('1.50')]).toEqual([null, 150]);
  });
});

describe('an amount on the wire', () => {
  it.each(['1,00.00', '12,50', '1,0000', '1,', '.', 'Infinity', '1_000'])(
    'is none where its text is %j',
    (text) => {
      expect(amountFromWire(text)).toBeNull();
    },
  );

  it.each([
    ['.5', 50],
    ['1625.', 162_500],
    ['-1,625.50', -162_550],
    [' 7 ', 700],
  ])('is what its text %j says', (text, amount) => {
    expect(amountFromWire(text)).toBe(amount);
  });
});
