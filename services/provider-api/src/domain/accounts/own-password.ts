import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import { users } from '../../database/tables/customers';
import type { Deps } from '../deps';
import { invalid } from '../refusal';
import { secretMatches } from 'passwords/password-hash';
import type { SessionUser } from './session';

const PASSWORD_WRONG = 'The password is incorrect.';

/**
 * Asks a logged-in customer's password again before something that can't be undone. There are
 * as many tries as of a login, so that a person who finds an open tab gets no more guesses; only those
 * who are logged in use them up. Never a 401, which would say that the session is over.
 * @param field the body's field that holds it, named in the refusal
 * @throws Refusal invalid when it is wrong, too-many after too many tries
 */
export async function confirmPassword(
  deps: Pick<Deps, 'db' | 'limits' | 'now' | 'settings'>,
  user: SessionUser,
  given: { field: string; password: string; network: string },
): Promise<void> {
  const { db, limits } = deps;
  const own = `customer ${user.id}`;
  await limits.take('loginByKnown', own);
  const [account] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, user.id));
  if (!(await secretMatches(account?.passwordHash ?? null, given.password))) {
    await recordAudit(deps, db, {
      action: 'own password refused',
      actor: user.id,
      subject: user.id,
      network: given.network,
    });
    throw invalid({ [given.field]: PASSWORD_WRONG });
  }
  await limits.reset('loginByKnown', own);
}
