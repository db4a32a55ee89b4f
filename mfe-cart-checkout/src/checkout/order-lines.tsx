import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { formatMoney, formatPrice, VAT_PERCENT, type Totals } from 'shared-contracts/money';
import { paths, pictureSources } from 'shared-contracts/paths';
import { Amount } from 'shared-ui/amount';
import { Picture } from 'shared-ui/picture';
import { linePrice, type CartLine } from '../cart/lines';
import { LineTroubleBadge } from '../cart/line-trouble';

const List = styled.ul`
  li {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr) auto;
    gap: var(--space-3);
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--color-line);
    line-height: var(--leading-snug);
  }
  li > div {
    display: grid;
    gap: var(--space-1);
    justify-items: start;
    align-content: start;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  p {
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
`;

/** What is ordered, line by line. */
export function OrderLines({ lines }: { lines: readonly CartLine[] }) {
  return (
    <List aria-label="Items in your order">
      {lines.map((line) => (
        <li key={line.variant_id}>
          <Picture sources={pictureSources(line.product_image, '3.5rem')} alt="" />
          <div>
            <Link to={paths.product(line.variant_id)}>{line.product_name}</Link>
            <p>{[line.variant_name, line.brand_name].filter(Boolean).join(', ')}</p>
            <p>
              {line.quantity} × {formatPrice(line.product_price)}
            </p>
            <LineTroubleBadge line={line} />
          </div>
          <Amount size="small">{formatPrice(linePrice(line))}</Amount>
        </li>
      ))}
    </List>
  );
}

const Sums = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: var(--space-2) var(--space-4);
  align-items: baseline;

  dd {
    text-align: end;
  }
  [data-total] {
    padding-top: var(--space-2);
    border-top: 1px solid var(--color-text);
    font-weight: var(--weight-strong);
  }
`;

/** Subtotal, VAT and what is to be paid. */
export function OrderTotals({ totals }: { totals: Totals }) {
  return (
    <Sums>
      <dt>Subtotal</dt>
      <dd>
        <Amount>{formatMoney(totals.subtotal)}</Amount>
      </dd>
      <dt>VAT ({VAT_PERCENT}%)</dt>
      <dd>
        <Amount>{formatMoney(totals.vat)}</Amount>
      </dd>
      <dt data-total>Total</dt>
      <dd data-total>
        <Amount size="large">{formatMoney(totals.total)}</Amount>
      </dd>
    </Sums>
  );
}
