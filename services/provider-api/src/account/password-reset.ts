/** A new password by a mailed code: additions to the specification's calls (reading 14). */
import { forgotPassword, resetPassword } from 'shared-contracts/calls';
import { eq, sql } from 'drizzle-orm';
import { users } from '../database/schema';
import type { Deps } from '../deps';
import { answer, type App } from '../http/answer';
import { invalid } from '../http/refusal';
import { passwordChangedLetter, resetLetter } from '../mail/letters';
import { CODE_WRONG, drawCode, keepCode, spendCode } from './codes';
import { accountEmail } from './email';
import { checkNewPassword, hashSecret } from './password';
import { endSessionsOf } from './session';

export function passwordResetRoutes(app: App, deps: Deps): void {
  const { db, limits, mailer } = deps;

  answer(app, deps, forgotPassword, async ({ body, network }) => {
    const email = accountEmail(body.email);
    await limits.take('codeMailByNetwork', network);
    await limits.take('codeMailByEmail', email);
    const { code, hashed } = await drawCode();
    const now = deps.now();
    await db.transaction(async (tx) => {
      await keepCode(tx, { email, purpose: 'reset', hashed }, now);
      const [account] = await tx.select().from(users).where(eq(users.email, email));
      if (account) await mailer.post(tx, resetLetter(email, account.name, code), now);
    });
    void mailer.deliver();
    return {
      message: 'If there is an account with this email, a code to reset its password was sent.',
    };
  });

  answer(app, deps, resetPassword, async ({ body, network }) => {
    const email = accountEmail(body.email);
    // Checked first: a password that breaks a rule shouldn't cost the code.
    checkNewPassword({ ...body, email });
    await limits.take('codeByNetwork', network);
    const now = deps.now();
    await spendCode(db, { email, purpose: 'reset', code: body.code }, now);
    const passwordHash = await hashSecret(body.password);
    await db.transaction(async (tx) => {
      const [account] = await tx
        .update(users)
        // The code came by mail, so the email is verified by it too.
        .set({ passwordHash, verifiedAt: sql`coalesce(${users.verifiedAt}, ${now.toISOString()})` })
        .where(eq(users.email, email))
        .returning();
      if (!account) throw invalid({ code: CODE_WRONG });
      await endSessionsOf(tx, account.id);
      await mailer.post(tx, passwordChangedLetter(email, account.name), now);
    });
    await limits.reset('loginByEmail', email);
    void mailer.deliver();
    return { message: 'Your password has been changed. You can now sign in.' };
  });
}
