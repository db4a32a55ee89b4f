import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { formatMoney, formatPrice } from 'shared-contracts/money';
import { isGoods } from 'shared-contracts/no-goods';
import { paths, pictureSources } from 'shared-contracts/paths';
import type { OrderLine } from 'shared-contracts/wire/order';
import { Amount } from 'shared-ui/amount';
import { Picture } from 'shared-ui/picture';

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(2rem, 4.5rem) minmax(min-content, 1fr);
  gap: var(--space-2) var(--space-4);
  padding-block: var(--space-4);
  border-top: 1px solid var(--color-line);

  @media (min-width: 40rem) {
    grid-template-columns: 5.5rem minmax(0, 1fr) auto;
  }
`;

const Thumb = styled(Picture)`
  border: 1px solid var(--color-line);
`;

/** A word that is wider than a phone breaks; amounts keep their width. */
const Words = styled.div`
  overflow-wrap: anywhere;
`;

const Name = styled(Link)`
  font-weight: var(--weight-strong);
  line-height: var(--leading-snug);
`;

const Detail = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;

const Price = styled.div`
  grid-column: 2;
  font-size: var(--text-sm);

  @media (min-width: 40rem) {
    grid-column: 3;
    text-align: end;
  }
`;

/** One line of an order: the model number first, what was bought, how many, and what they cost. */
export function OrderLineRow({ line }: { line: OrderLine }) {
  const name = line.product_name || 'Product';
  return (
    <Line>
      <Thumb sources={pictureSources(line.product_image, '5.5rem')} alt="" />
      <Words>
        {line.model ? (
          <p>
            <strong className="model">{line.model}</strong>
          </p>
        ) : null}
        {isGoods(line) ? <Name to={paths.product(line.variant_id)}>{name}</Name> : <p>{name}</p>}
        {line.variant_name ? <Detail>{line.variant_name}</Detail> : null}
        {line.brand_name ? <Detail>{line.brand_name}</Detail> : null}
      </Words>
      <Price>
        <p>Quantity: {line.quantity}</p>
        <p>
          <Amount size="small">{formatPrice(line.price)}</Amount>
          {line.price === null ? null : ' each'}
        </p>
        {line.price === null ? null : <Amount>{formatMoney(line.price * line.quantity)}</Amount>}
      </Price>
    </Line>
  );
}
