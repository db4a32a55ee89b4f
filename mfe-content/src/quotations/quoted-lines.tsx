import { formatMoney, VAT_PERCENT } from 'shared-contracts/money';
import type { Quotation } from 'shared-contracts/wire/quotation';
import { Badge } from 'shared-ui/badge';
import { SumTable } from 'shared-ui/sum-table';

type Line = Quotation['lines'][number];

const MARKS: Record<string, string> = { new: 'New', changed: 'Changed' };

/** Whether a line is another than in the version before. */
function Mark({ change }: Pick<Line, 'change'>) {
  const words = MARKS[change];
  return words === undefined ? null : <Badge tone="info">{words}</Badge>;
}

function Quoted({ line }: { line: Line }) {
  const { product_name, model, variant_name, brand_name, full_price: full } = line;
  return (
    <>
      {product_name} <Mark change={line.change} />
      <small>
        {model ? <strong className="model">{model}</strong> : null}
        {model && (variant_name || brand_name) ? ', ' : null}
        {[variant_name, brand_name].filter(Boolean).join(', ')}
      </small>
      {full === null ? null : (
        <small>
          {formatMoney(full)} less {line.discount_percent}%
        </small>
      )}
    </>
  );
}

/** The goods with their prices before VAT, and what they come to. */
export function QuotedLines({ quotation }: { quotation: Quotation }) {
  const { lines, items, discount, subtotal, vat, total_amount: total } = quotation;
  const sums = [
    ['Items', items],
    [`Discount (${quotation.discount_percent}%)`, discount === null ? null : -discount],
    ['Subtotal', subtotal],
    [`VAT (${VAT_PERCENT}%)`, vat],
    ['Total', total],
  ] as const;
  return (
    <SumTable
      caption="What is offered, prices before VAT"
      lines={lines.map((line) => ({
        key: line.id,
        what: <Quoted line={line} />,
        units: line.quantity,
        each: formatMoney(line.price),
        amount: formatMoney(line.price * line.quantity),
      }))}
      sums={sums.flatMap(([name, sum]) => (sum === null ? [] : [[name, formatMoney(sum)]]))}
    />
  );
}
