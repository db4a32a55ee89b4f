/**
 * Registration. A known email is answered exactly like a new one, with the same work; its owner
 * gets another mail. An account that was never verified takes the newest name and password: the
 * code in the newest mail decides.
 */
import { register } from 'shared-contracts/calls';
import { eq } from 'drizzle-orm';
import { users } from '../database/schema';
import type { Deps } from '../deps';
import { answer, type App } from '../http/answer';
import { invalid } from '../http/refusal';
import { alreadyRegisteredLetter, verificationLetter } from '../mail/letters';
import { isPlainName } from '../mail/plain-words';
import { drawCode, keepCode } from './codes';
import { accountEmail } from './email';
import { checkNewPassword, hashSecret } from './password';

const REGISTERED =
  'You are now registered! Please check your email for the verification code before you sign in.';
const NO_NAME = 'Please enter a name without line breaks, web addresses or email addresses.';

export function registerRoutes(app: App, deps: Deps): void {
  const { db, limits, mailer } = deps;
  answer(app, deps, register, async ({ body, network }) => {
    const email = accountEmail(body.email);
    if (!isPlainName(body.name)) throw invalid({ name: NO_NAME });
    checkNewPassword({ ...body, email });
    await limits.take('registerByNetwork', network);
    await limits.take('codeMailByEmail', email);
    const [passwordHash, { code, hashed }] = await Promise.all([
      hashSecret(body.password),
      drawCode(),
    ]);
    const now = deps.now();
    await db.transaction(async (tx) => {
      await tx
        .insert(users)
        .values({ name: body.name, email, passwordHash, createdAt: now })
        .onConflictDoNothing({ target: users.email });
      const [account] = await tx.select().from(users).where(eq(users.email, email)).for('update');
      await keepCode(tx, { email, purpose: 'verify', hashed }, now);
      if (account?.verifiedAt) {
        await mailer.post(tx, alreadyRegisteredLetter(email, account.name), now);
        return;
      }
      await tx.update(users).set({ name: body.name, passwordHash }).where(eq(users.email, email));
      await mailer.post(tx, verificationLetter(email, body.name, code), now);
    });
    void mailer.deliver();
    return { message: REGISTERED };
  });
}
