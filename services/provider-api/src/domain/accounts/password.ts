import { hash, verify } from '@node-rs/argon2';
import { invalid } from '../refusal';
import { isCommonPassword } from './common-passwords';

/** argon2id (the library's default algorithm), 19 MiB and two passes: about 10 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const PASSWORD_LEAST = 8;

export function hashSecret(secret: string): Promise<string> {
  return hash(secret, cost);
}

/** The same hash for the same secret and salt, so that it can be looked up. */
export function saltedHash(secret: string, salt: Uint8Array): Promise<string> {
  return hash(secret, { ...cost, salt });
}

let decoy: Promise<string> | null = null;

/**
 * Compares a secret with its hash. Without a hash (an unknown email) it does the same work, so that
 * the time reveals nothing.
 */
export async function secretMatches(hashed: string | null, secret: string): Promise<boolean> {
  decoy ??= hashSecret('no account has this one');
  const matches = await verify(hashed ?? (await decoy), secret);
  return hashed !== null && matches;
}

/**
 * The rules for a new password: eight characters or more, the same twice, not one of the common
 * passwords. Long ones are never shortened (the contract allows 1024 characters).
 * @throws Refusal invalid with the fields
 */
export function checkNewPassword(given: {
  password: string;
  password_confirmation: string;
  email: string;
}): void {
  const { password, email } = given;
  if ([...password].length < PASSWORD_LEAST) {
    throw invalid({ password: `The password must have at least ${PASSWORD_LEAST} characters.` });
  }
  if (isCommonPassword(password) || password.toLowerCase() === email) {
    throw invalid({ password: 'This password is too easy to guess. Please choose another one.' });
  }
  if (password !== given.password_confirmation) {
    throw invalid({ password_confirmation: 'The password confirmation does not match.' });
  }
}
