/**
 * Registration. A known email is answered exactly like a new one, with the same work; its owner
 * gets another mail. The typed values are stored as a registration until its code is entered.
 */
import type { z } from 'shared-contracts/schema';
import type { registerBody } from 'shared-contracts/wire/account';
import { eq } from 'drizzle-orm';
import { registrations, users } from '../../database/tables/customers';
import type { Deps } from '../deps';
import { invalid } from '../refusal';
import { alreadyRegisteredLetter, verificationLetter } from '../mail/letters';
import { isPlainName } from '../mail/plain-words';
import { drawCode, keepCode, renewTries, takeCodeMail } from './codes';
import { accountEmail } from './email';
import { hashSecret } from 'passwords/password-hash';
import { drawToken, hashOfToken } from 'passwords/secret-token';
import { checkNewPassword } from './password';

const REGISTERED =
  'You are now registered! Please check your email for the verification code before you sign in.';
export const NO_NAME = 'Please enter a name without line breaks, web addresses or email addresses.';

/**
 * @returns with a secret by which a verification from this browser logs in; of no use for a known email
 * @throws Refusal invalid for a name or a password that breaks a rule, too-many
 */
export async function registerCustomer(
  deps: Deps,
  network: string,
  body: z.output<typeof registerBody>,
) {
  const { db, limits, mailer } = deps;
  const email = accountEmail(body.email);
  if (!isPlainName(body.name)) throw invalid({ name: NO_NAME });
  checkNewPassword({ ...body, email });
  await limits.take('registerByNetwork', network);
  const asked = { email, purpose: 'verify', network } as const;
  await takeCodeMail(deps, asked);
  const [passwordHash, { code, hashed }] = await Promise.all([
    hashSecret(body.password),
    drawCode('verify', email),
  ]);
  const createdAt = deps.now();
  const browser = drawToken();
  await db.transaction(async (tx) => {
    const [account] = await tx.select().from(users).where(eq(users.email, email));
    if (account) {
      await keepCode(tx, { email, purpose: 'verify', hashed, registrationId: null }, createdAt);
      await mailer.post(tx, alreadyRegisteredLetter(email, account.name), createdAt);
      return;
    }
    const browserHash = hashOfToken(browser);
    const typed = { email, name: body.name, passwordHash, network, browserHash, createdAt };
    const [row] = await tx.insert(registrations).values(typed).returning({ id: registrations.id });
    const registrationId = row?.id ?? null;
    await keepCode(tx, { email, purpose: 'verify', hashed, registrationId }, createdAt);
    await mailer.post(tx, verificationLetter(typed, code, deps.settings.shopOrigin), createdAt);
  });
  await renewTries(deps, asked);
  void mailer.deliver();
  return { message: REGISTERED, browser };
}
