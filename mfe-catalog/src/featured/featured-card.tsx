import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { formatPrice } from 'shared-contracts/money';
import { paths, pictureSources } from 'shared-contracts/paths';
import type { FeaturedProduct } from 'shared-contracts/wire/product';
import { Amount } from 'shared-ui/amount';
import { asButton } from 'shared-ui/button';
import { Picture } from 'shared-ui/picture';
import { ProductName } from '../product-name';
import { WithVat } from '../with-vat';

const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  gap: var(--space-5);
  height: 100%;
  padding: var(--space-5);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-1);
  background: var(--color-surface);
  @media (min-width: 40rem) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    grid-template-rows: auto;
    align-items: center;
    gap: var(--space-7);
    padding: var(--space-7);
  }
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: var(--space-3);
  min-width: 0;

  h3 a {
    color: var(--color-text);
    text-decoration-color: transparent;
  }
  @media (hover: hover) {
    h3 a:hover {
      text-decoration-color: currentColor;
    }
  }
  p {
    color: var(--color-text-muted);
  }
`;

const Description = styled.p`
  display: -webkit-box;
  max-width: var(--measure);
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

const ViewLink = styled(Link)(asButton('secondary', 'small'));

type Props = {
  product: FeaturedProduct;
  /** The first to be seen: its picture is the largest of the page's first screen. */
  first: boolean;
  /** Whether its picture may be fetched. */
  near: boolean;
};

/** A featured product. */
export function FeaturedCard({ product, first, near }: Props) {
  const path = paths.product(product.id);
  return (
    <Card>
      <Picture
        sources={pictureSources(product.first_image, '(min-width: 40rem) 30rem, 80vw')}
        alt=""
        eager={first}
        near={near}
      />
      <Words>
        {product.brand_name ? <p>{product.brand_name}</p> : null}
        <h3>
          <Link to={path}>
            <ProductName>{product.product_name}</ProductName>
          </Link>
        </h3>
        {product.description ? <Description>{product.description}</Description> : null}
        <Amount size="large">{formatPrice(product.price)}</Amount>
        <WithVat of={product.price} />
        <ViewLink to={path} aria-label={`View product: ${product.product_name}`}>
          View product
        </ViewLink>
      </Words>
    </Card>
  );
}
