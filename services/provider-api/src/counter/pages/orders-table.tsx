/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Tick } from 'back-office/forms/choices';
import { Button, Form } from 'back-office/forms/form';
import type { Html } from 'back-office/html';
import { table } from 'back-office/parts/table';
import { formatMoney } from 'shared-contracts/money';
import type { ListedOrder } from '../../domain/orders/find-orders';
import { Moment } from './moment';
import { balanceWords, paperNumber } from './money-words';
import { StatusMark } from './status-mark';

const AT = '/staff/orders';

export type ShownOrder = ListedOrder & { overdue: boolean };

/** The name of an order's tick; what is chosen is read back by it. */
const tickOf = ({ number }: Pick<ListedOrder, 'number'>): string => `order-${number}`;

const OrderNumber = ({ number, documentNumber, poNumber }: ShownOrder) => (
  <>
    <a href={`${AT}/${number}`} class="model">
      {number}
    </a>
    {documentNumber !== null && (
      <>
        {' '}
        <span class="sub">{paperNumber(documentNumber)}</span>
      </>
    )}
    {poNumber !== null && (
      <>
        {' '}
        <span class="sub">PO {poNumber}</span>
      </>
    )}
  </>
);

const Customer = ({ firstName, lastName, company, phone }: ShownOrder) => (
  <>
    {`${firstName} ${lastName}`.trim() || 'Deleted customer'}{' '}
    {company !== null && <span class="sub">{company}</span>}{' '}
    {phone !== '' && <span class="sub">{phone}</span>}
  </>
);

const Status = ({ status, partlyOut, overdue }: ShownOrder) => (
  <>
    <StatusMark status={status} /> {partlyOut && <span class="sub">partly handed out</span>}{' '}
    {overdue && <span class="sub late">not paid in time</span>}
  </>
);

const Total = ({ total, ...balance }: ShownOrder) => (
  <>
    {formatMoney(total)} <span class="sub">{balanceWords(balance)}</span>
  </>
);

/** Its number, to be chosen by it. */
const Choosing = ({ order, ticked }: { order: ShownOrder; ticked: boolean }) => (
  <span class="choice">
    <Tick
      name={tickOf(order)}
      on={ticked}
      label={<span class="hidden">Choose {order.number}</span>}
    />
    <span>
      <OrderNumber {...order} />
    </span>
  </span>
);

const row = (order: ShownOrder, first: Html) => [
  { of: first },
  { of: <Moment at={order.placedAt} /> },
  { of: <Customer {...order} /> },
  { of: order.units, number: true },
  { of: <Total {...order} />, number: true },
  { of: <Status {...order} /> },
];

const COLUMNS = ['Number', 'Placed', 'Customer', 'Units', 'Total', 'Status'];

const ordersTable = (caption: string, rows: ReturnType<typeof row>[]) =>
  table(caption, COLUMNS, rows, { kind: 'listed wide' });

type Props = {
  /** The address of the form: one step below the page's path, with what the page was asked for. */
  to: string;
  caption: string;
  orders: readonly ShownOrder[];
  /** Whether all of them are ticked. */
  ticked: boolean;
};

/** Orders, of which some are chosen for what is done with several at once. */
export const OrdersTable = ({ to, caption, orders, ticked }: Props) => (
  <Form
    to={to}
    kind="choosing"
    otherwise={ordersTable(
      caption,
      orders.map((order) => row(order, <OrderNumber {...order} />)),
    )}
  >
    {ordersTable(
      caption,
      orders.map((order) => row(order, <Choosing order={order} ticked={ticked} />)),
    )}
    <div class="actions chosen">
      <span>With the chosen ones:</span>
      <Button name="what" value="Confirmed">
        Confirm
      </Button>
      <Button name="what" value="Ready for pickup">
        Ready for pickup
      </Button>
      <Button name="what" value="slips">
        Print slips
      </Button>
    </div>
  </Form>
);
