import { desc, eq } from 'drizzle-orm';
import { companyOf } from '../companies/company';
import type { Transaction } from '../../database/open';
import { users } from '../../database/tables/customers';
import { orders } from '../../database/tables/orders';
import { invalid } from '../refusal';

/** Whose something is that staff write down; empty texts for what is not said. */
export type Contact = { name: string; phone: string; email: string; company: string };

/** Its fields with their names, for people. */
export const CONTACT_NAMES = {
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  company: 'Company',
} as const;
export const CONTACT_FIELDS = Object.keys(CONTACT_NAMES) as (keyof Contact)[];

export const NOBODY: Contact = { name: '', phone: '', email: '', company: '' };

/**
 * What is known of the owner of an account, read before what is written of it is locked: as where the
 * account is deleted.
 * @throws Refusal invalid for an account that is gone
 */
export async function knownContact(
  tx: Transaction,
  userId: number,
): Promise<Contact & { userId: number }> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('key share');
  if (!user) throw invalid({ user: 'This account is gone.' });
  const [last] = await tx
    .select({ phone: orders.phone })
    .from(orders)
    .where(eq(orders.userId, user.id))
    .orderBy(desc(orders.id))
    .limit(1);
  const { company_name: company } = await companyOf(tx, user.id);
  const { name, email } = user;
  return { userId: user.id, name, email, company, phone: last?.phone ?? '' };
}
