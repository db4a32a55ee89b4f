import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/open';
import { inquiries, outbox } from '../../database/tables/content';
import { codes, registrations } from '../../database/tables/customers';
import { quotations } from '../../database/tables/quotations';
import { sentBy } from '../inquiries/sent-by';

/**
 * Removes all that is stored of an email besides an account. Deleting an inquiry also deletes its
 * answers and quotations.
 * @param email in lower case
 */
export async function forgetEmail(tx: Transaction, email: string): Promise<void> {
  await tx.delete(quotations).where(eq(quotations.email, email));
  await tx.delete(inquiries).where(sentBy(email));
  await tx.delete(codes).where(eq(codes.email, email));
  await tx.delete(registrations).where(eq(registrations.email, email));
  // Answers to inquiries go to the address as it was typed there.
  await tx.delete(outbox).where(eq(sql`lower(${outbox.to})`, email));
}
