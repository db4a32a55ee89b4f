import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { formatPrice } from 'shared-contracts/money';
import { paths } from 'shared-contracts/paths';
import type { ProductDetails, Variant } from 'shared-contracts/wire/product-details';
import { Chip } from 'shared-ui/chip';
import { Row, Stack } from 'shared-ui/stack';
import { NO_FILTER, withFilter } from 'shared-contracts/list-filter';
import { StandInsPart } from './stand-ins';

/** More would hide what is beneath. */
const SHOWN = 4;

const Title = styled.p`
  font-size: var(--text-sm);
  font-weight: var(--weight-strong);
`;

const inStock = withFilter(new URLSearchParams(), { ...NO_FILTER, inStock: true });

export type InStockInsteadProps = {
  product: ProductDetails;
  chosen: Variant;
  onChoose: (id: string) => void;
};

/** What can be had instead of a variant that is out of stock. */
export function InStockInstead({ product, chosen, onChoose }: InStockInsteadProps) {
  const others = product.variants.filter(
    ({ id, in_stock: there, price }) => id !== chosen.id && there === true && price !== null,
  );
  const { category } = product;
  return (
    <Stack gap={3}>
      {others.length > 0 ? (
        <>
          <Title>In stock</Title>
          <Row gap={2}>
            {others.slice(0, SHOWN).map((one) => (
              <Chip key={one.id} onClick={() => onChoose(one.id)}>
                {one.variant_name}, {formatPrice(one.price)}
              </Chip>
            ))}
          </Row>
        </>
      ) : null}
      {category.id ? (
        <Link to={`${paths.category(category.id)}?${inStock.toString()}`}>
          See what is in stock in {category.name}
        </Link>
      ) : null}
      <StandInsPart product={product} chosen={chosen} />
    </Stack>
  );
}
