/** Signing in: name, password and a code of the authenticator, all in one form. */
import { recordStaffAudit } from '../audit/record-staff';
import { secretMatches } from '../account/password';
import type { Deps } from '../deps';
import { Refusal } from '../http/refusal';
import { findStaff } from './account';
import { takeSecondFactor } from './second-factor';
import { startStaffSession } from './session';

export type Credentials = { name: string; password: string; code: string };

const WRONG = 'Name, password or code is wrong. A code works once.';

/**
 * Which of the three is wrong is not said, and an unknown name takes the same work. Tries count like
 * those of customers: of a network, of a network for one name, and of one name together.
 * @returns the session's token
 * @throws Refusal 401, or 429 with Retry-After
 */
export async function signIn(
  deps: Pick<Deps, 'db' | 'now' | 'limits' | 'settings'>,
  { name: typed, password, code }: Credentials,
  { network, device }: { network: string; device: string | null },
): Promise<string> {
  const { db, limits } = deps;
  const name = typed.trim().toLowerCase();
  await limits.take('staffByNetwork', network);
  await limits.take('staffByPair', `${name} ${network}`);
  await limits.take('staffByName', name);
  const account = await findStaff(db, name);
  const known = await secretMatches(account?.passwordHash ?? null, password);
  const now = deps.now();
  const token = await db.transaction(async (tx) => {
    if (!known || account?.totpSecret == null) return null;
    const { id, totpSecret } = account;
    if (!(await takeSecondFactor(tx, { id, totpSecret }, code, now))) return null;
    await recordStaffAudit(deps, tx, { action: 'sign-in', by: account, network });
    return startStaffSession(tx, id, now, device);
  });
  if (token === null) {
    await recordStaffAudit(deps, db, {
      action: 'sign-in refused',
      by: 'unknown',
      object: account ? `staff ${account.name}` : null,
      network,
    });
    throw new Refusal(401, WRONG);
  }
  await limits.reset('staffByPair', `${name} ${network}`);
  await limits.reset('staffByName', name);
  return token;
}
