import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/open';
import { users } from '../../database/tables/customers';

/**
 * Makes all changes of one shopper's cart run one after another, by a lock on the user's row; `no
 * key update` doesn't lock rows that refer to it.
 */
export async function lockCart(tx: Transaction, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}
