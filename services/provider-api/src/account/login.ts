import { login, logout } from 'shared-contracts/calls';
import { eq } from 'drizzle-orm';
import { users } from '../database/schema';
import type { Deps } from '../deps';
import { answer, answerUser, type App } from '../http/answer';
import { Refusal } from '../http/refusal';
import { hasLivingCode } from './codes';
import { accountEmail } from './email';
import { secretMatches } from './password';
import { endSession, startSession } from './session';
import { sendVerificationCode } from './verification';

export function loginRoutes(app: App, deps: Deps): void {
  const { db, limits } = deps;

  answer(app, deps, login, async ({ body, network }) => {
    const email = accountEmail(body.email);
    await limits.take('loginByNetwork', network);
    await limits.take('loginByPair', `${email} ${network}`);
    await limits.take('loginByEmail', email);
    const [account] = await db.select().from(users).where(eq(users.email, email));
    const matches = await secretMatches(account?.passwordHash ?? null, body.password);
    if (!account || !matches) throw new Refusal(401, 'The email or password is incorrect.');
    await limits.reset('loginByPair', `${email} ${network}`);
    await limits.reset('loginByEmail', email);
    if (!account.verifiedAt) {
      // Only after the right password: it would tell others that the account exists.
      if (!(await hasLivingCode(db, email, 'verify', deps.now()))) {
        // A code mailed here counts like any other, or its five tries would never end.
        await limits.take('codeMailByEmail', email);
        await sendVerificationCode(deps, email);
      }
      throw new Refusal(403, 'Please verify your email');
    }
    const token = await startSession(db, account.id, deps.now());
    return {
      user: { id: account.id, name: account.name, email: account.email },
      token,
      message: 'You are now logged-in!',
    };
  });

  answerUser(app, deps, logout, async (_user, { token }) => {
    if (token !== null) await endSession(db, token);
    return { message: 'You are now logged out.' };
  });
}
