import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default algorithm), 19 MiB and two passes: about 10 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

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
