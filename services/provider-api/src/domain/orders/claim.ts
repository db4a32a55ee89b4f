/**
 * An order that staff wrote down for a customer without an account becomes that of the account whose
 * owner has the code on its slip: once, and then the code is over. Who has only the number gets nothing,
 * and is not told whether there is such an order.
 */
import { eq } from 'drizzle-orm';
import { claimPath } from 'shared-contracts/claim-path';
import { paths } from 'shared-contracts/paths';
import type { Transaction } from '../../database/open';
import { orderEvents, orders } from '../../database/tables/orders';
import type { Deps } from '../deps';
import { drawCode } from '../document-number';
import { Refusal } from '../refusal';

/** Long enough that nobody guesses it, and short enough to be typed from a slip. */
export const newClaimCode = (): string => drawCode(3);

type Claimable = Pick<typeof orders.$inferSelect, 'number' | 'claimCode' | 'userId'>;

/** Where the customer of an order finds it in the shop; null where there is neither account nor code. */
export function customerPath({ number, claimCode, userId }: Claimable): string | null {
  if (userId !== null) return paths.order(number);
  return claimCode === null ? null : claimPath(number, claimCode);
}

type Claiming = Pick<Deps, 'db' | 'now' | 'limits'>;
type Asked = { order_number: string; code: string };

async function take(tx: Transaction, userId: number, asked: Asked, at: Date): Promise<void> {
  const [order] = await tx
    .select({ id: orders.id, userId: orders.userId, code: orders.claimCode })
    .from(orders)
    .where(eq(orders.number, asked.order_number))
    .for('update');
  // A second tap of the same customer.
  if (order?.userId === userId) return;
  if (!order || order.code === null || order.code !== asked.code.toUpperCase()) {
    throw new Refusal(
      'not-found',
      'This link is not valid any more. Please ask us at the counter.',
    );
  }
  await tx.update(orders).set({ userId, claimCode: null }).where(eq(orders.id, order.id));
  await tx.insert(orderEvents).values({
    orderId: order.id,
    at,
    kind: 'note',
    what: 'Added to an account',
    words: 'The customer opened the link of the slip.',
  });
}

/** @throws Refusal not-found for what is no order's number and code; too-many */
export async function claimOrder(
  { db, now, limits }: Claiming,
  userId: number,
  asked: Asked,
): Promise<{ message: string }> {
  await limits.take('claimByAccount', String(userId));
  await db.transaction((tx) => take(tx, userId, asked, now()));
  return { message: `Order ${asked.order_number} is in your account now.` };
}
