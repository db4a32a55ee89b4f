/** What lies in the shop and is sold already: ordered, and not handed out yet. */
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open';
import { handOutLines, handOuts } from '../../database/tables/hand-outs';
import { orderLines, orders } from '../../database/tables/orders';

const handedOut = sql`coalesce((select sum(${handOutLines.units}) from ${handOutLines}
  join ${handOuts} on ${handOuts.id} = ${handOutLines.handOutId}
  where ${handOutLines.orderLineId} = ${orderLines.id} and ${handOuts.takenBackAt} is null), 0)`;

/** Units of a variant that open orders wait for; its stock is without them. */
export async function unitsHeld(queries: Queries, variantId: number): Promise<number> {
  const held = await queries
    .select({ units: sql`coalesce(sum(${orderLines.quantity} - ${handedOut}), 0)`.mapWith(Number) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orderLines.variantId, variantId),
        // As the index of the open ones says it.
        sql`${orders.status} not in ('Completed', 'Cancelled')`,
      ),
    );
  return held[0]?.units ?? 0;
}
