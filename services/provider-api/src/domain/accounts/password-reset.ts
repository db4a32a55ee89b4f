/** Sets a new password with a mailed code: additions to the specification's calls (reading 14). */
import type { z } from 'shared-contracts/schema';
import type { resetPasswordBody } from 'shared-contracts/wire/account';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import type { Transaction } from '../../database/open';
import { codes, users } from '../../database/tables/customers';
import type { Deps } from '../deps';
import { passwordChangedLetter, resetLetter } from '../mail/letters';
import { drawCode, keepCode, mayMailCode, renewTries, spendCode, wrongCode } from './codes';
import { accountEmail } from './email';
import { placeOf } from 'passwords/known-place';
import { hashSecret } from 'passwords/password-hash';
import { checkNewPassword } from './password';
import { openAccount, registrationToRenew } from './registrations';
import { endSessionsOf } from './session';

/**
 * Sets the password of the email's account. The code came by mail, so it proves the email of a
 * registration that still waits too.
 * @returns the account, or null where there is none
 */
async function setPassword(
  tx: Transaction,
  given: { email: string; registrationId: number | null; passwordHash: string },
  now: Date,
): Promise<typeof users.$inferSelect | null> {
  const { email, registrationId, passwordHash } = given;
  if (registrationId !== null) await openAccount(tx, registrationId, now, passwordHash);
  const [account] = await tx
    .update(users)
    .set({ passwordHash })
    .where(eq(users.email, email))
    .returning();
  if (!account) return null;
  await endSessionsOf(tx, account.id);
  await tx.delete(codes).where(and(eq(codes.email, email), eq(codes.purpose, 'reset')));
  return account;
}

/**
 * Mails a code by which a new password can be set. The answer says nothing about whether the email is
 * known.
 * @throws Refusal too-many
 */
export async function forgotPassword(
  deps: Deps,
  { email: typed, network }: { email: string; network: string },
) {
  const { db, limits, mailer } = deps;
  const email = accountEmail(typed);
  const asked = { email, purpose: 'reset', network } as const;
  await limits.take('codeMailByNetwork', network);
  // Where strangers have reached the limit of mails to this address, its owner already has a
  // valid code in the mailbox. The answer is the same, so that the owner continues to the form
  // for the code.
  if (await mayMailCode(deps, asked)) {
    const { code, hashed } = await drawCode('reset', email);
    const now = deps.now();
    await db.transaction(async (tx) => {
      const [account] = await tx.select().from(users).where(eq(users.email, email));
      const waiting = await registrationToRenew(tx, email, network);
      const registrationId = account ? null : (waiting?.id ?? null);
      await keepCode(tx, { email, purpose: 'reset', hashed, registrationId }, now);
      // A registration that waits for its code has not proved its email, so its name is not used.
      const name = account?.name ?? '';
      if (account ?? waiting) await mailer.post(tx, resetLetter(email, name, code), now);
    });
    void mailer.deliver();
  }
  await renewTries(deps, asked);
  return {
    message: 'If there is an account with this email, a code to reset its password was sent.',
  };
}

/** @throws Refusal invalid for a wrong code or a password that breaks a rule, too-many */
export async function resetPassword(
  deps: Deps,
  network: string,
  body: z.output<typeof resetPasswordBody>,
) {
  const { db, limits, mailer } = deps;
  const email = accountEmail(body.email);
  // The password is checked first, so that one that breaks a rule doesn't use up the code.
  checkNewPassword({ ...body, email });
  await limits.take('codeByNetwork', network);
  const { code } = body;
  const { registrationId } = await spendCode(deps, { email, purpose: 'reset', network, code });
  const passwordHash = await hashSecret(body.password);
  const now = deps.now();
  await db.transaction(async (tx) => {
    const account = await setPassword(tx, { email, registrationId, passwordHash }, now);
    if (!account) throw wrongCode('reset');
    // The code came by mail, so whoever sent it has the account's mailbox.
    const own = { actor: account.id, subject: account.id, network };
    if (registrationId !== null) {
      await recordAudit(deps, tx, { action: 'registration verified', ...own });
    }
    await recordAudit(deps, tx, { action: 'password reset', ...own });
    await recordAudit(deps, tx, { action: 'signed out everywhere', ...own });
    await mailer.post(tx, passwordChangedLetter(email, account.name), now);
  });
  await limits.reset('loginByEmail', email);
  // Whoever reads the account's mail gets in, however often strangers try its password.
  await limits.tryTake('knownNetwork', placeOf(passwordHash, network));
  void mailer.deliver();
  return { message: 'Your password has been changed. You can now sign in.' };
}
