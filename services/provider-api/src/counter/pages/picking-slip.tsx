/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Signature, Titled } from 'back-office/parts/title-block';
import { formatDateTime } from 'shared-contracts/dates';
import type { WholeOrder } from '../../domain/orders/read-orders';
import { Barcode } from './barcode';
import { BusinessParagraphs } from './business-facts';
import { CancelledStamp } from './cancelled-stamp';
import { LineName } from './line-name';
import { balanceWords, documentFact, paymentWords } from './money-words';
import { ClaimNote, type CustomerPaper } from './claim-note';
import { NoInputTax, SellerFacts, sellerName } from './seller-block';
import { sumsOf } from './totals-part';
import { VatPart } from './vat-part';

/** Lines of which something is to be fetched, by their shelves; those without a known one last. */
const toFetch = ({ lines }: WholeOrder) =>
  lines
    .filter(({ quantity, out }) => quantity > out)
    .toSorted((one, other) =>
      (one.shelf ?? '\uffff').localeCompare(other.shelf ?? '\uffff', 'en', { numeric: true }),
    );

/** What the sheet leaves out, so that nobody misses it. */
function HandedOut({ order: { lines } }: { order: WholeOrder }) {
  const units = lines.reduce((sum, { out }) => sum + out, 0);
  if (units === 0) return null;
  const said = units === 1 ? '1 unit was' : `${units} units were`;
  const rest = lines.some(({ quantity, out }) => quantity > out);
  return (
    <p>
      {said} handed out already{rest ? '' : ': nothing is left to fetch'}.
    </p>
  );
}

const Lines = ({ order }: { order: WholeOrder }) => (
  <table class="ruled">
    <thead>
      <tr>
        <th scope="col">Shelf</th>
        <th scope="col" class="number">
          Units
        </th>
        <th scope="col">Item</th>
        <th scope="col">Picked</th>
      </tr>
    </thead>
    <tbody>
      {toFetch(order).map((line) => (
        <tr>
          <td>{line.shelf ?? '-'}</td>
          <td class="number">{line.quantity - line.out}</td>
          <td>
            <LineName of={line} />
          </td>
          <td>
            <span class="box" role="img" aria-label="not picked yet"></span>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The way from a printed sheet back to its order. */
export const BackToOrder = ({ number }: { number: string }) => (
  <p class="screen-only">
    <a class="button" href={`/staff/orders/${number}`}>
      Back to the order
    </a>{' '}
    To print it, use the browser’s own print.
  </p>
);

type Shown = { order: WholeOrder; papers: CustomerPaper };
type Several = { orders: readonly WholeOrder[]; papers: CustomerPaper };

const Slip = ({ order, papers }: Shown) => {
  const { number, firstName, lastName, company, placedAt, status, billingAddress } = order;
  return (
    <article class="sheet slip">
      <Titled
        facts={[
          ['Order', <span class="model">{number}</span>],
          documentFact(order),
          ['Placed', formatDateTime(placedAt.toISOString()).text],
          ['Status', status],
          ['Payment', balanceWords(order.money.balance) || paymentWords(order)],
          ['For', [`${firstName} ${lastName}`.trim(), company].filter(Boolean).join(', ')],
        ]}
      >
        <h1>
          Picking slip <span>{number}</span>
        </h1>
        <p>{sellerName(papers)}</p>
        <SellerFacts papers={papers} />
        <Barcode number={number} />
      </Titled>
      <CancelledStamp order={order} so="Fetch nothing for it." />
      {billingAddress !== '' && <p>Address: {billingAddress}</p>}
      <BusinessParagraphs order={order} />
      <HandedOut order={order} />
      {toFetch(order).length > 0 && <Lines order={order} />}
      <VatPart of={sumsOf(order)} />
      <ClaimNote order={order} papers={papers} />
      <NoInputTax papers={papers} />
      <Signature who="Picked by" />
    </article>
  );
};

/** What somebody fetches from the shelves, on a sheet of A4. */
export const PickingSlip = ({ order, papers }: Shown) => (
  <>
    <Slip order={order} papers={papers} />
    <BackToOrder number={order.number} />
  </>
);

/** Those of several orders, each on a sheet of its own. */
export const PickingSlips = ({ orders, papers }: Several) => (
  <>
    {orders.map((order) => (
      <Slip order={order} papers={papers} />
    ))}
    <p class="screen-only">
      <a class="button" href="/staff/orders">
        Back to the orders
      </a>{' '}
      To print them, use the browser’s own print.
    </p>
  </>
);
