/**
 * Deletes a customer's account, with its password (Philippine Data Privacy Act, section 16:
 * erasure). The orders stay as records of what was sold, without any data about the customer. An
 * addition to the specification's calls.
 */
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import type { Transaction } from '../../database/open';
import { users } from '../../database/tables/customers';
import { orders } from '../../database/tables/orders';
import type { Deps } from '../deps';
import { accountDeletedLetter } from '../mail/letters';
import { forgetOrders } from './forget-orders';
import { forgetEmail } from './forget-email';
import { confirmPassword } from '../accounts/own-password';
import type { SessionUser } from '../accounts/session';

/**
 * Removes an account with all that says whose it was. Deleting the user's row also deletes sessions,
 * cart, saved lists, company details and idempotency keys. An order stays without its quotation.
 */
export async function forgetAccount(
  tx: Transaction,
  { id, email }: Pick<SessionUser, 'id' | 'email'>,
): Promise<void> {
  // An order under way holds a lock on this row, so it is stored before the row is deleted.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
  await forgetOrders(tx, eq(orders.userId, id));
  await forgetEmail(tx, email);
  await tx.delete(users).where(eq(users.id, id));
}

/** @throws Refusal invalid for a wrong password, too-many */
export async function deleteAccount(
  deps: Deps,
  user: SessionUser,
  { password, network }: { password: string; network: string },
) {
  const { db, mailer } = deps;
  await confirmPassword(deps, user, { field: 'password', password, network });
  const now = deps.now();
  await db.transaction(async (tx) => {
    await forgetAccount(tx, user);
    const own = { actor: user.id, subject: user.id, network };
    await recordAudit(deps, tx, { action: 'account deleted', ...own });
    await mailer.post(tx, accountDeletedLetter(user.email, user.name), now);
  });
  void mailer.deliver();
  return { message: 'Your account has been deleted.' };
}
