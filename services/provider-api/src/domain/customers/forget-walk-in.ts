/**
 * Deletes what an order says of somebody who has neither an account nor an email, and so no page of their
 * own. What was sold and paid stays (Philippine Data Privacy Act, section 16: erasure).
 */
import { eq } from 'drizzle-orm';
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import { orderDrafts } from '../../database/tables/order-drafts';
import { orders } from '../../database/tables/orders';
import type { Deps } from '../deps';
import { lockOrder } from '../payments/ledger';
import { Refusal } from '../refusal';
import { forgetOrders } from './forget-orders';

type Order = Pick<typeof orders.$inferSelect, 'userId' | 'email' | 'firstName' | 'phone'>;

/** Whether the order alone says whose it is. */
export const isOfWalkIn = ({ userId, email, firstName, phone }: Order): boolean =>
  userId === null && email === '' && `${firstName}${phone}` !== '';

/** @throws Refusal not-found, conflict where an account or an email says whose it is, or nothing does */
export async function forgetWalkIn(
  deps: Pick<Deps, 'db' | 'now'> & { settings: Pick<Deps['settings'], 'proxySecret'> },
  number: string,
  { by, network }: DoneBy<Clerk>,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, number);
    if (!isOfWalkIn(order)) {
      throw new Refusal(
        'conflict',
        'This order has an account or an email, on whose page it is deleted; or it was deleted before.',
      );
    }
    await forgetOrders(tx, eq(orders.id, order.id));
    await tx.delete(orderDrafts).where(eq(orderDrafts.orderId, order.id));
    const object = `order ${number}`;
    await recordStaffAudit(deps, tx, { action: 'inquirer data deleted', by, network, object });
  });
}
