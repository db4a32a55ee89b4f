/** What is left of an order when the shop deletes a customer: what was sold, and nothing of who bought it. */
import { and, inArray, ne, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/open';
import { orderReturns } from '../../database/tables/hand-outs';
import { orderEvents, orders } from '../../database/tables/orders';
import { payments } from '../../database/tables/payments';
import { NO_COMPANY } from '../orders/business-fields';

/** What an order keeps once the account is deleted; every other column is personal. */
type KeptColumn =
  | 'id'
  | 'number'
  | 'placedAt'
  | 'status'
  | 'subtotal'
  | 'vat'
  | 'total'
  | 'paidAt'
  | 'quotationId'
  | 'discountRate'
  | 'staffName';

/** The personal columns of an order, emptied: a new column is either here or among the kept ones. */
const nobody: Omit<typeof orders.$inferSelect, KeptColumn> = {
  ...NO_COMPANY,
  userId: null,
  email: '',
  firstName: '',
  lastName: '',
  company: null,
  address1: '',
  address2: null,
  city: '',
  country: '',
  state: '',
  postalCode: '',
  phone: '',
  shippingAddress: '',
  billingAddress: '',
  discountReason: null,
  claimCode: null,
};

/** Empties what is personal in some orders. */
export async function forgetOrders(tx: Transaction, which: SQL): Promise<void> {
  // Notes and reasons of staff may be about the customer; what was done and when stays, a payment too.
  const theirs = tx.select({ id: orders.id }).from(orders).where(which);
  await tx
    .update(orderEvents)
    .set({ words: null })
    .where(and(inArray(orderEvents.orderId, theirs), ne(orderEvents.kind, 'payment')));
  await tx.update(orderReturns).set({ reason: '' }).where(inArray(orderReturns.orderId, theirs));
  await tx.update(payments).set({ voidReason: null }).where(inArray(payments.orderId, theirs));
  await tx.update(orders).set(nobody).where(which);
}
