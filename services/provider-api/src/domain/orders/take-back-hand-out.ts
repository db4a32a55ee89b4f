/** Takes back a hand-out that was noted by mistake: on its day, as long as nothing depends on it. */
import { eq } from 'drizzle-orm';
import type { Clerk, DoneBy } from '../audit/record-staff';
import { handOuts } from '../../database/tables/hand-outs';
import { orders } from '../../database/tables/orders';
import { handOutTakenBackLetter } from '../mail/order-letters';
import { dayOf } from '../manila-day';
import { settle } from '../payments/settle';
import { takeBackRest } from '../payments/take-back';
import { Refusal } from '../refusal';
import type { Changing } from './change-status';
import { noteChange, tellCustomer, type Told } from './change-words';
import { handOutsOf, returnsOf, type HandOut, type OrderReturn } from './handed-out';
import { lockOrder } from '../payments/ledger';

type Who = { id: number; mayAll: boolean };

/** Why a hand-out can't be taken back; null where it can. */
export function whyKept(
  { at, staffId }: HandOut,
  { returns, now, by }: { returns: readonly OrderReturn[]; now: Date; by: Who },
): string | null {
  if (dayOf(at) !== dayOf(now)) return 'A hand-out can be taken back on its own day.';
  if (returns.length > 0) return 'Goods of this order came back since.';
  if (staffId === by.id || by.mayAll) return null;
  return 'Who handed it out can take it back, or an owner.';
}

/**
 * Takes the newest hand-out back: its units are here again, and a Completed order has the status that
 * it had. What went back to the stock with it stays there.
 * @param asked `id` of the hand-out that was shown
 * @returns null where it was taken back already
 * @throws Refusal not-found, conflict with the reason
 */
export async function takeBackHandOut(
  deps: Changing,
  { number, id, mayAll }: { number: string; id: number; mayAll: boolean },
  clerk: DoneBy<Clerk>,
): Promise<Told | null> {
  const told = await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, number);
    const all = await handOutsOf(tx, order.id);
    if (!all.some((each) => each.id === id)) return null;
    const newest = all.at(-1);
    if (newest?.id !== id) {
      throw new Refusal('conflict', 'More was handed out since. Take that back first.');
    }
    const returns = await returnsOf(tx, order.id);
    const why = whyKept(newest, { returns, now: deps.now(), by: { ...clerk.by, mayAll } });
    if (why !== null) throw new Refusal('conflict', `${why} Nothing was done.`);
    await tx.update(handOuts).set({ takenBackAt: deps.now() }).where(eq(handOuts.id, id));
    const [opened = order] =
      order.status === 'Completed'
        ? await tx
            .update(orders)
            .set({ status: newest.statusBefore })
            .where(eq(orders.id, order.id))
            .returning()
        : [];
    if (newest.notedPayment) await takeBackRest(deps, tx, { order: opened, at: newest.at }, clerk);
    await settle(tx, opened, deps.now());
    const words = [
      `The order is ${newest.statusBefore} again.`,
      ...(newest.notedPayment ? ['What was noted as paid with it is taken back.'] : []),
    ];
    await noteChange(deps, tx, { order, what: 'Hand-out taken back', words }, clerk);
    const name = `${order.firstName} ${order.lastName}`;
    return tellCustomer(deps, tx, order, null, (to) =>
      handOutTakenBackLetter(to, { number, name }),
    );
  });
  if (told !== null) void deps.mailer.deliver();
  return told;
}
