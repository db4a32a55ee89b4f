/** What the privacy page promises, done by an owner for a customer who has asked: correction. */
import { and, eq, inArray, ne } from 'drizzle-orm';
import { accountEmail } from '../accounts/email';
import { NO_NAME } from '../accounts/register';
import { endSessionsOf } from '../accounts/session';
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import type { Transaction } from '../../database/open';
import { inquiries } from '../../database/tables/content';
import { codes, registrations, users } from '../../database/tables/customers';
import { quotations } from '../../database/tables/quotations';
import type { Deps } from '../deps';
import { invalid, notFound } from '../refusal';
import { sentBy } from '../inquiries/sent-by';
import { emailCorrectedLetter } from '../mail/letters';
import { isPlainName } from '../mail/plain-words';

/** @throws Refusal invalid where another account has the email */
async function moveEmail(tx: Transaction, id: number, from: string, to: string): Promise<void> {
  const others = and(eq(users.email, to), ne(users.id, id));
  if ((await tx.$count(users, others)) > 0) {
    throw invalid({ email: 'Another account has this email.' });
  }
  await tx.update(users).set({ email: to }).where(eq(users.id, id));
  // They are found by the account's email.
  await tx.update(inquiries).set({ email: to }).where(sentBy(from));
  await tx.update(quotations).set({ email: to }).where(eq(quotations.email, from));
  // Whoever has the old mailbox, or a registration of the new one, opens nothing with a code.
  await tx.delete(codes).where(inArray(codes.email, [from, to]));
  await tx.delete(registrations).where(eq(registrations.email, to));
  await endSessionsOf(tx, id);
}

/**
 * Corrects a customer's name and email by the rules of the registration. With another email the
 * customer is signed out everywhere, and both mailboxes get a letter. The log says what was corrected
 * and none of it.
 * @returns what was corrected: nothing, the name alone, or the email too
 * @throws Refusal not-found or invalid
 */
export async function correctCustomer(
  deps: Deps,
  { id, name, email: typed }: { id: number; name: string; email: string },
  { by, network }: DoneBy<Clerk>,
): Promise<'nothing' | 'name' | 'email'> {
  if (!isPlainName(name)) throw invalid({ name: NO_NAME });
  const email = accountEmail(typed);
  const corrected = await deps.db.transaction(async (tx) => {
    const [before] = await tx.select().from(users).where(eq(users.id, id)).for('update');
    if (!before) throw notFound('There is no such customer.');
    const fields = [
      ...(before.name === name ? [] : ['name']),
      ...(before.email === email ? [] : ['email']),
    ];
    if (fields.length === 0) return 'nothing';
    await tx.update(users).set({ name }).where(eq(users.id, id));
    await recordStaffAudit(deps, tx, {
      action: 'customer corrected',
      by,
      network,
      object: `customer ${id}`,
      after: { corrected: fields.join(' and ') },
    });
    if (before.email === email) return 'name';
    await moveEmail(tx, id, before.email, email);
    for (const to of [before.email, email]) {
      await deps.mailer.post(tx, emailCorrectedLetter(to, name), deps.now());
    }
    return 'email';
  });
  if (corrected === 'email') void deps.mailer.deliver();
  return corrected;
}
