import type { z } from 'shared-contracts/schema';
import type { verifyBody } from 'shared-contracts/wire/account';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import { users } from '../../database/tables/customers';
import type { Deps } from '../deps';
import { verificationLetter } from '../mail/letters';
import { drawCode, keepCode, renewTries, spendCode, takeCodeMail, wrongCode } from './codes';
import { accountEmail } from './email';
import { openAccount, registrationToRenew, type Registration } from './registrations';

/**
 * Makes a new code for a registration and mails it. For an email without one it stores a code that
 * is never mailed, so that the call's answers are the same.
 * @throws Refusal too-many when too many were asked for
 */
export async function sendVerificationCode(
  deps: Deps,
  asked: { email: string; network: string },
  registration: Registration | null,
): Promise<void> {
  const { db, mailer } = deps;
  const { email } = asked;
  await takeCodeMail(deps, { ...asked, purpose: 'verify' });
  const { code, hashed } = await drawCode('verify', email);
  const now = deps.now();
  await db.transaction(async (tx) => {
    const registrationId = registration?.id ?? null;
    await keepCode(tx, { email, purpose: 'verify', hashed, registrationId }, now);
    if (registration)
      await mailer.post(tx, verificationLetter(registration, code, deps.settings.shopOrigin), now);
  });
  await renewTries(deps, { ...asked, purpose: 'verify' });
  void mailer.deliver();
}

/** @throws Refusal invalid for a wrong code, too-many */
export async function verifyEmail(deps: Deps, network: string, body: z.output<typeof verifyBody>) {
  const { db, limits } = deps;
  const email = accountEmail(body.email);
  await limits.take('codeByNetwork', network);
  const code = body.verificationCode;
  const { registrationId } = await spendCode(deps, { email, purpose: 'verify', network, code });
  const opened =
    registrationId !== null &&
    (await db.transaction(async (tx) => {
      const id = await openAccount(tx, registrationId, deps.now());
      if (id !== null) {
        const verified = { action: 'registration verified', actor: id, subject: id } as const;
        await recordAudit(deps, tx, { ...verified, network });
      }
      return id;
    }));
  if (!opened) throw wrongCode('verify');
  return { message: 'Account has been verified!, you can now login' };
}

/** @throws Refusal too-many */
export async function resendVerification(
  deps: Deps,
  { email: typed, network }: { email: string; network: string },
) {
  const { db, limits } = deps;
  const email = accountEmail(typed);
  await limits.take('codeMailByNetwork', network);
  const [account] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const waiting = await registrationToRenew(db, email, network);
  await sendVerificationCode(deps, { email, network }, account ? null : waiting);
  return { message: 'A new verification code has been sent to your email.' };
}
