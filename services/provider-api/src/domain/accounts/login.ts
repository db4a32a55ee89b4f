import type { z } from 'shared-contracts/schema';
import type { loginBody } from 'shared-contracts/wire/account';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import { users } from '../../database/tables/customers';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import { hasLivingCode } from './codes';
import { accountEmail } from './email';
import { placeOf } from 'passwords/known-place';
import { newestRegistrations, ownerOf, type Registration } from './registrations';
import { startSession } from './session';
import { sendVerificationCode } from './verification';

type Account = typeof users.$inferSelect;

/**
 * Starts a session. @returns its token
 * @throws Refusal unauthenticated for a wrong email or password, forbidden for an email that isn't verified, too-many
 */
export async function logIn(deps: Deps, network: string, body: z.output<typeof loginBody>) {
  const { db, limits } = deps;
  const email = accountEmail(body.email);
  const accounts = await db.select().from(users).where(eq(users.email, email));
  const place = placeOf(accounts[0]?.passwordHash, network);
  const isKnown = await limits.has('knownNetwork', place);
  if (isKnown) await limits.take('loginByKnown', place);
  else {
    await limits.take('loginByNetwork', network);
    await limits.take('loginByPair', `${email} ${network}`);
    await limits.take('loginByEmail', email);
  }
  const waiting = await newestRegistrations(db, email);
  // Several people may have registered this email; the password decides which of them logs in.
  const known: (Account | Registration)[] = accounts.length > 0 ? accounts : waiting;
  const account = await ownerOf(known, body.password);
  // One account at most has this email; registrations that wait are no accounts yet.
  const subject = accounts[0]?.id ?? null;
  if (!account) {
    const refused = { action: 'sign-in refused', actor: null, subject, network } as const;
    await recordAudit(deps, db, refused);
    throw new Refusal('unauthenticated', 'The email or password is incorrect.');
  }
  if (isKnown) await limits.reset('loginByKnown', place);
  else {
    await limits.reset('loginByPair', `${email} ${network}`);
    await limits.reset('loginByEmail', email);
  }
  if ('network' in account) {
    // This is checked only after the right password, because it shows that the email is
    // registered.
    if (!(await hasLivingCode(db, account.id, deps.now()))) {
      await sendVerificationCode(deps, { email, network }, account);
    }
    throw new Refusal('forbidden', 'Please verify your email');
  }
  await limits.tryTake('knownNetwork', place);
  const token = await db.transaction(async (tx) => {
    await recordAudit(deps, tx, { action: 'sign-in', actor: account.id, subject, network });
    return startSession(tx, account.id, deps.now());
  });
  return {
    user: { id: account.id, name: account.name, email: account.email },
    token,
    message: 'You are now logged-in!',
  };
}
