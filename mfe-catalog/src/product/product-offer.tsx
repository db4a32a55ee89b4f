import styled from '@emotion/styled';
import { formatPrice, VAT_PERCENT } from 'shared-contracts/money';
import type { ProductDetails, Variant } from 'shared-contracts/wire/product';
import { Amount } from 'shared-ui/amount';
import { Button } from 'shared-ui/button';
import { Row, Stack } from 'shared-ui/stack';
import { useHost } from '../host';
import { BuyBar } from './buy-bar';
import { StockWord } from './stock-word';

const Muted = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;

const PriceLine = styled.p`
  > span {
    white-space: normal;
  }
`;

type Props = {
  product: ProductDetails;
  variant: Variant | undefined;
  /** Whether the way into the cart stays in sight on a phone. */
  bar?: boolean;
};

/** What the chosen variant costs, whether it is there, and the ways to get it. */
export function ProductOffer({ product, variant, bar = false }: Props) {
  const host = useHost();
  const { Slot } = host;
  const price = variant?.price ?? null;
  const inquire = () => {
    host.openInquiry({
      brand: product.brand.name,
      product: product.product_name,
      model: variant?.variant_name ?? '',
    });
  };
  const way =
    variant === undefined || price === null ? (
      <Button block onClick={inquire}>
        Inquire for Price
      </Button>
    ) : (
      <Slot
        name="cart.add-to-cart"
        layout="full"
        product_id={product.id}
        variant_id={variant.id}
        product_name={product.product_name}
        variant_name={variant.variant_name}
        brand_name={product.brand.name}
        price={price}
        product_image={variant.images[0] ?? null}
        in_stock={variant.in_stock}
        default={variant.default}
      />
    );
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Row>
          <PriceLine>
            <Amount size="display">{formatPrice(price)}</Amount>
          </PriceLine>
          <StockWord inStock={variant?.in_stock ?? null} />
        </Row>
        {price === null ? null : <Muted>{`+ ${VAT_PERCENT}% VAT at checkout`}</Muted>}
      </Stack>
      {bar ? (
        <BuyBar name={variant?.variant_name || product.product_name} price={formatPrice(price)}>
          {way}
        </BuyBar>
      ) : (
        way
      )}
      {price === null ? null : (
        <Button variant="secondary" onClick={inquire}>
          Inquire
        </Button>
      )}
    </Stack>
  );
}
