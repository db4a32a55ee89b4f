import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { modelOf } from 'shared-contracts/model-number';
import { formatPrice } from 'shared-contracts/money';
import type { ProductDetails, Variant } from 'shared-contracts/wire/product-details';
import { BottomBar } from 'shared-ui/bottom-bar';
import { Button } from 'shared-ui/button';
import { Stack } from 'shared-ui/stack';
import { useHost } from '../host';
import { LaterTrade } from '../trade/later-trade';
import { OfferPrice } from './offer-price';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3);
`;

/** Beside the pictures the offer stays in sight however long the list of variants is. */
const Reserved = styled.div`
  @media screen and (min-width: 56rem) and (min-height: 40rem) {
    position: sticky;
    bottom: var(--compare-tray, 0px);
    z-index: var(--z-raised);
    margin-inline: calc(-1 * var(--space-3));
    padding: var(--space-3);
    background: var(--color-bg);
  }
`;

/** 'TMW-HD18 (Bare tool)': the model number first, where the variant has one. */
function modelText(variant: Variant | undefined): string {
  if (variant === undefined) return '';
  const model = modelOf(variant.specs);
  const { variant_name: name } = variant;
  if (model === null || name.includes(model)) return name;
  return name === '' ? model : `${model} (${name})`;
}

type Props = {
  product: ProductDetails;
  variant: Variant | undefined;
  /**
   * Where there is no page, as in a dialog: lays the offer out, with what it costs and the way to get
   * it, and what else there is to know and to do.
   */
  children?: (offer: {
    price: ReactNode;
    way: ReactNode;
    terms: ReactNode;
    inquiry: ReactNode;
  }) => ReactNode;
};

/** What the chosen variant costs, whether it is there, and the ways to get it. */
export function ProductOffer({ product, variant, children }: Props) {
  const host = useHost();
  const { Slot } = host;
  const price = variant?.price ?? null;
  const inquire = () => {
    host.openInquiry({
      brand: product.brand.name,
      product: product.product_name,
      model: modelText(variant),
    });
  };
  const ask = (
    <Button variant="secondary" onClick={inquire}>
      Inquire
    </Button>
  );
  const soldOut = variant?.in_stock === false;
  const add =
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
        was_price={variant.was_price}
        sale_ends={variant.sale_ends}
        price_steps={variant.price_steps}
        minimum_order={variant.minimum_order}
        order_step={variant.order_step}
        unit={variant.unit}
      />
    );
  // What can't be added is asked about, in the same place.
  const way =
    soldOut && price !== null ? (
      <Pair>
        {add}
        {ask}
      </Pair>
    ) : (
      add
    );
  const cost = (
    <OfferPrice
      variant={variant}
      oneOfMany={product.variants.length > 1}
      brief={children !== undefined}
    />
  );
  const terms = variant && price !== null ? <LaterTrade of="terms" variant={variant} /> : null;
  const inquiry = price === null || soldOut ? null : ask;
  if (children) return children({ price: cost, way, terms, inquiry });
  return (
    <>
      <Reserved>
        <Stack gap={4}>
          {cost}
          {terms}
          <BottomBar
            label={variant?.variant_name || product.product_name}
            amount={formatPrice(price)}
          >
            {way}
          </BottomBar>
        </Stack>
      </Reserved>
      {inquiry}
    </>
  );
}
