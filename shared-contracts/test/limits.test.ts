import { expect, it } from 'vitest';
import { limitsOf, type Limits } from '../src/limits';
import { z } from '../src/schema';
import { inquiryBody } from '../src/wire/inquiry';
import { checkoutForm } from '../src/wire/order';

it.each([
  ['email', { required: true, most: 254, email: true }],
  ['first_name', { required: true, most: 100, email: false }],
  ['company', { required: false, most: 200, email: false }],
  ['postal_code', { required: true, most: 20, email: false }],
] as const)('reads what the order asks of %s', (name, limits) => {
  expect(limitsOf(checkoutForm)[name]).toEqual(limits);
});

it.each<[string, Record<string, z.ZodMiniType>, Record<string, Limits>]>([
  ['the order', checkoutForm.shape, limitsOf(checkoutForm)],
  ['the inquiry', inquiryBody.shape, limitsOf(inquiryBody)],
])('says of every text of %s just what the call takes', (_, shape, limits) => {
  expect(Object.keys(limits)).toEqual(Object.keys(shape));
  for (const [name, { required, most, email }] of Object.entries(limits)) {
    const takes = (value: string) => shape[name] && z.safeParse(shape[name], value).success;
    expect(takes('')).toBe(!required);
    expect(takes('a'.repeat(most))).toBe(!email);
    expect(takes('a'.repeat(most + 1))).toBe(false);
  }
});
