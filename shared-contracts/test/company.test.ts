import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from '../src/schema';
import { pieceWords } from '../src/unit-price';
import { companyFields, tinOf } from '../src/wire/company';

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });

describe('a TIN', () => {
  it('[B31] is stored with hyphens, however it was typed', () => {
    const branch = fc.oneof(digits(3), digits(5));
    const between = fc.constantFrom('', '-', ' ', ' - ', '.');
    fc.assert(
      fc.property(digits(3), digits(3), digits(3), branch, between, (a, b, c, code, gap) => {
        expect(tinOf([a, b, c, code].join(gap))).toBe(`${a}-${b}-${c}-${code}`);
      }),
    );
  });

  it('is the head office’s without a branch code', () => {
    expect(tinOf(' 123 456 789 ')).toBe('123-456-789-000');
  });

  it.each([
    '',
    '12345678',
    '123-456-789-0000',
    '123-456-789-000000',
    '123-456-78a-000',
    '１２３456789',
  ])('is not %j', (typed) => {
    expect(tinOf(typed)).toBeNull();
  });
});

describe('company details', () => {
  it('are taken with a TIN, or without one', () => {
    expect(z.parse(companyFields, { tin: ' 123456789012' })).toEqual({ tin: '123456789012' });
    expect(z.parse(companyFields, { tin: '', branch: ' Cebu ' })).toEqual({
      tin: '',
      branch: 'Cebu',
    });
  });

  it.each([
    [{ tin: '123' }, 'tin'],
    [{ company_name: 'x'.repeat(121) }, 'company_name'],
    [{ branch: 'x'.repeat(61) }, 'branch'],
    [{ address: 'Two\nlines' }, 'address'],
  ])('are refused as %j, at the field', (given, field) => {
    expect(z.safeParse(companyFields, given).error?.issues.map(({ path }) => path[0])).toEqual([
      field,
    ]);
  });
});

describe('a price per piece', () => {
  it.each([
    [125_000, 100, '₱12.50 per piece, 100 in the pack'],
    [10, 100, '100 in the pack'],
    [1_200, 100, '₱0.12 per piece, 100 in the pack'],
    [1_000, 1, null],
    [1_000, undefined, null],
  ])('of %j centavos for %j is %j', (price, pack, words) => {
    expect(pieceWords(price, pack)).toBe(words);
  });
});
