import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/open';
import { inquiries, outbox } from '../../database/tables/content';
import { codes, registrations } from '../../database/tables/customers';
import { orderDrafts } from '../../database/tables/order-drafts';
import { quotations } from '../../database/tables/quotations';
import { ofEmail } from '../orders/orders-of';
import { forgetOrders } from './forget-orders';
import { sentBy } from '../inquiries/sent-by';

/**
 * Removes all that is stored of an email besides an account. Deleting an inquiry also deletes its
 * answers and quotations.
 * @param email in lower case
 */
export async function forgetEmail(tx: Transaction, email: string): Promise<void> {
  // Orders that staff placed for somebody without an account.
  await forgetOrders(tx, ofEmail(email));
  await tx.delete(orderDrafts).where(eq(sql`lower(${orderDrafts.email})`, email));
  await tx.delete(quotations).where(eq(quotations.email, email));
  await tx.delete(inquiries).where(sentBy(email));
  await tx.delete(codes).where(eq(codes.email, email));
  await tx.delete(registrations).where(eq(registrations.email, email));
  // Answers to inquiries go to the address as it was typed there.
  await tx.delete(outbox).where(eq(sql`lower(${outbox.to})`, email));
}
