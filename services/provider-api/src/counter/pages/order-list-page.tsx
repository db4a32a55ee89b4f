/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Choice } from 'back-office/forms/choices';
import { Line } from 'back-office/forms/fields';
import { Button, Search } from 'back-office/forms/form';
import { groupedNumber } from 'shared-contracts/grouped-number';
import type { ListedDraft } from '../../domain/order-drafts/list-drafts';
import type { FoundOrders } from '../../domain/orders/find-orders';
import type { LiveState } from '../../domain/orders/order-feed';
import { ORDER_STATUSES } from '../../database/tables/orders';
import type { AskedOrders } from '../asked-orders';
import { addressWith } from '../asked-page';
import { DraftList } from './drafts/draft-list';
import { LiveList } from './live-list';
import { OrdersTable, type ShownOrder } from './orders-table';

const AT = '/staff/orders';

export type OrderList = {
  wanted: AskedOrders;
  found: FoundOrders;
  /** Those of the page. */
  orders: ShownOrder[];
  /** Orders that wait too long for their payment. */
  unpaid: { count: number; days: number };
  live: LiveState;
  drafts: readonly ListedDraft[];
  /** Whether who looks may take orders and change them. */
  mayChange: boolean;
};

/** The list as it is asked for, from its beginning or beyond an id. */
const addressOf = (wanted: AskedOrders, of: Partial<AskedOrders> = {}, at = AT) =>
  addressWith(at, { ...wanted, beyond: undefined, ticked: undefined, ...of });

const KINDS = [
  { value: '', name: 'All' },
  { value: 'open', name: 'All open' },
  { value: 'unpaid', name: 'Open, not paid' },
  { value: 'paid', name: 'Paid' },
  { value: 'refund', name: 'Refund due' },
  ...ORDER_STATUSES.map((value) => ({ value, name: value })),
];

const ORDERS = [
  { value: '', name: 'Newest' },
  { value: 'oldest', name: 'Oldest' },
];

const Find = ({ q = '', status, from = '', to = '', first }: AskedOrders) => (
  <Search to={AT}>
    <div class="wide">
      <Line
        name="q"
        label="Number, PO number, name, phone or product"
        kind="search"
        value={q}
        most={100}
      />
    </div>
    <div>
      <Choice name="status" label="Which" value={status ?? ''} options={KINDS} />
    </div>
    <div>
      <Choice name="first" label="First" value={first ?? ''} options={ORDERS} />
    </div>
    <div>
      <Line name="from" label="From" kind="date" value={from} />
    </div>
    <div>
      <Line name="to" label="To" kind="date" value={to} />
    </div>
    <Button>Find</Button>
  </Search>
);

const Waiting = ({ count, days }: OrderList['unpaid']) =>
  count === 0 ? null : (
    <p class="note warning">
      {count === 1 ? '1 open order is' : `${count} open orders are`} not paid after{' '}
      {days === 1 ? 'a day' : `${days} days`}. <a href={`${AT}?unpaid=1`}>Look at them to cancel</a>
    </p>
  );

/** '30 of 104 orders', with a way to choose all of the page. */
const Count = ({ wanted, found: { total, more }, orders, mayChange }: OrderList) => (
  <p class="sub count">
    {orders.length < total && `${orders.length} of `}
    {more && 'more than '}
    {total === 1 ? '1 order' : `${groupedNumber(total)} orders`}{' '}
    {mayChange && wanted.ticked === undefined && (
      <a href={addressOf(wanted, { beyond: wanted.beyond, ticked: 'all' })}>
        Choose all on this page
      </a>
    )}
  </p>
);

/** What is begun, and the search. */
const Above = ({ wanted, drafts, mayChange }: OrderList) => (
  <>
    {mayChange && wanted.beyond === undefined && <DraftList drafts={drafts} />}
    <Find {...wanted} />
  </>
);

/** Orders, with what is done with several at once. */
export function OrderListPage(list: OrderList) {
  const { wanted, found, orders, unpaid, live, mayChange } = list;
  const isOldest = wanted.first === 'oldest';
  return (
    <LiveList
      heading={wanted.unpaid === undefined ? 'Orders' : 'Orders not paid in time'}
      name="Orders"
      at={AT}
      live={live}
      sound="Sound for new orders"
      told="A new order has come."
      begin={
        mayChange && (
          <a class="button main" href={`${AT}/new`}>
            New order
          </a>
        )
      }
      search={<Above {...list} />}
      first={wanted.beyond === undefined ? null : addressOf(wanted)}
      next={found.next === null ? null : addressOf(wanted, { beyond: found.next })}
      ways={isOldest ? { first: 'Oldest', next: 'Later' } : undefined}
    >
      {wanted.unpaid === undefined && <Waiting {...unpaid} />}
      {orders.length === 0 ? (
        <p class="empty">No orders found.</p>
      ) : (
        <>
          <Count {...list} />
          <OrdersTable
            to={addressOf(wanted, { beyond: wanted.beyond }, `${AT}/several`)}
            caption={isOldest ? 'Orders, oldest first' : 'Orders, newest first'}
            orders={orders}
            ticked={wanted.ticked !== undefined}
          />
        </>
      )}
    </LiveList>
  );
}
