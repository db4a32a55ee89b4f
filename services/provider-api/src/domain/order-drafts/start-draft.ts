/** Begins a draft: of a new order, or of changes to one. */
import { and, eq, isNull } from 'drizzle-orm';
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import type { Contact } from '../orders/known-contact';
import type { Transaction } from '../../database/open';
import { orderDraftLines, orderDrafts } from '../../database/tables/order-drafts';
import type { Deps } from '../deps';
import { doneOnce, type Once } from '../done-once';
import { Refusal } from '../refusal';
import { lockOrder } from '../payments/ledger';
import { linesOf, orderVersion } from '../orders/order-state';
import { isOpen } from '../orders/steps';

export type Drafting = Pick<Deps, 'db' | 'now'> & {
  settings: Pick<Deps['settings'], 'proxySecret'>;
};

/**
 * Begins a new order. @param once of the form: submitted twice it begins one
 * @returns the draft's id
 */
export async function startDraft(
  { db, now }: Drafting,
  { contact, once }: { contact: Contact; once: Once | null },
  { by }: DoneBy<Clerk>,
): Promise<number> {
  const { result } = await db.transaction((tx) =>
    doneOnce(tx, once, now(), async () => {
      const at = { startedAt: now(), changedAt: now() };
      const [draft] = await tx
        .insert(orderDrafts)
        .values({ ...contact, ...at, staffName: by.name })
        .returning({ id: orderDrafts.id });
      if (!draft) throw new Error('no draft was made');
      return draft.id;
    }),
  );
  return result;
}

/** The changes to an order that somebody has begun; null for none. */
async function openChanges(tx: Transaction, orderId: number): Promise<number | null> {
  const [draft] = await tx
    .select({ id: orderDrafts.id })
    .from(orderDrafts)
    .where(
      and(
        eq(orderDrafts.orderId, orderId),
        isNull(orderDrafts.doneAt),
        isNull(orderDrafts.thrownAwayAt),
      ),
    );
  return draft?.id ?? null;
}

/**
 * Begins changes to an order, or goes on with those that somebody has begun: an order has one draft of
 * changes, which all clerks see.
 * @returns the draft's id
 * @throws Refusal not-found, conflict where the order is over
 */
export async function startChanges(
  deps: Drafting,
  number: string,
  { by, network }: DoneBy<Clerk>,
): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, number);
    if (!isOpen(order.status)) {
      throw new Refusal('conflict', `This order is ${order.status}, so it stays as it is.`);
    }
    const begun = await openChanges(tx, order.id);
    if (begun !== null) return begun;
    const lines = await linesOf(tx, order.id);
    const { id: orderId, discountRate, discountReason, userId } = order;
    const at = { startedAt: deps.now(), changedAt: deps.now() };
    const [draft] = await tx
      .insert(orderDrafts)
      .values({
        ...{ orderId, userId, discountRate, discountReason: discountReason ?? '' },
        ...at,
        orderVersion: orderVersion(order, lines),
        staffName: by.name,
      })
      .returning({ id: orderDrafts.id });
    if (!draft) throw new Error('no draft was made');
    await tx.insert(orderDraftLines).values(
      lines.map(({ id: orderLineId, variantId, quantity }) => ({
        ...{ draftId: draft.id, orderLineId, variantId, quantity },
      })),
    );
    await recordStaffAudit(deps, tx, {
      action: 'order changes begun',
      by,
      network,
      object: `order ${number}`,
    });
    return draft.id;
  });
}
