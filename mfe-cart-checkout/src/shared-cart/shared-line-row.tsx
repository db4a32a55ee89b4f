import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { formatMoney, formatPrice } from 'shared-contracts/money';
import { paths, pictureSources } from 'shared-contracts/paths';
import { priceAt } from 'shared-contracts/price-steps';
import { Amount } from 'shared-ui/amount';
import { Badge } from 'shared-ui/badge';
import { Picture } from 'shared-ui/picture';
import { Skeleton } from 'shared-ui/skeleton';
import type { Offer } from '../reorder/read-offer';
import type { SharedLine } from './shared-lines';

const Item = styled.li`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  gap: var(--space-4);
  padding-block: var(--space-4);
  border-bottom: 1px solid var(--color-line);
  line-height: var(--leading-snug);
  break-inside: avoid;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1);
    justify-items: start;
    overflow-wrap: anywhere;
  }
  span {
    white-space: normal;
  }
  a {
    font-weight: var(--weight-strong);
  }
  p {
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
`;

/** What it costs now, or why it can't be bought. */
function Price({ offer, quantity }: { offer: Offer; quantity: number }) {
  if (offer.kind === 'out-of-stock') return <Badge tone="danger">Out of Stock</Badge>;
  if (offer.kind !== 'sold') return <Amount>{formatPrice(null)}</Amount>;
  const each = priceAt(offer.line.price_steps, quantity, offer.price);
  return (
    <>
      <Amount>{formatMoney(each * quantity)}</Amount>
      {quantity > 1 ? (
        <p>{`${formatMoney(each)} ${offer.line.unit ? `per ${offer.line.unit}` : 'each'}`}</p>
      ) : null}
    </>
  );
}

type Props = { line: SharedLine; offer: Offer | undefined };

/** A line of a shared cart, as the shop sells it now. */
export function SharedLineRow({ line: { quantity }, offer }: Props) {
  if (offer === undefined) {
    return (
      <Item>
        <Skeleton height="4.5rem" />
        <Skeleton height="4.5rem" speaks />
      </Item>
    );
  }
  if (offer.kind === 'gone' || offer.kind === 'unknown') {
    const gone = offer.kind === 'gone';
    return (
      <Item>
        <Picture sources={null} alt="" />
        <div>
          <Badge tone="danger">{gone ? 'No longer sold' : 'Not available right now'}</Badge>
          <p>{`Quantity ${quantity}`}</p>
        </div>
      </Item>
    );
  }
  const { product_name: name, variant_name: variant, brand_name: brand } = offer.line;
  return (
    <Item>
      <Picture sources={pictureSources(offer.line.product_image, '4.5rem')} alt="" />
      <div>
        <Link to={paths.product(offer.line.variant_id)}>{`${quantity} × ${name}`}</Link>
        {variant || brand ? <p>{[variant, brand].filter(Boolean).join(', ')}</p> : null}
        <Price offer={offer} quantity={quantity} />
      </div>
    </Item>
  );
}
