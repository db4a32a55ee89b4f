/** Orders that wait too long for their payment: shown to staff, or cancelled by the shop itself. */
import { and, asc, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm';
import { orders } from '../../database/tables/orders';
import { payments } from '../../database/tables/payments';
import type { Deps } from '../deps';
import { loggable } from '../../database/loggable';
import { changeStatus, type Changing } from './change-status';
import { placedTooEarly } from './last-day';
import { isOpen, OPEN_STATUSES } from './steps';

const EVERY_MS = 15 * 60_000;
/** Orders that one look cancels; the next goes on. */
const AT_ONCE = 100;

/** Whether an order is open, not paid, and past the last of so many days. */
export function isOverdue(
  { status, paidAt, placedAt }: Pick<typeof orders.$inferSelect, 'status' | 'paidAt' | 'placedAt'>,
  days: number,
  now: Date,
): boolean {
  return isOpen(status) && paidAt === null && placedAt < placedTooEarly(days, now);
}

/** The same as a condition of a query. */
export const overdue = (days: number, now: Date) =>
  and(
    inArray(orders.status, OPEN_STATUSES),
    isNull(orders.paidAt),
    lt(orders.placedAt, placedTooEarly(days, now)),
  );

/** What a customer has a part of is no order that the shop cancels. */
const nothingOut = sql`not exists (select 1 from hand_outs h
  where h.order_id = "orders"."id" and h.taken_back_at is null)`;

/**
 * Cancels them one by one, the oldest first, each as staff would. What somebody changes or pays
 * meanwhile stays as it is, and so does an order of which a part is paid: staff decide about it.
 * @returns how many it cancelled
 */
export async function cancelUnpaid(deps: Changing, days: number): Promise<number> {
  const part = deps.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orders.id), isNull(payments.voidedAt)));
  const due = await deps.db
    .select({ number: orders.number, status: orders.status })
    .from(orders)
    .where(and(overdue(days, deps.now()), nothingOut, notExists(part)))
    .orderBy(asc(orders.id))
    .limit(AT_ONCE);
  let cancelled = 0;
  for (const { number, status: from } of due) {
    const change = { number, from, to: 'Cancelled', reason: 'unpaid' } as const;
    const { outcome } = await changeStatus(deps, change, { by: 'shop', network: null });
    if (outcome === 'done') cancelled += 1;
  }
  return cancelled;
}

/** Does so where the shop is set to, by the days that are set now. */
async function cancelAsSet(deps: Deps): Promise<void> {
  const { cancelUnpaid: isSet, unpaidDays } = await deps.shopSettings.now();
  if (isSet) await cancelUnpaid(deps, unpaidDays);
}

/** Looks every quarter of an hour. @returns a function that stops it, after the order at hand */
export function keepCancelling(deps: Deps): () => Promise<void> {
  const look = () =>
    cancelAsSet(deps).catch((error: unknown) =>
      deps.log.warn({ err: loggable(error) }, 'cancelling unpaid orders failed'),
    );
  let running = look();
  const timer = setInterval(() => (running = look()), EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
