import type { z } from 'shared-contracts/schema';
import type { verifyBody } from 'shared-contracts/wire/account';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import { registrations, users } from '../../database/tables/customers';
import type { Deps } from '../deps';
import { verificationLetter } from '../mail/letters';
import { drawCode, keepCode, renewTries, spendCode, takeCodeMail, wrongCode } from './codes';
import { hashOfToken, isSameText } from 'passwords/secret-token';
import { accountEmail } from './email';
import { openAccount, registrationToRenew, type Registration } from './registrations';
import { startSession } from './session';

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

/** Whether a registration was made in the browser that has this secret. */
const isOfBrowser = ({ browserHash }: Registration, secret: string | undefined): boolean =>
  secret !== undefined && browserHash !== null && isSameText(hashOfToken(secret), browserHash);

/**
 * Opens the account of a registration.
 * @returns with a session where the browser is the one that registered
 * @throws Refusal invalid for a wrong code, too-many
 */
export async function verifyEmail(deps: Deps, network: string, body: z.output<typeof verifyBody>) {
  const { db, limits } = deps;
  const email = accountEmail(body.email);
  await limits.take('codeByNetwork', network);
  const code = body.verificationCode;
  const { registrationId } = await spendCode(deps, { email, purpose: 'verify', network, code });
  const opened = await db.transaction(async (tx) => {
    if (registrationId === null) return null;
    const [typed] = await tx
      .select()
      .from(registrations)
      .where(eq(registrations.id, registrationId));
    const id = await openAccount(tx, registrationId, deps.now());
    if (!typed || id === null) return null;
    const own = { actor: id, subject: id, network };
    await recordAudit(deps, tx, { action: 'registration verified', ...own });
    if (!isOfBrowser(typed, body.browser)) return {};
    await recordAudit(deps, tx, { action: 'sign-in', ...own });
    const token = await startSession(tx, id, deps.now());
    return { session: { user: { id, name: typed.name, email }, token } };
  });
  if (!opened) throw wrongCode('verify');
  return { message: 'Account has been verified!, you can now login', ...opened };
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
