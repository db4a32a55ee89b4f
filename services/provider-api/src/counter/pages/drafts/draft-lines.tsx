/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Line } from 'back-office/forms/fields';
import { Button } from 'back-office/forms/form';
import { table, type Column } from 'back-office/parts/table';
import { formatMoney, formatPrice } from 'shared-contracts/money';
import {
  draftAmounts,
  inWords,
  isOfChanges,
  type DraftLine,
  type WholeDraft,
} from '../../../domain/order-drafts/draft';
import { isGoods } from '../../../domain/orders/no-goods';
import { QUANTITY_MOST } from '../../../domain/order-drafts/draft-lines';
import { LineName } from '../line-name';
import { Totals } from '../totals-part';

const Units = ({ line }: { line: DraftLine }) => (
  <Line
    name={`quantity-${line.id}`}
    label={`Units of ${inWords(line)}`}
    unseen
    kind="number"
    min={0}
    max={QUANTITY_MOST}
    value={String(line.quantity)}
  />
);

const Removing = ({ line }: { line: DraftLine }) => (
  <Button name="do" value={`remove-${line.id}`}>
    Remove <span class="hidden">{inWords(line)}</span>
  </Button>
);

const stockInWords = ({ stock, onSale, ...line }: DraftLine) =>
  !isGoods(line) ? 'no stock' : onSale ? (stock ?? 'not counted') : 'not on sale';

/** What the order has of it, and what the customer has. */
const orderedInWords = ({ ordered, out }: DraftLine) =>
  ordered === 0 ? 'new' : `${ordered}${out === 0 ? '' : `, ${out} handed out`}`;

/** The lines of a draft, with fields of its form, and what they come to. */
export function DraftLines({ draft }: { draft: WholeDraft }) {
  if (draft.lines.length === 0) return <p class="empty">Nothing yet.</p>;
  const ofChanges = isOfChanges(draft);
  const columns: Column[] = [
    'Item',
    ...(ofChanges ? ['In the order'] : []),
    'Units',
    'Each now',
    'Amount',
    ofChanges ? 'More in stock' : 'In stock',
    { name: 'Remove', hidden: true },
  ];
  const rows = draft.lines.map((line) => [
    { of: <LineName of={line} /> },
    ...(ofChanges ? [{ of: orderedInWords(line), number: true }] : []),
    { of: <Units line={line} /> },
    { of: formatPrice(line.price), number: true },
    { of: line.price === null ? '-' : formatMoney(line.price * line.quantity), number: true },
    { of: stockInWords(line), number: true },
    { of: <Removing line={line} /> },
  ]);
  return (
    <>
      {table('Lines of the draft', columns, rows)}
      <Totals of={{ ...draftAmounts(draft), rate: draft.discountRate }} />
    </>
  );
}
