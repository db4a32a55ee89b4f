/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Line } from 'back-office/forms/fields';
import { Button, Form, Opening } from 'back-office/forms/form';
import { formatMoney } from 'shared-contracts/money';
import type { WholeOrder } from '../../domain/orders/read-orders';
import type { Entry } from '../../domain/payments/ledger';
import { NOTED_BEFORE } from '../../domain/settings/payment-methods';
import { BEFORE_ROWS } from '../../domain/payments/take-back';
import { Moment } from './moment';
import { methodWords } from './money-words';

const KINDS: Record<Entry['kind'], string> = {
  payment: 'received',
  withheld: 'noted',
  refund: 'paid out',
};

const pathOf = ({ number }: WholeOrder, id: number) => `/staff/orders/${number}/payments/${id}`;

/** Takes one back, with the reason that its history keeps. */
const TakingBack = ({ order, id }: { order: WholeOrder; id: number }) => (
  <Opening kind="take-back" summary="Take it back">
    <Form to={`${pathOf(order, id)}/void`}>
      <Line id={`reason-${id}`} name="reason" label="Why it is taken back" needed most={200} />
      <Button kind="danger">Take it back</Button>
    </Form>
  </Opening>
);

const Certificate = ({ order, entry }: { order: WholeOrder; entry: Entry }) =>
  entry.certificateAt === null ? (
    <>
      <p class="late">Certificate not received yet</p>
      <Form to={`${pathOf(order, entry.id)}/certificate`}>
        <Button>Certificate received</Button>
      </Form>
    </>
  ) : (
    <p>
      Certificate received by {entry.certificateBy}, <Moment at={entry.certificateAt} />
    </p>
  );

const Voided = ({ entry }: { entry: Entry }) =>
  entry.voidedAt === null ? null : (
    <p>
      Taken back by {entry.voidedBy}, <Moment at={entry.voidedAt} />
      {entry.voidReason !== null && `: ${entry.voidReason}`}
    </p>
  );

const Payment = ({ order, entry }: { order: WholeOrder; entry: Entry }) => (
  <li>
    <span class={entry.voidedAt === null ? undefined : 'voided'}>
      <strong>{formatMoney(entry.amount)}</strong> {methodWords(entry)}
    </span>{' '}
    <span class="sub">
      {KINDS[entry.kind]}
      {entry.staffName !== null && ` by ${entry.staffName}`}, <Moment at={entry.at} />
    </span>
    <Voided entry={entry} />
    {entry.voidedAt === null && (
      <>
        {entry.kind === 'withheld' && <Certificate order={order} entry={entry} />}
        {entry.certificateAt === null && <TakingBack order={order} id={entry.id} />}
      </>
    )}
  </li>
);

/** What was noted as paid before payments had rows. */
const Before = ({ order }: { order: WholeOrder }) => (
  <li>
    <strong>{formatMoney(order.money.sums.received)}</strong> {NOTED_BEFORE}
    <TakingBack order={order} id={BEFORE_ROWS} />
  </li>
);

/** Every payment, withheld tax and refund of an order, with those that were taken back. */
export function OrderPayments({ order }: { order: WholeOrder }) {
  const { entries, sums } = order.money;
  const before = sums.received > 0 && !entries.some(({ kind }) => kind === 'payment');
  if (entries.length === 0 && !before) return null;
  return (
    <ul class="payments">
      {before && <Before order={order} />}
      {entries.map((entry) => (
        <Payment order={order} entry={entry} />
      ))}
    </ul>
  );
}
