import { expect, test } from 'vitest';
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
  ['123-456', '123456'],
  ['12\u201334\u00a056\u200b', '123456'],
  ['AB-12', 'AB-12'],
])('the pasted code %j is read as %j', (typed, expected) => {
  expect(tidyCode(typed)).toBe(expected);
});
