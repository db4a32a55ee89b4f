import { eq } from 'drizzle-orm';
import { knownContact, NOBODY } from '../orders/known-contact';
import { orderDrafts } from '../../database/tables/order-drafts';
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
    const known = userId === null ? { ...NOBODY, userId } : await knownContact(tx, userId);
    const draft = await lockOpenDraft(tx, id);
    if (isOfChanges(draft)) throw invalid({ user: 'An order stays with its customer.' });
    await tx
      .update(orderDrafts)
      .set({ ...known, changedAt: now() })
      .where(eq(orderDrafts.id, id));
  });
}
