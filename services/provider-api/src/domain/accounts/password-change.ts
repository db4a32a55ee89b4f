/** Sets a new password with the current one: an addition to the specification's calls. */
import type { z } from 'shared-contracts/schema';
import type { changePasswordBody } from 'shared-contracts/wire/account';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import { codes, users } from '../../database/tables/customers';
import type { Deps } from '../deps';
import { ownPasswordChangeLetter } from '../mail/letters';
import { placeOf } from 'passwords/known-place';
import { confirmPassword } from './own-password';
import { hashSecret } from 'passwords/password-hash';
import { checkNewPassword } from './password';
import { endOtherSessions, type SessionUser } from './session';

/**
 * @param sender the token is of the session that goes on
 * @throws Refusal invalid for a wrong current password or a new one that breaks a rule, too-many
 */
export async function changePassword(
  deps: Deps,
  { user, network, token }: { user: SessionUser; network: string; token: string | null },
  body: z.output<typeof changePasswordBody>,
) {
  const { db, mailer } = deps;
  checkNewPassword({ ...body, email: user.email });
  await confirmPassword(deps, user, {
    field: 'current_password',
    password: body.current_password,
    network,
  });
  const passwordHash = await hashSecret(body.password);
  const now = deps.now();
  await db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    await endOtherSessions(tx, user.id, token ?? '');
    const own = { actor: user.id, subject: user.id, network };
    await recordAudit(deps, tx, { action: 'password changed', ...own });
    await recordAudit(deps, tx, { action: 'signed out everywhere', ...own });
    // A code that somebody else may have must not undo the change.
    await tx.delete(codes).where(and(eq(codes.email, user.email), eq(codes.purpose, 'reset')));
    await mailer.post(tx, ownPasswordChangeLetter(user.email, user.name), now);
  });
  await deps.limits.tryTake('knownNetwork', placeOf(passwordHash, network));
  void mailer.deliver();
  return { message: 'Your password has been changed. Your other devices are logged out.' };
}
