/** Drafts that nobody wants any more: thrown away, brought back until the day is over, and removed. */
import { and, eq, isNull, lt, ne, or } from 'drizzle-orm';
import { DAY_MS } from 'server-kit/day';
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import type { Queries } from '../../database/open';
import { removeRows } from '../../database/remove-rows';
import { orderDrafts } from '../../database/tables/order-drafts';
import { dayOf, startOfDay } from '../manila-day';
import { Refusal } from '../refusal';
import { lockDraft } from './draft';
import type { Drafting } from './start-draft';

/** How long a draft is kept that nobody goes on with. */
const KEPT_MS = 30 * DAY_MS;

/**
 * Throws a draft away, or brings it back.
 * @returns false where it was so already
 * @throws Refusal not-found, conflict where it was placed, or other changes were begun since
 */
export async function throwAway(
  deps: Drafting,
  { id, away }: { id: number; away: boolean },
  { by, network }: DoneBy<Clerk>,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const draft = await lockDraft(tx, id);
    if (draft.doneAt !== null) {
      throw new Refusal('conflict', 'This was done meanwhile, so the draft stays as it is.');
    }
    if ((draft.thrownAwayAt !== null) === away) return false;
    if (!away && draft.orderId !== null) {
      const others = and(
        eq(orderDrafts.orderId, draft.orderId),
        ne(orderDrafts.id, id),
        isNull(orderDrafts.doneAt),
        isNull(orderDrafts.thrownAwayAt),
      );
      if ((await tx.$count(orderDrafts, others)) > 0) {
        throw new Refusal(
          'conflict',
          'Other changes to this order were begun since. See the order.',
        );
      }
    }
    await tx
      .update(orderDrafts)
      .set({ thrownAwayAt: away ? deps.now() : null, changedAt: deps.now() })
      .where(eq(orderDrafts.id, id));
    await recordStaffAudit(deps, tx, {
      action: away ? 'order draft thrown away' : 'order draft brought back',
      by,
      network,
      object: `order draft ${id}`,
    });
    return true;
  });
}

/** Removes what was placed or thrown away before today, and what nobody has touched for a month. */
export async function sweepDrafts(queries: Queries, now: Date): Promise<void> {
  const today = startOfDay(dayOf(now));
  const isOver = or(
    lt(orderDrafts.thrownAwayAt, today),
    lt(orderDrafts.doneAt, today),
    lt(orderDrafts.changedAt, new Date(now.getTime() - KEPT_MS)),
  );
  await removeRows(queries, orderDrafts, isOver);
}
