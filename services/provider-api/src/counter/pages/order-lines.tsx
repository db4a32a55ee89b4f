/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Hidden, Line } from 'back-office/forms/fields';
import { Button, Form } from 'back-office/forms/form';
import { table } from 'back-office/parts/table';
import { formatMoney } from 'shared-contracts/money';
import { pictureUrl } from 'shared-contracts/paths';
import { isGoods } from '../../domain/orders/no-goods';
import type { OrderLine, WholeOrder } from '../../domain/orders/read-orders';
import { LineName } from './line-name';

/** The picture's width on the page, and the one of the shop's widths that is sharp there. */
const SHOWN = 56;
const FETCHED = 160;

const Picture = ({ productImage }: OrderLine) =>
  productImage === null ? (
    <span class="picture" aria-hidden="true"></span>
  ) : (
    <img
      class="picture"
      src={pictureUrl(productImage, FETCHED) ?? undefined}
      alt=""
      width={SHOWN}
      height={SHOWN}
      loading="lazy"
    />
  );

/** Notes where the goods of a line lie. */
const Shelf = ({ order, line }: { order: string; line: OrderLine }) => (
  <div class="shelf">
    <Form to={`/staff/orders/${order}/shelf`} otherwise={line.shelf ?? '-'}>
      <Hidden name="line" value={line.id} />
      <Line
        id={`shelf-${line.id}`}
        name="shelf"
        label={`Shelf of ${line.productName}, ${line.variantName}`}
        unseen
        value={line.shelf ?? ''}
        most={40}
        size={8}
      />
      <Button>Note</Button>
    </Form>
  </div>
);

/** Units that were ordered, with what became of them. */
function Units({ quantity, out, back }: OrderLine) {
  const said = [out > 0 && `${out} handed out`, back > 0 && `${back} came back`].filter(Boolean);
  return (
    <span class="told">
      {quantity}
      {said.length > 0 && <span class="sub"> {said.join(', ')}</span>}
    </span>
  );
}

const COLUMNS = ['Item', 'Units', 'Each', 'Amount', 'Left to sell', 'Shelf'];

type Lines = {
  order: WholeOrder;
  /** Whether who looks may see the catalogue's pages. */
  linked: boolean;
};

/** What a number of units left means beside an order, which takes its units when it is placed. */
const leftWords = ({ status }: WholeOrder) =>
  status === 'Cancelled'
    ? 'Left to sell: what is in stock now. The units of this order went back when it was cancelled.'
    : 'Left to sell: what is in stock now, after this order, which took its units when it was placed.';

const lineRow = (line: OrderLine, { order, linked }: Lines) => [
  {
    of: (
      <span class="item">
        <Picture {...line} />
        <span>
          <LineName of={line} linked={linked} />
        </span>
      </span>
    ),
  },
  { of: <Units {...line} />, number: true },
  { of: formatMoney(line.price), number: true },
  { of: formatMoney(line.price * line.quantity), number: true },
  { of: isGoods(line) ? (line.stock ?? 'not counted') : 'no stock', number: true },
  { of: isGoods(line) ? <Shelf order={order.number} line={line} /> : '-' },
];

/** The lines of an order on a page, with what is left of each and where the goods lie. */
export const OrderLines = (shown: Lines) => (
  <>
    {table(
      'What was ordered',
      COLUMNS,
      shown.order.lines.map((line) => lineRow(line, shown)),
      { kind: 'lines' },
    )}
    <p class="sub screen-only">{leftWords(shown.order)}</p>
  </>
);
