import { desc, eq } from 'drizzle-orm';
import { companyOf } from '../companies/company';
import { users } from '../../database/tables/customers';
import { orderDrafts } from '../../database/tables/order-drafts';
import { orders } from '../../database/tables/orders';
import { invalid } from '../refusal';
import { isOfChanges, lockOpenDraft } from './draft';
import type { Drafting } from './start-draft';

/**
 * Says whose order a draft is: that of an account, with what is known of its owner, or of somebody
 * without one.
 * @throws Refusal not-found, conflict, invalid for an account that is gone
 */
export async function chooseCustomer(
  { db, now }: Drafting,
  { id, userId }: { id: number; userId: number | null },
): Promise<void> {
  await db.transaction(async (tx) => {
    // The account before its draft, as where it is deleted.
    const [user] =
      userId === null
        ? []
        : await tx.select().from(users).where(eq(users.id, userId)).for('key share');
    if (userId !== null && !user) throw invalid({ user: 'This account is gone.' });
    const draft = await lockOpenDraft(tx, id);
    if (isOfChanges(draft)) throw invalid({ user: 'An order stays with its customer.' });
    const its = eq(orderDrafts.id, id);
    if (!user) {
      const nobody = { userId: null, name: '', phone: '', email: '', company: '' };
      await tx
        .update(orderDrafts)
        .set({ ...nobody, changedAt: now() })
        .where(its);
      return;
    }
    const [last] = await tx
      .select({ phone: orders.phone })
      .from(orders)
      .where(eq(orders.userId, user.id))
      .orderBy(desc(orders.id))
      .limit(1);
    const { company_name: company } = await companyOf(tx, user.id);
    const { name, email } = user;
    await tx
      .update(orderDrafts)
      .set({ userId: user.id, name, email, company, phone: last?.phone ?? '', changedAt: now() })
      .where(its);
  });
}
