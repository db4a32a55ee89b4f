/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Choice } from 'back-office/forms/choices';
import { Hidden, Text } from 'back-office/forms/fields';
import { Button, Form, FormSection, Opening } from 'back-office/forms/form';
import { Titled } from 'back-office/parts/title-block';
import { formatDateTime } from 'shared-contracts/dates';
import type { OrderStatus } from '../../database/tables/orders';
import { WORDS_MOST } from '../../domain/mail/order-letters';
import { CANCEL_REASONS } from '../../domain/orders/cancel-reasons';
import type { InquiryAbout } from '../../domain/inquiries/about-orders';
import { isPartlyOut, type WholeOrder } from '../../domain/orders/read-orders';
import { isOpen, nextStatuses } from '../../domain/orders/steps';
import { CancelledStamp } from './cancelled-stamp';
import { HandingOut, type Handed } from './handing-out';
import { documentFact } from './money-words';
import { Moment } from './moment';
import { OrderCustomer } from './order-customer';
import { OrderHistory } from './order-history';
import { OrderLines } from './order-lines';
import { OrderMoney, type ShownMoney } from './order-money';
import { Returns, type Returnable } from './returns-part';
import { NoInputTax, SellerFacts, sellerName, type PaperSettings } from './seller-block';
import { StatusMark } from './status-mark';
import { sumsOf } from './totals-part';
import { VatPart } from './vat-part';
import { WalkInData } from './walk-in-data';

export type ShownOrder = ShownMoney & {
  papers: PaperSettings;
  /** Those of the customer that name the order. */
  inquiries: InquiryAbout[];
  /** Whether who looks may see the catalogue's pages. */
  linked: boolean;
} & Omit<Handed, 'order'> &
  Omit<Returnable, 'order'>;

const STEPS: Record<Exclude<OrderStatus, 'Pending' | 'Cancelled'>, string> = {
  Confirmed: 'Confirm',
  'Ready for pickup': 'Ready for pickup',
  Completed: 'Picked up and paid',
};

/** Who has paid needs not pay when the order is picked up. */
const stepName = (to: keyof typeof STEPS, { money }: WholeOrder) =>
  to === 'Completed' && money.balance.owed === 0 ? 'Picked up' : STEPS[to];

const pathOf = ({ number }: WholeOrder) => `/staff/orders/${number}`;

const FromTo = ({ from, to }: { from: OrderStatus; to: OrderStatus }) => (
  <>
    <Hidden name="from" value={from} />
    <Hidden name="to" value={to} />
  </>
);

function NextStep({ order }: Pick<ShownOrder, 'order'>) {
  const next = nextStatuses(order.status);
  const to = next.find((each) => each !== 'Cancelled' && each !== 'Pending');
  if (to === undefined) return null;
  return (
    <Form to={`${pathOf(order)}/status`}>
      <FromTo from={order.status} to={to} />
      <Button kind="main">{stepName(to, order)}</Button>
    </Form>
  );
}

const REASONS = Object.entries(CANCEL_REASONS).map(([value, { label }]) => ({
  value,
  name: label,
}));

function Cancelling({ order, overdue }: Pick<ShownOrder, 'order' | 'overdue'>) {
  if (!nextStatuses(order.status).includes('Cancelled')) return null;
  if (isPartlyOut(order)) {
    return (
      <p class="sub screen-only">
        A part of it is handed out, so it can not be cancelled. ‘Change the order’ takes the rest
        out.
      </p>
    );
  }
  return (
    <Opening kind="cancel" summary="Cancel this order" open={overdue}>
      <Form to={`${pathOf(order)}/status`}>
        <FromTo from={order.status} to="Cancelled" />
        <Choice
          name="reason"
          label="Reason"
          needed
          value={overdue ? 'unpaid' : ''}
          options={overdue ? REASONS : [{ value: '', name: 'Choose' }, ...REASONS]}
        />
        <Text name="words" label="More for the customer, if needed" rows={2} most={WORDS_MOST} />
        <Button kind="danger">Cancel the order</Button>
      </Form>
    </Opening>
  );
}

const NoteForm = ({ order }: Pick<ShownOrder, 'order'>) => (
  <Form to={`${pathOf(order)}/note`}>
    <Hidden name="after" value={order.events.at(-1)?.id ?? 0} />
    <Text id="note" name="words" label="Note for staff" rows={2} needed most={1000} />
    <Button>Add the note</Button>
  </Form>
);

const Inquiries = ({ inquiries }: Pick<ShownOrder, 'inquiries'>) =>
  inquiries.length > 0 && (
    <>
      <h3>Inquiries about it</h3>
      <ul class="plain">
        {inquiries.map(({ reference, createdAt, doneAt }) => (
          <li>
            <a href={`/staff/inquiries/${reference}`}>{reference}</a> <Moment at={createdAt} />
            {doneAt === null ? ', open' : ', done'}
          </li>
        ))}
      </ul>
    </>
  );

/** Who ordered; nothing where the account was deleted. */
const forWhom = ({ firstName, lastName, company }: WholeOrder) =>
  [`${firstName} ${lastName}`.trim(), company].filter(Boolean).join(', ');

/** What was ordered, what was handed out of it, and what came back. */
const Goods = (shown: ShownOrder) => (
  <>
    <section aria-labelledby="lines">
      <h2 class="dimension" id="lines">
        Items
      </h2>
      <OrderLines order={shown.order} linked={shown.linked} />
      <VatPart of={sumsOf(shown.order)} />
      <div class="on-paper">
        <NoInputTax papers={shown.papers} />
      </div>
      {isOpen(shown.order.status) && (
        <Form to={`${pathOf(shown.order)}/changes`}>
          <Button>Change the order</Button>
        </Form>
      )}
    </section>
    <div class="columns">
      <HandingOut {...shown} />
      <Returns {...shown} />
    </div>
  </>
);

/** One order, with what can be done with it. */
export function OrderPage(shown: ShownOrder) {
  const { order, papers } = shown;
  const at = pathOf(order);
  return (
    <>
      <p class="back">
        <a href="/staff/orders">All orders</a>
      </p>
      <Titled
        facts={[
          ['Order', <span class="model">{order.number}</span>],
          documentFact(order),
          ['Placed', formatDateTime(order.placedAt.toISOString()).text],
          [
            'Status',
            <>
              <StatusMark status={order.status} />
              {isPartlyOut(order) && <span class="sub"> partly handed out</span>}
            </>,
          ],
          ['For', forWhom(order)],
        ]}
      >
        <div class="on-paper">
          <p>{sellerName(papers)}</p>
          <SellerFacts papers={papers} />
        </div>
        <h1>
          Order <span>{order.number}</span>
        </h1>
        <div class="actions next">
          <NextStep order={order} />
          <a class="button" href={`${at}/slip`}>
            Picking slip
          </a>
          <a class="button" href={`${at}/receipt`}>
            Receipt
          </a>
        </div>
        <Cancelling order={order} overdue={shown.overdue} />
      </Titled>
      <CancelledStamp order={order} so="Hand nothing out of it." />
      <div class="columns">
        <section aria-labelledby="customer">
          <h2 class="dimension" id="customer">
            Customer
          </h2>
          <OrderCustomer order={order} />
          <Inquiries {...shown} />
          <WalkInData order={order} />
        </section>
        <section aria-labelledby="payment">
          <h2 class="dimension" id="payment">
            Payment
          </h2>
          <OrderMoney {...shown} />
        </section>
      </div>
      <Goods {...shown} />
      <div class="columns">
        <section aria-labelledby="history">
          <h2 class="dimension" id="history">
            History
          </h2>
          <OrderHistory order={order} />
        </section>
        <FormSection id="notes" title="Add a note">
          <NoteForm order={order} />
        </FormSection>
      </div>
    </>
  );
}
