/** What staff do with an order: its next status, its payment, notes. Each happens once. */
import { and, eq, gt, isNull } from 'drizzle-orm';
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import type { Transaction } from '../../database/open';
import { orderEvents, orders, type OrderStatus } from '../../database/tables/orders';
import type { Deps } from '../deps';
import { invalid } from '../refusal';
import type { LetterKind } from '../settings/letter-kinds';
import { orderChangedLetter } from '../mail/order-letters';
import type { ShopPart } from '../mail/shop-part';
import type { Balance, Money } from '../payments/balance';
import { lockOrder, type OrderRow, readMoney } from '../payments/ledger';
import { receiveRest } from '../payments/receive-payment';
import { settle } from '../payments/settle';
import { giveStockBack } from '../stock/stock';
import { CANCEL_REASONS, type CancelReason } from './cancel-reasons';
import { tellCustomer, type Told } from './change-words';
import { handOutsOf } from './handed-out';
import { linesOf } from './order-state';
import { mayFollow } from './steps';
import { storeHandOut } from './store-hand-out';

export type Changing = Pick<Deps, 'db' | 'now' | 'mailer' | 'shopSettings'> & {
  settings: Pick<Deps['settings'], 'proxySecret' | 'shopOrigin'>;
};

export type StatusChange = {
  number: string;
  /** The status that was shown to whoever changes it. */
  from: OrderStatus;
  to: OrderStatus;
  /** Needed to cancel. */
  reason?: CancelReason | undefined;
  /** What is added for the customer. */
  words?: string | undefined;
};

/**
 * `already`: somebody has done the same before, so nothing was done again. `otherwise`: the order has
 * another status than was shown, so nothing was done. `paid`: it was to be cancelled as unpaid, and
 * somebody has noted its payment, so nothing was done. `partly`: it was to be cancelled, and goods of
 * it are with the customer, so nothing was done.
 */
export type Changed =
  | { outcome: 'done'; told: Told }
  | { outcome: 'already' }
  | { outcome: 'paid' | 'partly' }
  | { outcome: 'otherwise'; status: OrderStatus };

const nameOf = (by: Clerk | 'shop'): string | null => (by === 'shop' ? null : by.name);

type Settled = Balance & { money: Money };

/** Which letter tells of a status. */
const LETTER_OF = {
  Pending: { kind: 'confirmed', waits: true },
  Confirmed: { kind: 'confirmed', waits: true },
  'Ready for pickup': { kind: 'ready', waits: true },
  Completed: { kind: 'collected', waits: false },
  Cancelled: { kind: 'cancelled', waits: false },
} as const satisfies Record<OrderStatus, { kind: LetterKind; waits: boolean }>;

/** The letter of a change; a customer is told of every status but the first. */
const letterOf =
  (order: OrderRow & { settled: Settled }, { to: status, reason, words = '' }: StatusChange) =>
  (to: string, part: ShopPart) =>
    orderChangedLetter(to, part, status === 'Pending' ? 'Confirmed' : status, {
      number: order.number,
      name: `${order.firstName} ${order.lastName}`,
      poNumber: order.poNumber,
      owed: order.settled.owed,
      received: order.settled.money.received,
      refundDue: order.settled.refundDue,
      reason: reason === undefined ? '' : CANCEL_REASONS[reason].told,
      words,
    });

async function note(
  deps: Changing,
  tx: Transaction,
  values: Pick<typeof orderEvents.$inferInsert, 'orderId' | 'kind' | 'status' | 'words'>,
  by: Clerk | 'shop',
): Promise<void> {
  await tx.insert(orderEvents).values({ ...values, at: deps.now(), staffName: nameOf(by) });
}

/** Whether the shop would cancel an order as unpaid of which a part is paid: that is for staff to decide. */
async function isPartlyPaid(
  tx: Transaction,
  order: OrderRow,
  { reason }: StatusChange,
  by: Clerk | 'shop',
): Promise<boolean> {
  if (reason !== 'unpaid' || by !== 'shop') return false;
  const { received, withheld } = await readMoney(tx, order);
  return received + withheld > 0;
}

/** What staff have said why, as the history shows it. */
const saidWhy = ({ reason, words }: StatusChange) =>
  [reason === undefined ? '' : CANCEL_REASONS[reason].label, words ?? '']
    .filter(Boolean)
    .join(': ') || null;

/** Hands out what is left of an order that is picked up as a whole, which is paid then. */
async function handOutRest(
  deps: Changing,
  tx: Transaction,
  order: OrderRow,
  { by, network }: DoneBy<Clerk | 'shop'>,
): Promise<void> {
  if (by === 'shop') throw new Error('the shop hands nothing out by itself');
  const at = deps.now();
  const notedPayment = await receiveRest({ ...deps, now: () => at }, tx, order, { by, network });
  const lines = await linesOf(tx, order.id);
  const units = new Map(lines.map(({ id, quantity, out }) => [id, quantity - out]));
  await storeHandOut(tx, { order, units, notedPayment, by, at });
}

/**
 * Gives an order its next status, tells the customer, and gives the stock of a cancelled one back:
 * all in one transaction, which of several that try at once exactly one passes.
 * @throws Refusal not-found for an unknown order, invalid for a status that can't follow, or no reason
 */
export async function changeStatus(
  deps: Changing,
  change: StatusChange,
  who: DoneBy<Clerk | 'shop'>,
): Promise<Changed> {
  const { by, network } = who;
  const { number, from, to, reason } = change;
  if (!mayFollow(from, to)) throw invalid({ to: `${to} can not follow ${from}.` });
  if (to === 'Cancelled' && reason === undefined) {
    throw invalid({ reason: 'Please choose a reason.' });
  }
  const changed = await deps.db.transaction(async (tx): Promise<Changed> => {
    const before = await lockOrder(tx, number);
    if (before.status === to) return { outcome: 'already' };
    if (before.status !== from) return { outcome: 'otherwise', status: before.status };
    if (reason === 'unpaid' && before.paidAt !== null) return { outcome: 'paid' };
    if (await isPartlyPaid(tx, before, change, by)) return { outcome: 'paid' };
    if (to === 'Cancelled') {
      if ((await handOutsOf(tx, before.id)).length > 0) return { outcome: 'partly' };
      await giveStockBack(tx, before.id);
    }
    if (to === 'Completed') await handOutRest(deps, tx, before, who);
    const [order] = await tx
      .update(orders)
      .set({ status: to })
      .where(eq(orders.id, before.id))
      .returning();
    if (!order) throw new Error(`order ${number} is locked and gone`);
    const words = saidWhy(change);
    await note(deps, tx, { orderId: order.id, kind: 'status', status: to, words }, by);
    await recordStaffAudit(deps, tx, {
      action: 'order status changed',
      by,
      network,
      object: `order ${number}`,
      before: { status: from },
      after: { status: to, ...(reason === undefined ? {} : { reason }) },
    });
    const settled = await settle(tx, order, deps.now());
    const letter = letterOf({ ...order, settled }, change);
    const told = await tellCustomer(deps, tx, order, LETTER_OF[to], letter);
    return { outcome: 'done', told };
  });
  if (changed.outcome === 'done') void deps.mailer.deliver();
  return changed;
}

/**
 * Adds a note that only staff see.
 * @param added `after` is the last entry of the history that was shown, 0 for none: what one clicks
 *   twice is added once
 * @returns false where it was added already
 * @throws Refusal not-found
 */
export async function addNote(
  deps: Changing,
  { number, words, after }: { number: string; words: string; after: number },
  { by, network }: DoneBy<Clerk | 'shop'>,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    // So that of two clicks the second sees what the first has added.
    const order = await lockOrder(tx, number);
    const same = and(
      eq(orderEvents.orderId, order.id),
      eq(orderEvents.kind, 'note'),
      eq(orderEvents.words, words),
      by === 'shop' ? isNull(orderEvents.staffName) : eq(orderEvents.staffName, by.name),
      gt(orderEvents.id, after),
    );
    if ((await tx.$count(orderEvents, same)) > 0) return false;
    await note(deps, tx, { orderId: order.id, kind: 'note', status: null, words }, by);
    // The note itself may be about the customer, so the log has only that there is one.
    await recordStaffAudit(deps, tx, {
      action: 'order note added',
      by,
      network,
      object: `order ${number}`,
    });
    return true;
  });
}
