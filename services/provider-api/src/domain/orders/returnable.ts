/** What a customer can bring back of an order, and until which day. */
import { and, eq, or, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { orders } from '../../database/tables/orders';
import type { Deps } from '../deps';
import { dayOf, daysAfter, startOfDay } from '../manila-day';
import { broughtBack, lastHandOut, takenOut } from './handed-out';

/**
 * The last day on which goods of an order can come back; null where nothing was handed out.
 * @param days how many days after it was handed out something can come back (RETURN_DAYS)
 */
export async function returnableUntil(
  queries: Queries,
  orderId: number,
  days: number,
): Promise<string | null> {
  const at = await lastHandOut(queries, orderId);
  return at === null ? null : daysAfter(dayOf(at), days);
}

/** A Manila day, and the units that the customer has by the order's lines. */
export type Returnable = { until: string; units: ReadonlyMap<number, number> };

async function returnableOf(
  queries: Queries,
  orderId: number,
  days: number,
): Promise<Returnable | null> {
  const until = await returnableUntil(queries, orderId, days);
  if (until === null) return null;
  const back = await broughtBack(queries, orderId);
  const units = [...(await takenOut(queries, orderId))].flatMap(([line, out]) => {
    const left = out - (back.get(line) ?? 0);
    return left > 0 ? [[line, left] as const] : [];
  });
  return units.length === 0 ? null : { until, units: new Map(units) };
}

type Clocked = Pick<Deps, 'db' | 'now'> & { settings: Pick<Deps['settings'], 'returnDays'> };

/** The orders of a customer of which something can come back today, by their ids. */
export async function returnableOrders(
  { db, now, settings: { returnDays: days } }: Clocked,
  userId: number,
): Promise<Map<number, Returnable>> {
  const today = dayOf(now());
  const since = startOfDay(daysAfter(today, -days)).toISOString();
  const recent = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        or(
          sql`exists (select 1 from hand_outs h where h.order_id = "orders"."id" and h.at >= ${since})`,
          sql`exists (select 1 from order_events e where e.order_id = "orders"."id"
            and e.status = 'Completed' and e.at >= ${since})`,
        ),
      ),
    );
  const found = new Map<number, Returnable>();
  for (const { id } of recent) {
    const returnable = await returnableOf(db, id, days);
    if (returnable !== null && returnable.until >= today) found.set(id, returnable);
  }
  return found;
}
