import { expect, test } from 'vitest';
import { orderDate } from '../src/orders/order-date';
import { asksForVerification, saysExpired, tidyCode } from '../src/verification/server-words';

test.each([
  ['Please verify your email', true],
  ['please VERIFY your email address before you log in.', true],
  ['The email or password is incorrect.', false],
  ['Something went wrong!', false],
])('%j asks for verification: %s', (message, expected) => {
  expect(asksForVerification(message)).toBe(expected);
});

test.each([
  ['Verification link has expired, please request a new one.', true],
  ['The verification code is incorrect.', false],
])('%j says that the code has expired: %s', (message, expected) => {
  expect(saysExpired(message)).toBe(expected);
});

test.each([
  [' 123 456\n', '123456'],
  ['12\u00a034', '1234'],
  ['AB-12', 'AB-12'],
])('the pasted code %j is read as %j', (typed, expected) => {
  expect(tidyCode(typed)).toBe(expected);
});

test.each([
  ['2026-03-02T17:30:00.000Z', '2026-03-02T17:30:00.000Z', /^March 3, 2026.* 1:30/],
  ['2026-03-02 17:30:00', '2026-03-02T09:30:00.000Z', /^March 2, 2026.* 5:30/],
  ['2026-03-02T17:30:00+0000', '2026-03-02T17:30:00.000Z', /^March 3, 2026/],
  ['last Tuesday', null, /^last Tuesday$/],
  ['', null, /^$/],
])('an order of %j was placed at %j', (wire, iso, text) => {
  const placed = orderDate(wire);
  expect(placed.iso).toBe(iso);
  expect(placed.text).toMatch(text);
});
