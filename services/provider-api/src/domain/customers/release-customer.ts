/** What the privacy page promises, done by an owner for a customer who has asked: copy and erasure. */
import { eq } from 'drizzle-orm';
import { accountDocument } from './account-data';
import { forgetAccount } from './account-deletion';
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import type { Queries } from '../../database/open';
import { users } from '../../database/tables/customers';
import type { Deps } from '../deps';
import { notFound } from '../refusal';
import { accountDeletedLetter } from '../mail/letters';

/** @throws Refusal not-found */
async function readAccount(queries: Queries, id: number) {
  const [user] = await queries
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, id));
  if (!user) throw notFound('There is no such customer.');
  return user;
}

/** Everything that is stored of a customer. @throws Refusal not-found */
export async function exportCustomer(deps: Deps, id: number, { by, network }: DoneBy<Clerk>) {
  const document = await accountDocument(deps, await readAccount(deps.db, id));
  const object = `customer ${id}`;
  await recordStaffAudit(deps, deps.db, { action: 'customer data exported', by, network, object });
  return document;
}

/**
 * Deletes an account as its owner could: orders stay without whose they were.
 * @throws Refusal not-found
 */
export async function deleteCustomer(deps: Deps, id: number, { by, network }: DoneBy<Clerk>) {
  const { db, mailer } = deps;
  const now = deps.now();
  await db.transaction(async (tx) => {
    const user = await readAccount(tx, id);
    await forgetAccount(tx, user);
    const object = `customer ${id}`;
    await recordStaffAudit(deps, tx, { action: 'customer account deleted', by, network, object });
    await mailer.post(tx, accountDeletedLetter(user.email, user.name), now);
  });
  void mailer.deliver();
}
