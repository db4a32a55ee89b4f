import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { formatPrice } from 'shared-contracts/money';
import { paths, pictureSources } from 'shared-contracts/paths';
import type { ProductListItem } from 'shared-contracts/wire/product';
import { Amount } from 'shared-ui/amount';
import { Badge } from 'shared-ui/badge';
import { Picture } from 'shared-ui/picture';

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-1);
  background: var(--color-surface);
  transition: border-color var(--speed-fast);

  &:hover {
    border-color: var(--color-text);
  }
  &:has(a:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  /* One link, as large as the card. */
  a {
    color: var(--color-text);
    text-decoration: none;
    outline: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Text = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
  padding: var(--space-3);
  border-top: 1px solid var(--color-line);
`;

const Small = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  line-height: var(--leading-snug);
`;

const Name = styled.h2`
  font-size: var(--text-md);
  font-weight: var(--weight-strong);
  line-height: var(--leading-snug);
  letter-spacing: 0;
  overflow-wrap: anywhere;
`;

const Price = styled.div`
  margin-top: auto;
  padding-top: var(--space-2);
  > span {
    white-space: normal;
  }
`;

const Corner = styled.div`
  position: absolute;
  top: var(--space-2);
  left: var(--space-2);
`;

/** Columns are 2, 3 and 4 wide: see product-grid.tsx. */
const SIZES = '(min-width: 80rem) 19rem, (min-width: 64rem) 24vw, (min-width: 40rem) 31vw, 46vw';

type Props = {
  item: ProductListItem;
  /** In sight when the page opens. */
  eager: boolean;
  heading: 'h2' | 'h3';
};

/** A product in a list: the whole card is one link to it. */
export function ProductCard({ item, eager, heading }: Props) {
  return (
    <Card>
      <Picture sources={pictureSources(item.first_image, SIZES)} alt="" eager={eager} />
      <Text>
        {item.brand_name ? <Small>{item.brand_name}</Small> : null}
        <Name as={heading}>
          <Link to={paths.product(item.id)}>{item.product_name}</Link>
        </Name>
        {item.category_name ? <Small>{item.category_name}</Small> : null}
        <Price>
          <Amount>{formatPrice(item.price)}</Amount>
        </Price>
      </Text>
      {item.in_stock === false ? (
        <Corner>
          <Badge tone="danger">Out of Stock</Badge>
        </Corner>
      ) : null}
    </Card>
  );
}
