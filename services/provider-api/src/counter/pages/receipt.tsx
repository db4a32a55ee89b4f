/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Titled } from 'back-office/parts/title-block';
import { formatDateTime } from 'shared-contracts/dates';
import { formatMoney } from 'shared-contracts/money';
import type { OrderLine, WholeOrder } from '../../domain/orders/read-orders';
import { Barcode } from './barcode';
import { BusinessParagraphs } from './business-facts';
import { CancelledStamp } from './cancelled-stamp';
import { BackToOrder } from './picking-slip';
import { sumsOf, Totals } from './totals-part';

/** What was paid, as far as it is known; of a cancelled order it is no proof of payment. */
function paymentWords({ status, paidAt }: WholeOrder): string {
  const paid = paidAt && formatDateTime(paidAt.toISOString()).text;
  if (status === 'Cancelled') return paid === null ? 'Not paid' : `Was paid ${paid}`;
  return paid === null ? 'Not paid yet' : `Paid ${paid}`;
}

const Line = ({ quantity, productName, variantName, model, price }: OrderLine) => (
  <li>
    <span>
      {quantity} x {productName}, {variantName}
      {model !== null && `, ${model}`} <span class="sub">{formatMoney(price)} each</span>
    </span>{' '}
    <span class="number">{formatMoney(price * quantity)}</span>
  </li>
);

/** What the customer gets, as wide as a roll of 80 mm. It is no official receipt of the tax office. */
export function Receipt({ order }: { order: WholeOrder }) {
  const { number, firstName, lastName, company, placedAt, lines } = order;
  const name = [`${firstName} ${lastName}`.trim(), company].filter(Boolean).join(', ');
  return (
    <>
      <article class="sheet receipt">
        <Titled
          facts={[
            ['Order', <span class="model">{number}</span>],
            ['Placed', formatDateTime(placedAt.toISOString()).text],
            ['Payment', paymentWords(order)],
            ['For', name],
          ]}
        >
          <h1>Ironwharf</h1>
        </Titled>
        <CancelledStamp order={order} so="This sheet is no proof of a purchase." />
        <BusinessParagraphs order={order} />
        <ul>
          {lines.map((line) => (
            <Line {...line} />
          ))}
        </ul>
        <Totals of={sumsOf(order)} />
        {order.status !== 'Cancelled' && <p>Thank you.</p>}
        <Barcode number={number} />
      </article>
      <BackToOrder number={number} />
    </>
  );
}
