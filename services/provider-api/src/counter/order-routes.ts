/** Orders as staff see them: the list, its live updates, one order, and what is printed of it. */
import type { Deps } from '../domain/deps';
import { notFound } from '../domain/refusal';
import { isStorable } from '../database/storable-text';
import { readLiveState, type OrderFeed } from '../domain/orders/order-feed';
import { countUnpaid, findOrders } from '../domain/orders/find-orders';
import { readWholeOrder, type WholeOrder } from '../domain/orders/read-orders';
import { isOverdue } from '../domain/orders/unpaid';
import type { Actions } from './actions';
import { askedOrders } from './asked-orders';
import { createLiveOrders } from './live-orders';
import type { Html } from 'back-office/html';
import { OrderListPage } from './pages/order-list-page';
import { OrderPage } from './pages/order-page';
import { PickingSlip } from './pages/picking-slip';
import { Receipt } from './pages/receipt';
import type { Environment } from '../environment';
import { showPage } from './show-page';

const AT = '/staff/orders';
export function orderRoutes(
  actions: Actions,
  deps: Deps,
  { unpaidDays }: Environment,
  feed: OrderFeed,
): void {
  const { db } = deps;
  const live = createLiveOrders(feed);

  actions.show(AT, 'orders', async (visit) => {
    const wanted = askedOrders.parse(visit.context.req.query());
    const now = deps.now();
    // Before the orders, so that one placed in between is seen as new.
    const shown = await readLiveState(db, 'orders');
    const search = {
      words: wanted.q,
      kind: wanted.status,
      from: wanted.from,
      to: wanted.to,
      beyond: wanted.beyond,
      oldestFirst: wanted.first === 'oldest',
      ...(wanted.unpaid === undefined ? {} : { unpaidDays }),
    };
    const found = await findOrders(db, search, now);
    const main = OrderListPage({
      wanted,
      found,
      orders: found.orders.map((order) => ({
        ...order,
        overdue: isOverdue(order, unpaidDays, now),
      })),
      unpaid: { count: await countUnpaid(db, unpaidDays, now), days: unpaidDays },
      live: shown,
    });
    return showPage(visit, { title: 'Orders', at: AT }, main);
  });

  actions.stream(`${AT}/live`, 'orders', live);

  /** Binds a page of one order. */
  const ofOrder = (
    path: string,
    titleOf: (order: WholeOrder) => string,
    pageOf: (order: WholeOrder) => Html,
  ) =>
    actions.show(`${AT}/:number${path}`, 'orders', async (visit) => {
      const number = visit.context.req.param('number') ?? '';
      const order = isStorable(number) ? await readWholeOrder(db, number) : null;
      if (!order) throw notFound('There is no order of this number.');
      return showPage(visit, { title: titleOf(order), at: AT }, pageOf(order));
    });
  ofOrder(
    '',
    ({ number }) => `Order ${number}`,
    (order) => OrderPage({ order, overdue: isOverdue(order, unpaidDays, deps.now()) }),
  );
  ofOrder(
    '/slip',
    ({ number }) => `Picking slip ${number}`,
    (order) => PickingSlip({ order }),
  );
  ofOrder(
    '/receipt',
    ({ number }) => `Receipt ${number}`,
    (order) => Receipt({ order }),
  );
}
