/** Signing in: name, password and a code of the authenticator, all in one form. */
import { recordStaffAudit } from '../audit/record-staff';
import { secretMatches } from '../accounts/password';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { placeOf } from '../accounts/known-place';
import { findStaff } from './account';
import { deviceKnownTo, drawDevice } from 'back-office/known-device';
import { takeSecondFactor } from './second-factor';
import { startStaffSession } from './session';

export type Credentials = { name: string; password: string; code: string };

const WRONG = 'Name, password or code is wrong. A code works once.';

/** Who tries: the browser's words for itself, and its proofs (known-device.ts). */
export type SigningIn = { network: string; device: string | null; proofs: readonly string[] };

/** Whose tries these are: of a known device or network alone, or of everybody else. */
async function takeTry(
  { limits }: Pick<Deps, 'limits'>,
  { name, own, network }: { name: string; own: string | null; network: string },
): Promise<void> {
  if (own !== null) return limits.take('staffByKnown', own);
  await limits.take('staffByNetwork', network);
  await limits.take('staffByPair', `${name} ${network}`);
  await limits.take('staffByName', name);
}

/**
 * Which of the three is wrong is not said, and an unknown name takes the same work. Tries count like
 * those of customers: of a known device or network by themselves, else of a network, of a network for
 * one name, and of one name together.
 * @returns the session's token, and the proof by which this browser is known from now on
 * @throws Refusal unauthenticated, or too-many with Retry-After
 */
export async function signIn(
  deps: Pick<Deps, 'db' | 'now' | 'limits' | 'settings'>,
  { name: typed, password, code }: Credentials,
  { network, device, proofs }: SigningIn,
): Promise<{ token: string; proof: string }> {
  const { db, limits } = deps;
  const name = typed.trim().toLowerCase();
  const account = await findStaff(db, name);
  const place = placeOf(account?.passwordHash, network);
  const proof = account && deviceKnownTo(account, proofs);
  const own = proof ?? ((await limits.has('knownNetwork', place)) ? place : null);
  await takeTry(deps, { name, own, network });
  const known = await secretMatches(account?.passwordHash ?? null, password);
  const now = deps.now();
  const token = await db.transaction(async (tx) => {
    if (!known || account?.totpSecret == null) return null;
    const { id, totpSecret } = account;
    if (!(await takeSecondFactor(tx, { id, totpSecret }, code, now))) return null;
    await recordStaffAudit(deps, tx, { action: 'sign-in', by: account, network });
    return startStaffSession(tx, id, now, device);
  });
  if (token === null || account === null) {
    await recordStaffAudit(deps, db, {
      action: 'sign-in refused',
      by: 'unknown',
      object: account ? `staff ${account.name}` : null,
      network,
    });
    throw new Refusal('unauthenticated', WRONG);
  }
  if (own !== null) await limits.reset('staffByKnown', own);
  else {
    await limits.reset('staffByPair', `${name} ${network}`);
    await limits.reset('staffByName', name);
  }
  await limits.tryTake('knownNetwork', place);
  return { token, proof: proof ?? drawDevice(account) };
}
