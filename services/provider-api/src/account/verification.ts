import { resendVerification, verifyEmail } from 'shared-contracts/calls';
import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../database/schema';
import type { Deps } from '../deps';
import { answer, type App } from '../http/answer';
import { invalid } from '../http/refusal';
import { verificationLetter } from '../mail/letters';
import { CODE_WRONG, drawCode, keepCode, spendCode } from './codes';
import { accountEmail } from './email';

/**
 * Makes a fresh code for an unverified account and mails it. An email without one gets a code too,
 * which nobody is told: the call's answers stay the same.
 */
export async function sendVerificationCode(deps: Deps, email: string): Promise<void> {
  const { db, mailer } = deps;
  const { code, hashed } = await drawCode();
  const now = deps.now();
  await db.transaction(async (tx) => {
    await keepCode(tx, { email, purpose: 'verify', hashed }, now);
    const [account] = await tx
      .select({ name: users.name })
      .from(users)
      .where(and(eq(users.email, email), isNull(users.verifiedAt)));
    if (account) await mailer.post(tx, verificationLetter(email, account.name, code), now);
  });
  void mailer.deliver();
}

export function verificationRoutes(app: App, deps: Deps): void {
  const { db, limits } = deps;

  answer(app, deps, verifyEmail, async ({ body, network }) => {
    const email = accountEmail(body.email);
    await limits.take('codeByNetwork', network);
    const now = deps.now();
    await spendCode(db, { email, purpose: 'verify', code: body.verificationCode }, now);
    const verified = await db
      .update(users)
      .set({ verifiedAt: now })
      .where(eq(users.email, email))
      .returning({ id: users.id });
    if (verified.length === 0) throw invalid({ verificationCode: CODE_WRONG });
    return { message: 'Account has been verified!, you can now login' };
  });

  answer(app, deps, resendVerification, async ({ body, network }) => {
    const email = accountEmail(body.email);
    await limits.take('codeMailByNetwork', network);
    await limits.take('codeMailByEmail', email);
    await sendVerificationCode(deps, email);
    return { message: 'A new verification code has been sent to your email.' };
  });
}
