/** Signing in: name, password and a code of the authenticator, all in one form. */
import { placeOf } from 'passwords/known-place';
import { secretMatches } from 'passwords/password-hash';
import { deviceKnownTo, drawDevice } from '../known-device';
import { drawToken, hashOfToken } from 'passwords/secret-token';
import { factorOf } from './second-factor';
import type { AccountStore } from './store';
import type { Tries } from './tries';

export type Credentials = { name: string; password: string; code: string };

/** Who tries: the browser's words for itself, and its proofs (known-device.ts). */
type SigningIn = { network: string; device: string | null; proofs: readonly string[] };

/** The session's token, and the proof by which this browser is known from now on; or why not. */
export type SignedIn =
  | { token: string; proof: string }
  | 'wrong'
  /** Where there are no tries left. */
  | { retryAfterSeconds: number };

/**
 * Takes one of the tries of a known device or network alone, or of everybody else.
 * @returns null, or how long to wait, in seconds, where none is left
 */
async function takeTry(
  tries: Tries,
  { name, own, network }: { name: string; own: string | null; network: string },
): Promise<number | null> {
  if (own !== null) return tries.wait('staffByKnown', own);
  return (
    (await tries.wait('staffByNetwork', network)) ??
    (await tries.wait('staffByPair', `${name} ${network}`)) ??
    (await tries.wait('staffByName', name))
  );
}

/**
 * Which of the three is wrong is not said, and an unknown name takes the same work. Tries count like
 * those of customers: of a known device or network by themselves, else of a network, of a network for
 * one name, and of one name together.
 */
export async function signIn(
  { store, tries, now }: { store: AccountStore; tries: Tries; now: () => Date },
  { name: typed, password, code }: Credentials,
  { network, device, proofs }: SigningIn,
): Promise<SignedIn> {
  const name = typed.trim().toLowerCase();
  const account = await store.find(name);
  const place = placeOf(account?.passwordHash, network);
  const proof = account && deviceKnownTo(account, proofs);
  const own = proof ?? ((await tries.has('knownNetwork', place)) ? place : null);
  const retryAfterSeconds = await takeTry(tries, { name, own, network });
  if (retryAfterSeconds !== null) return { retryAfterSeconds };
  const known = await secretMatches(account?.passwordHash ?? null, password);
  const token = drawToken();
  const isIn =
    known &&
    account?.totpSecret != null &&
    (await store.enter(
      factorOf(account.totpSecret, code, now()),
      { tokenHash: hashOfToken(token), device },
      { by: account, network },
    ));
  if (!isIn) {
    await store.noteRefused(account?.name ?? null, network);
    return 'wrong';
  }
  if (own !== null) await tries.reset('staffByKnown', own);
  else {
    await tries.reset('staffByPair', `${name} ${network}`);
    await tries.reset('staffByName', name);
  }
  await tries.wait('knownNetwork', place);
  return { token, proof: proof ?? drawDevice(account) };
}
