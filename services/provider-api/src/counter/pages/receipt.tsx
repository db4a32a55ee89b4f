/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Titled } from 'back-office/parts/title-block';
import { formatDateTime } from 'shared-contracts/dates';
import { formatMoney } from 'shared-contracts/money';
import type { OrderLine, WholeOrder } from '../../domain/orders/read-orders';
import type { Paper } from '../../domain/payments/ledger';
import { Barcode } from './barcode';
import { BusinessParagraphs } from './business-facts';
import { CancelledStamp } from './cancelled-stamp';
import { paperNumber, paymentWords } from './money-words';
import { PaidPart } from './paid-part';
import { BackToOrder } from './picking-slip';
import { ClaimNote, type CustomerPaper } from './claim-note';
import { NoInputTax, SellerFacts, sellerName } from './seller-block';
import { sumsOf } from './totals-part';
import { VatPart } from './vat-part';

const Line = ({ quantity, productName, variantName, model, price }: OrderLine) => (
  <li>
    <span>
      {quantity} x {productName}, {variantName}
      {model !== null && `, ${model}`} <span class="sub">{formatMoney(price)} each</span>
    </span>{' '}
    <span class="number">{formatMoney(price * quantity)}</span>
  </li>
);

/** A receipt that holds no longer, of an order that isn't cancelled. */
const NoLonger = ({ order, receipt }: { order: WholeOrder; receipt: Paper | null }) =>
  order.status === 'Cancelled' || receipt === null || receipt.cancelledAt === null ? null : (
    <p class="stamp">
      <strong>CANCELLED</strong> This sheet is no proof of a payment.
    </p>
  );

/** What was sold, with its sums; of a receipt that was made for another total, that total alone. */
const Sold = ({ order, receipt }: { order: WholeOrder; receipt: Paper | null }) =>
  receipt !== null && receipt.total !== order.total ? (
    <p>Total when it was made: {formatMoney(receipt.total)}</p>
  ) : (
    <>
      <ul>
        {order.lines.map((line) => (
          <Line {...line} />
        ))}
      </ul>
      <VatPart of={sumsOf(order)} />
      <PaidPart order={order} />
    </>
  );

type Shown = {
  order: WholeOrder;
  /** The numbered document; null where the order has none, as while something is owed. */
  receipt: Paper | null;
  papers: CustomerPaper;
};

/** The receipt of this number; without one the valid one, or the last of a cancelled order. */
export function receiptOf(
  { status, money: { receipts } }: WholeOrder,
  number: string | undefined,
): Paper | null {
  const wanted = receipts.find((one) => String(one.number) === number);
  const valid = receipts.find(({ cancelledAt }) => cancelledAt === null);
  return wanted ?? valid ?? (status === 'Cancelled' ? receipts.at(-1) : undefined) ?? null;
}

/** What the customer gets, as wide as a roll of 80 mm. It is no invoice of the tax office. */
export function Receipt({ order, receipt, papers }: Shown) {
  const { number, firstName, lastName, company, placedAt, billingAddress } = order;
  const name = [`${firstName} ${lastName}`.trim(), company].filter(Boolean).join(', ');
  return (
    <>
      <article class="sheet receipt">
        <Titled
          facts={[
            ['Receipt', receipt && paperNumber(receipt.number)],
            ['Date', receipt && formatDateTime(receipt.madeAt.toISOString()).text],
            ['Order', <span class="model">{number}</span>],
            ['Placed', formatDateTime(placedAt.toISOString()).text],
            ['Payment', paymentWords(order)],
            ['For', name],
          ]}
        >
          <h1>{sellerName(papers)}</h1>
          <SellerFacts papers={papers} />
        </Titled>
        <CancelledStamp order={order} so="This sheet is no proof of a purchase." />
        <NoLonger order={order} receipt={receipt} />
        {billingAddress !== '' && <p>Address: {billingAddress}</p>}
        <BusinessParagraphs order={order} />
        <Sold order={order} receipt={receipt} />
        {order.status !== 'Cancelled' && <p>Thank you.</p>}
        <ClaimNote order={order} papers={papers} />
        <NoInputTax papers={papers} />
        <Barcode number={number} />
      </article>
      <BackToOrder number={number} />
    </>
  );
}
