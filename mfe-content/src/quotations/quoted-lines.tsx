import styled from '@emotion/styled';
import { formatMoney, VAT_PERCENT } from 'shared-contracts/money';
import type { Quotation } from 'shared-contracts/wire/quotation';
import { visuallyHidden } from 'shared-ui/visually-hidden';

// Two columns of amounts don't fit a phone: there the units and the price stand below the name.
const Table = styled.table`
  width: 100%;
  border-top: 1px solid var(--color-text);
  line-height: var(--leading-snug);

  caption {
    ${visuallyHidden}
  }
  th,
  td {
    padding-block: var(--space-2);
    vertical-align: top;
    text-align: start;
    font-variant-numeric: tabular-nums;
  }
  tbody tr {
    border-bottom: 1px solid var(--color-line);
    break-inside: avoid;
  }
  .number {
    padding-inline-start: var(--space-4);
    text-align: end;
    white-space: nowrap;
  }
  tfoot th {
    font-weight: var(--weight-regular);
  }
  tfoot tr:last-of-type > * {
    font-size: var(--text-lg);
    font-weight: var(--weight-strong);
  }
  .narrow {
    display: none;
  }
  @media screen and (max-width: 39.99rem) {
    .narrow {
      display: block;
    }
    .wide {
      display: none;
    }
  }
`;

const Detail = styled.span`
  display: block;
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  font-weight: var(--weight-regular);
`;

/** The goods with their prices before VAT, and what they come to. */
export function QuotedLines({ quotation }: { quotation: Quotation }) {
  const { lines, subtotal, vat, total_amount: total } = quotation;
  const sums = [
    ['Subtotal', subtotal],
    [`VAT (${VAT_PERCENT}%)`, vat],
    ['Total', total],
  ] as const;
  return (
    <Table>
      <caption>What is offered, prices before VAT</caption>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col" className="number wide">
            Units
          </th>
          <th scope="col" className="number wide">
            Each
          </th>
          <th scope="col" className="number">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              {line.product_name}
              <Detail>
                {[line.model, line.variant_name, line.brand_name].filter(Boolean).join(', ')}
              </Detail>
              <Detail className="narrow">
                {line.quantity} × {formatMoney(line.price)}
              </Detail>
            </th>
            <td className="number wide">{line.quantity}</td>
            <td className="number wide">{formatMoney(line.price)}</td>
            <td className="number">{formatMoney(line.price * line.quantity)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(([name, amount]) =>
          amount === null ? null : (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="wide" />
              <td className="wide" />
              <td className="number">{formatMoney(amount)}</td>
            </tr>
          ),
        )}
      </tfoot>
    </Table>
  );
}
