/** What waits for staff. */
import { eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { inquiries } from '../../database/tables/content';
import { orders } from '../../database/tables/orders';
import { quotations } from '../../database/tables/quotations';

export type Waiting = {
  /** That nobody has confirmed yet. */
  orders: number;
  /** That are not done. */
  inquiries: number;
  /** That were asked for, and nobody has taken up. */
  quotations: number;
};

export async function readWaiting(queries: Queries): Promise<Waiting> {
  const [placed, asked, requested] = await Promise.all([
    queries.$count(orders, eq(orders.status, 'Pending')),
    queries.$count(inquiries, isNull(inquiries.doneAt)),
    queries.$count(quotations, eq(quotations.status, 'Requested')),
  ]);
  return { orders: placed, inquiries: asked, quotations: requested };
}
