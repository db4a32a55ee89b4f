/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Choice } from 'back-office/forms/choices';
import { Line } from 'back-office/forms/fields';
import { Button, Search } from 'back-office/forms/form';
import { table } from 'back-office/parts/table';
import { formatMoney } from 'shared-contracts/money';
import { ORDER_STATUSES } from '../../database/tables/orders';
import type { LiveState } from '../../domain/orders/order-feed';
import type { ListedOrder } from '../../domain/orders/read-orders';
import type { AskedOrders } from '../asked-orders';
import { addressWith } from '../asked-page';
import { LiveList } from './live-list';
import { Moment } from './moment';
import { StatusMark } from './status-mark';

const AT = '/staff/orders';

type Listed = ListedOrder & { overdue: boolean };

export type OrderList = {
  wanted: AskedOrders;
  orders: Listed[];
  /** The id before which the next page begins; null on the last. */
  older: number | null;
  /** Orders that wait too long for their payment. */
  unpaid: { count: number; days: number };
  live: LiveState;
};

/** The list as it is asked for. @param before the id before which it begins; from the newest without */
const addressOf = (wanted: AskedOrders, before?: number) => addressWith(AT, { ...wanted, before });

const STATUSES = [
  { value: '', name: 'All' },
  ...ORDER_STATUSES.map((value) => ({ value, name: value })),
];

const Find = ({ q = '', status, day = '' }: AskedOrders) => (
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
      <Choice name="status" label="Status" value={status ?? ''} options={STATUSES} />
    </div>
    <div>
      <Line name="day" label="Day" kind="date" value={day} />
    </div>
    <Button>Find</Button>
  </Search>
);

const OrderNumber = ({ number, poNumber }: Listed) => (
  <>
    <a href={`${AT}/${number}`} class="model">
      {number}
    </a>
    {poNumber !== null && (
      <>
        {' '}
        <span class="sub">PO {poNumber}</span>
      </>
    )}
  </>
);

const Customer = ({ firstName, lastName, company, phone }: Listed) => (
  <>
    {`${firstName} ${lastName}`.trim() || 'Deleted account'}{' '}
    {company !== null && <span class="sub">{company}</span>}{' '}
    {phone !== '' && <span class="sub">{phone}</span>}
  </>
);

const Status = ({ status, overdue }: Listed) => (
  <>
    <StatusMark status={status} /> {overdue && <span class="sub late">not paid in time</span>}
  </>
);

const row = (order: Listed) => [
  { of: <OrderNumber {...order} /> },
  { of: <Moment at={order.placedAt} /> },
  { of: <Customer {...order} /> },
  { of: order.units, number: true },
  { of: formatMoney(order.total), number: true },
  { of: <Status {...order} /> },
];

const COLUMNS = ['Number', 'Placed', 'Customer', 'Units', 'Total', 'Status'];

const Waiting = ({ count, days }: OrderList['unpaid']) =>
  count === 0 ? null : (
    <p class="note warning">
      {count === 1 ? '1 open order is' : `${count} open orders are`} not paid after{' '}
      {days === 1 ? 'a day' : `${days} days`}. <a href={`${AT}?unpaid=1`}>Look at them to cancel</a>
    </p>
  );

/** Orders, newest first. */
export const OrderListPage = ({ wanted, orders, older, unpaid, live }: OrderList) => (
  <LiveList
    heading={wanted.unpaid === undefined ? 'Orders' : 'Orders not paid in time'}
    name="Orders"
    at={AT}
    live={live}
    sound="Sound for new orders"
    told="A new order has come."
    search={<Find {...wanted} />}
    newest={wanted.before === undefined ? null : addressOf(wanted)}
    earlier={older === null ? null : addressOf(wanted, older)}
  >
    {wanted.unpaid === undefined && <Waiting {...unpaid} />}
    {orders.length === 0 ? (
      <p class="empty">No orders found.</p>
    ) : (
      table('Orders, newest first', COLUMNS, orders.map(row), { kind: 'listed wide' })
    )}
  </LiveList>
);
