/** An order as staff read it. */
import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { variants } from '../../database/tables/catalogue';
import { orderEvents, orderLines, orders } from '../../database/tables/orders';
import {
  broughtBack,
  handOutsOf,
  returnsOf,
  takenOut,
  type HandOut,
  type OrderReturn,
} from './handed-out';
import { readOrderMoney, type OrderMoney } from '../payments/ledger';
import type { OrderEvent } from './orders-of';
import { isOpen } from './steps';

export type OrderLine = typeof orderLines.$inferSelect & {
  /** Where the goods lie; null where nobody has noted it. */
  shelf: string | null;
  /** Units left now; null where they are not counted, or the variant is gone. */
  stock: number | null;
  /** Units that were handed out, and how many of them came back. */
  out: number;
  back: number;
};
export type WholeOrder = typeof orders.$inferSelect & {
  lines: OrderLine[];
  events: OrderEvent[];
  /** Those that were not taken back, the oldest first. */
  handOuts: HandOut[];
  returns: OrderReturn[];
  money: OrderMoney;
};

/** Whether the customer has a part of it, and more is to come. */
export const isPartlyOut = ({ status, lines }: Pick<WholeOrder, 'status' | 'lines'>): boolean =>
  isOpen(status) && lines.some(({ out }) => out > 0);

/** An order with its lines and what happened to it; null where there is none of this number. */
export async function readWholeOrder(queries: Queries, number: string): Promise<WholeOrder | null> {
  const [order] = await queries.select().from(orders).where(eq(orders.number, number));
  if (!order) return null;
  const lines = await queries
    .select({ line: orderLines, shelf: variants.shelf, stock: variants.stock })
    .from(orderLines)
    .leftJoin(variants, eq(variants.id, orderLines.variantId))
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.id));
  const events = await queries
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order.id))
    .orderBy(asc(orderEvents.id));
  const out = await takenOut(queries, order.id);
  const back = await broughtBack(queries, order.id);
  return {
    ...order,
    lines: lines.map(({ line, shelf, stock }) => ({
      ...{ ...line, shelf, stock },
      ...{ out: out.get(line.id) ?? 0, back: back.get(line.id) ?? 0 },
    })),
    events,
    handOuts: await handOutsOf(queries, order.id),
    returns: await returnsOf(queries, order.id),
    money: await readOrderMoney(queries, order),
  };
}
