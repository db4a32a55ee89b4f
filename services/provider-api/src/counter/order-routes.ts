/** Orders as staff see them: the list, its live updates, one order, and what is printed of it. */
import type { Deps } from '../domain/deps';
import { notFound } from '../domain/refusal';
import { inquiriesAbout } from '../domain/inquiries/about-orders';
import { isStorable } from '../database/storable-text';
import { readLiveState, type OrderFeed } from '../domain/orders/order-feed';
import { countUnpaid, findOrders } from '../domain/orders/find-orders';
import { readWholeOrder, type WholeOrder } from '../domain/orders/read-orders';
import { listDrafts } from '../domain/order-drafts/list-drafts';
import { whyKept } from '../domain/orders/take-back-hand-out';
import { returnableUntil } from '../domain/orders/returnable';
import { isOverdue } from '../domain/orders/unpaid';
import { dayOf } from '../domain/manila-day';
import { mayDo } from '../domain/staff/role';
import type { Actions, StaffVisit } from './actions';
import { askedOrders } from './asked-orders';
import { createLiveOrders } from './live-orders';
import type { Html } from 'back-office/html';
import { OrderListPage } from './pages/order-list-page';
import { OrderPage } from './pages/order-page';
import { PickingSlip } from './pages/picking-slip';
import type { CustomerPaper } from './pages/claim-note';
import { Receipt, receiptOf } from './pages/receipt';
import type { Environment } from '../environment';
import { showPage } from './show-page';

const AT = '/staff/orders';
export function orderRoutes(
  actions: Actions,
  deps: Deps,
  { returnDays }: Environment,
  feed: OrderFeed,
): (visit: StaffVisit, status: 200 | 409) => Promise<Response> {
  const { db } = deps;
  const live = createLiveOrders(feed);

  actions.show(AT, 'orders', async (visit) => {
    const wanted = askedOrders.parse(visit.context.req.query());
    const { unpaidDays } = await deps.shopSettings.now();
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
      drafts: await listDrafts(db),
      mayChange: mayDo(visit.session.role, 'order-changes'),
    });
    return showPage(visit, { title: 'Orders', at: AT }, main);
  });

  actions.stream(`${AT}/live`, 'orders', live);

  /** @throws Refusal not-found */
  const orderOf = async (visit: StaffVisit): Promise<WholeOrder> => {
    const number = visit.context.req.param('number') ?? '';
    const order = isStorable(number) ? await readWholeOrder(db, number) : null;
    if (!order) throw notFound('There is no order of this number.');
    return order;
  };
  const showOrder = async (visit: StaffVisit, status: 200 | 409) => {
    const order = await orderOf(visit);
    const now = deps.now();
    const mayAll = mayDo(visit.session.role, 'hand-outs-of-all');
    const by = { id: visit.session.id, mayAll };
    const newest = order.handOuts.at(-1);
    const until = await returnableUntil(db, order.id, returnDays);
    const papers = await deps.shopSettings.now();
    const main = OrderPage({
      ...{ order, methods: papers.paymentMethods, papers },
      inquiries: mayDo(visit.session.role, 'inquiries') ? await inquiriesAbout(db, order) : [],
      linked: mayDo(visit.session.role, 'catalogue'),
      overdue: isOverdue(order, papers.unpaidDays, now),
      whyKept: newest ? whyKept(newest, { returns: order.returns, now, by }) : null,
      until,
      over: until !== null && dayOf(now) > until,
    });
    return showPage(visit, { title: `Order ${order.number}`, at: AT }, main, status);
  };
  actions.show(`${AT}/:number`, 'orders', (visit) => showOrder(visit, 200));

  /** Binds a sheet of one order. */
  const ofOrder = (
    path: string,
    titleOf: (order: WholeOrder) => string,
    pageOf: (order: WholeOrder, papers: CustomerPaper, visit: StaffVisit) => Html,
  ) =>
    actions.show(`${AT}/:number${path}`, 'orders', async (visit) => {
      const order = await orderOf(visit);
      const { shopOrigin } = deps.settings;
      const papers = { ...(await deps.shopSettings.now()), shopOrigin };
      return showPage(visit, { title: titleOf(order), at: AT }, pageOf(order, papers, visit));
    });
  ofOrder(
    '/slip',
    ({ number }) => `Picking slip ${number}`,
    (order, papers) => PickingSlip({ order, papers }),
  );
  ofOrder(
    '/receipt',
    ({ number }) => `Receipt ${number}`,
    (order, papers, { context }) =>
      Receipt({ order, receipt: receiptOf(order, context.req.query('number')), papers }),
  );
  return showOrder;
}
