import { expect, it } from 'vitest';
import { isCommonPassword } from '../src/common-passwords';
import { placeOf } from '../src/known-place';
import { hashSecret, saltedHash, secretMatches } from '../src/password-hash';

it('keeps a password as argon2id of 19 MiB, each time with another salt', async () => {
  const [one, other] = [await hashSecret('a long password'), await hashSecret('a long password')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(await secretMatches(one, 'a long password')).toBe(true);
  expect(await secretMatches(one, 'a long passwore')).toBe(false);
  expect(await secretMatches(null, 'no account has this one')).toBe(false);
});

it('finds a code by its salted hash', async () => {
  const salt = new Uint8Array(16).fill(7);
  expect(await saltedHash('123456', salt)).toBe(await saltedHash('123456', salt));
  expect(await saltedHash('123456', salt)).not.toBe(await saltedHash('123457', salt));
});

it('forgets a network with the password, and knows what attackers try first', () => {
  expect(placeOf('one hash', '10.0.0.1')).toBe(placeOf('one hash', '10.0.0.1'));
  expect(placeOf('one hash', '10.0.0.1')).not.toBe(placeOf('another', '10.0.0.1'));
  expect(isCommonPassword('Password123')).toBe(true);
});
