/**
 * Deletes what an order says of somebody who has neither an account nor an email, and so no page of their
 * own. What was sold and paid stays (Philippine Data Privacy Act, section 16: erasure).
 */
import { eq, or } from 'drizzle-orm';
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import { orderDrafts } from '../../database/tables/order-drafts';
import { orders } from '../../database/tables/orders';
import { quotations } from '../../database/tables/quotations';
import type { Transaction } from '../../database/open';
import type { Deps } from '../deps';
import { lockOrder } from '../payments/ledger';
import { Refusal } from '../refusal';
import { forgetOrders } from './forget-orders';

type Order = Pick<typeof orders.$inferSelect, 'userId' | 'email' | 'firstName' | 'phone'>;

/** Whether the order alone says whose it is. */
export const isOfWalkIn = ({ userId, email, firstName, phone }: Order): boolean =>
  userId === null && email === '' && `${firstName}${phone}` !== '';

/** Removes a quotation in all its versions, which say for whom it was. */
async function forgetQuotation(tx: Transaction, id: number): Promise<void> {
  const [its] = await tx
    .select({ firstId: quotations.firstId })
    .from(quotations)
    .where(eq(quotations.id, id));
  const first = its?.firstId ?? id;
  await tx.delete(quotations).where(or(eq(quotations.id, first), eq(quotations.firstId, first)));
}

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
    if (order.quotationId !== null) await forgetQuotation(tx, order.quotationId);
    const object = `order ${number}`;
    await recordStaffAudit(deps, tx, { action: 'inquirer data deleted', by, network, object });
  });
}
