import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import {
  formatMoney,
  formatPrice,
  VAT_PERCENT,
  type Centavos,
  type Totals,
} from 'shared-contracts/money';
import { paths, pictureSources } from 'shared-contracts/paths';
import { Amount } from 'shared-ui/amount';
import { Picture } from 'shared-ui/picture';
import { ShowMoreList } from 'shared-ui/show-more-list';
import { Row } from 'shared-ui/stack';
import { linePrice, troubleOf, type CartLine } from '../cart/lines';
import { LineTroubleBadge } from '../cart/line-trouble';
import { PriceChange } from '../cart/price-change';
import type { OldPrices } from '../cart/seen-prices';
import { LaterMend } from './later-mend';
import type { MendLineProps } from './mend-line';

const List = styled.ul`
  li {
    display: flex;
    flex-flow: wrap;
    align-items: start;
    gap: var(--space-3);
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--color-line);
    line-height: var(--leading-snug);
  }
  li > :first-child {
    width: 3.5rem;
  }
  /* Letters twice as large leave no room for its words beside a picture and an amount. */
  li > div {
    display: grid;
    flex: 5rem;
    gap: var(--space-1);
    justify-items: start;
    overflow-wrap: anywhere;
  }
  p {
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
`;

/** What is ordered, line by line; what can't be ordered as it stands can be mended. */
export function OrderLines({
  lines,
  oldPrices,
  ...mending
}: {
  lines: readonly CartLine[];
  oldPrices: OldPrices;
} & Omit<MendLineProps, 'line'>) {
  return (
    <ShowMoreList rows={lines}>
      {(shown) => (
        <List aria-label="Items in your order">
          {shown.map((line) => (
            <li key={line.variant_id}>
              <Picture sources={pictureSources(line.product_image, '3.5rem')} alt="" />
              <div>
                {line.model ? <strong className="model">{line.model}</strong> : null}
                <Link to={paths.product(line.variant_id)}>{line.product_name}</Link>
                <p>{[line.variant_name, line.brand_name].filter(Boolean).join(', ')}</p>
                <p>
                  {line.quantity} × {formatPrice(line.product_price)}
                  {line.was_price ? `, was ${formatMoney(line.was_price)}` : null}
                </p>
                <PriceChange line={line} oldPrices={oldPrices} />
                <LineTroubleBadge line={line} />
                {troubleOf(line) === null ? null : <LaterMend line={line} {...mending} />}
              </div>
              {troubleOf(line) === null ? (
                <Amount size="small">{formatPrice(linePrice(line))}</Amount>
              ) : (
                <p>Not counted</p>
              )}
            </li>
          ))}
        </List>
      )}
    </ShowMoreList>
  );
}

const Sums = styled.dl`
  display: grid;
  gap: var(--space-2);

  > div:last-of-type {
    padding-top: var(--space-2);
    border-top: 1px solid var(--color-text);
    font-weight: var(--weight-strong);
  }
`;

function Sum({ label, amount, size }: { label: string; amount: Centavos; size?: 'large' }) {
  return (
    <Row justify="space-between" align="baseline">
      <dt>{label}</dt>
      <dd>
        <Amount size={size}>{formatMoney(amount)}</Amount>
      </dd>
    </Row>
  );
}

/** Subtotal, VAT and what is to be paid. */
export function OrderTotals({ totals }: { totals: Totals }) {
  return (
    <Sums>
      <Sum label="Subtotal" amount={totals.subtotal} />
      <Sum label={`VAT (${VAT_PERCENT}%)`} amount={totals.vat} />
      <Sum label="Total" amount={totals.total} size="large" />
    </Sums>
  );
}
