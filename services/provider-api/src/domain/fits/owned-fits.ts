/** Which of a customer's own tools something of a list fits. */
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { FacetsBody } from 'shared-contracts/wire/facets';
import { OWNED_MOST } from 'shared-contracts/wire/owned-fits';
import type { Queries } from '../../database/open';
import { orderLines, orders } from '../../database/tables/orders';
import { countOfAll } from '../catalogue/counts';
import type { Deps } from '../deps';
import { requestedList } from '../facets/facets';
import type { YieldToOthers } from '../scheduler';
import { whereQuery } from '../search/search';
import { productsFitting } from './fits';
import { withFitting } from './fits-filter';

/** How many goods that a customer has bought are looked at, the last ones first. */
const LOOKED_AT_MOST = 40;

type Bought = { variantId: number; name: string };

/** What somebody has bought and not cancelled, each once, the last first. */
async function boughtBy(queries: Queries, userId: number): Promise<Bought[]> {
  const last = sql`max(${orders.placedAt})`;
  const rows = await queries
    .select({
      variantId: orderLines.variantId,
      productName: sql<string>`max(${orderLines.productName})`,
      variantName: sql<string>`max(${orderLines.variantName})`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.userId, userId), ne(orders.status, 'Cancelled')))
    .groupBy(orderLines.variantId)
    .orderBy(desc(last), desc(orderLines.variantId))
    .limit(LOOKED_AT_MOST);
  return rows.map(({ variantId, productName, variantName }) => ({
    variantId,
    name: [productName, variantName].filter(Boolean).join(', '),
  }));
}

/**
 * The tools, each with how many products of the list fit it; those that nothing of it fits are left out.
 * @throws Refusal invalid for an id without its type, or a type without its id
 */
export async function ownedFits(
  deps: Pick<Deps, 'db' | 'reads' | 'synonyms'>,
  userId: number,
  body: FacetsBody,
  yieldToOthers: YieldToOthers,
) {
  const { reads } = deps;
  const { filter: asked, own } = requestedList(body);
  // Another tool is another choice: it is counted without the chosen one.
  const { only: _, ...filter } = (await withFitting(reads, asked, yieldToOthers)) ?? {};
  const bought = await boughtBy(deps.db, userId);
  if (bought.length === 0) return { tools: [] };
  const found = await whereQuery(deps, body.query, yieldToOthers);
  const tools = [];
  for (const { variantId, name } of bought) {
    if (tools.length === OWNED_MOST) break;
    await yieldToOthers();
    const only = await productsFitting(reads, String(variantId), yieldToOthers);
    if (only.length === 0) continue;
    const count = await countOfAll(reads, { filters: [{ ...filter, only }, own], found });
    if (count > 0) tools.push({ variant_id: variantId, name, count });
  }
  return { tools };
}
