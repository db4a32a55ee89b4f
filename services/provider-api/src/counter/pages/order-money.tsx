/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
/** The money of an order on its page: what is owed, what was paid, and the forms for it. */
import { Choice } from 'back-office/forms/choices';
import { Hidden, Line } from 'back-office/forms/fields';
import { Button, Form } from 'back-office/forms/form';
import { formatDateTime } from 'shared-contracts/dates';
import { formatMoney, type Centavos } from 'shared-contracts/money';
import type { WholeOrder } from '../../domain/orders/read-orders';
import { WITHHELD } from '../../domain/settings/payment-methods';
import { newFormKey } from '../form-key';
import { balanceWords, paperNumber } from './money-words';
import { OrderPayments } from './order-payments';

export type ShownMoney = {
  order: WholeOrder;
  /** Whether it waits too long for its payment. */
  overdue: boolean;
  /** The shop's methods; the first is cash. */
  methods: readonly string[];
};

const pathOf = ({ number }: WholeOrder) => `/staff/orders/${number}`;

/** '1,200.00', as somebody types it. */
const typedAs = (amount: Centavos) => formatMoney(amount).slice(1);

const optionsOf = (methods: readonly string[]) =>
  methods.map((method) => ({ value: method, name: method }));

type Amount = { to: string; amount: Centavos; methods: readonly string[]; button: string };

/** An amount with its method, filled in with the usual case: all of it, in cash. */
const AmountForm = ({ to, amount, methods, button }: Amount) => (
  <Form to={to} kind="money">
    <Hidden name="key" value={newFormKey()} />
    <Line
      name="amount"
      label="Amount in pesos"
      value={typedAs(amount)}
      needed
      most={20}
      inputmode="decimal"
    />
    <Choice name="method" label="Method" value={methods[0] ?? ''} options={optionsOf(methods)} />
    <Line name="reference" label="Reference number (not for cash)" most={60} />
    <Button>{button}</Button>
  </Form>
);

function Standing({ order, overdue }: Omit<ShownMoney, 'methods'>) {
  const { status, paidAt, money } = order;
  const { balance, sums } = money;
  const open = balanceWords(balance);
  const paid = paidAt && <p>Paid: {formatDateTime(paidAt.toISOString()).text}</p>;
  if (status === 'Cancelled' && sums.received === 0) return <p>Not paid.</p>;
  if (open === '') return paid ?? <p>Nothing is owed.</p>;
  const unpaid = overdue ? 'Not paid in time.' : 'Not paid yet.';
  return (
    <>
      {balance.refundDue > 0 && paid}
      <p>
        {balance.owed > 0 && `${unpaid} `}
        <strong>{open}</strong>
      </p>
    </>
  );
}

const Receipts = ({ order }: { order: WholeOrder }) => (
  <>
    {order.money.receipts.map(({ number, cancelledAt }) => (
      <p>
        Receipt <a href={`${pathOf(order)}/receipt?number=${number}`}>{paperNumber(number)}</a>
        {cancelledAt !== null && ' (cancelled)'}
      </p>
    ))}
  </>
);

export function OrderMoney({ order, overdue, methods }: ShownMoney) {
  const { owed, refundDue } = order.money.balance;
  const at = pathOf(order);
  return (
    <>
      <Standing order={order} overdue={overdue} />
      <OrderPayments order={order} />
      <Receipts order={order} />
      {owed > 0 && order.status !== 'Cancelled' && (
        <AmountForm
          to={`${at}/payment`}
          amount={owed}
          methods={[...methods, WITHHELD]}
          button="Payment received"
        />
      )}
      {refundDue > 0 && (
        <AmountForm
          to={`${at}/refund`}
          amount={refundDue}
          methods={methods}
          button="Refund paid out"
        />
      )}
    </>
  );
}
