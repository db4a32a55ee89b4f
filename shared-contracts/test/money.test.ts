import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountFromWire, formatMoney, formatPrice, priceFromWire, totalsOf } from '../src/money';

describe('money', () => {
  it.each([
    [1625, 162_500],
    ['1,625.50', 162_550],
    [0.29, 29],
    ['0', null],
    [0, null],
    ['0.00', null],
    [null, null],
    [undefined, null],
    ['', null],
    ['NaN', null],
    [Number.NaN, null],
    [-5, null],
    ['ask us', null],
    [1e300, null],
  ])('reads the price %j as %j centavos', (wire, expected) => {
    expect(priceFromWire(wire)).toBe(expected);
  });

  it('keeps a zero amount, which is no price but an amount', () => {
    expect(amountFromWire('0.00')).toBe(0);
  });

  it('shows pesos as en-PH does, and no price as an inquiry', () => {
    expect(formatMoney(162_500)).toBe('₱1,625.00');
    expect(formatPrice(null)).toBe('Price Upon Inquiry');
  });

  it('shows any amount as Intl does for en-PH and PHP', () => {
    const format = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' });
    fc.assert(
      fc.property(fc.integer({ min: -1e15, max: 1e15 }), (amount) => {
        expect(formatMoney(amount)).toBe(format.format(amount / 100));
      }),
    );
    for (const amount of [0, 1, 99, 100, 99_999, 100_000, 123_456_789]) {
      expect(formatMoney(amount)).toBe(format.format(amount / 100));
    }
  });

  it('adds 12 % VAT, rounded once, so that subtotal and VAT are always the total', () => {
    expect(totalsOf(10_000)).toEqual({ subtotal: 10_000, vat: 1_200, total: 11_200 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (subtotal) => {
        const { vat, total } = totalsOf(subtotal);
        expect(subtotal + vat).toBe(total);
        expect(Math.abs(total - subtotal * 1.12)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });
});
