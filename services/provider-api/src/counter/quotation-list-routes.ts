/** The list of quotations: what was asked for, and what became of it. */
import * as z from 'zod';
import type { Deps } from '../domain/deps';
import { readLiveState, type OrderFeed } from '../domain/orders/order-feed';
import {
  findQuotations,
  QUOTATION_KINDS,
  QUOTATIONS_A_PAGE,
} from '../domain/quotations/find-quotations';
import { isExpired } from '../domain/quotations/read-quotation';
import type { Actions } from './actions';
import { askedBefore, askedWords } from './asked-page';
import { createLiveOrders } from './live-orders';
import { QuotationListPage } from './pages/quotation-list-page';
import { showPage } from './show-page';

const AT = '/staff/quotations';

const asked = z.object({
  q: askedWords,
  state: z.enum(QUOTATION_KINDS).catch('open'),
  before: askedBefore,
});

export function quotationListRoutes(actions: Actions, deps: Deps, feed: OrderFeed): void {
  const { db } = deps;
  const live = createLiveOrders(feed);

  actions.show(AT, 'inquiries', async (visit) => {
    const wanted = asked.parse(visit.context.req.query());
    // Before the quotations, so that one asked for in between is seen as new.
    const shown = await readLiveState(db, 'requests');
    const { q: words, state: kind, before } = wanted;
    const found = await findQuotations(db, { words, state: kind, before });
    const quotations = found
      .slice(0, QUOTATIONS_A_PAGE)
      .map((one) => ({ ...one, expired: isExpired(one, deps.now()) }));
    const older = found.length > QUOTATIONS_A_PAGE ? (quotations.at(-1)?.id ?? null) : null;
    const main = QuotationListPage({ wanted, quotations, older, live: shown });
    return showPage(visit, { title: 'Quotations', at: AT }, main);
  });

  actions.stream(`${AT}/live`, 'inquiries', live);
}
