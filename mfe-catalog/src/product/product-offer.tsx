import styled from '@emotion/styled';
import { modelOf } from 'shared-contracts/model-number';
import { formatMoney, formatPrice, VAT_PERCENT } from 'shared-contracts/money';
import { perUnit, pieceWords } from 'shared-contracts/unit-price';
import type { ProductDetails, Variant } from 'shared-contracts/wire/product-details';
import { Amount } from 'shared-ui/amount';
import { BottomBar } from 'shared-ui/bottom-bar';
import { Button } from 'shared-ui/button';
import { FormerAmount } from 'shared-ui/former-amount';
import { Row, Stack } from 'shared-ui/stack';
import { useHost } from '../host';
import { LaterTrade } from '../trade/later-trade';
import { packSizeOf } from './pack-size';
import { pickupWords } from './pickup-words';
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

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3);
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
  /** Whether it is the product's own page: the way into the cart stays in sight on a phone. */
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
      model: modelText(variant),
    });
  };
  const inquiry = (
    <Button variant="secondary" onClick={inquire}>
      Inquire
    </Button>
  );
  const was = price === null ? null : (variant?.was_price ?? null);
  const soldOut = variant?.in_stock === false;
  const pieces = variant && price !== null ? pieceWords(price, packSizeOf(variant)) : null;
  const pickup = soldOut || price === null ? null : pickupWords(variant?.ready_in_days);
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
        {inquiry}
      </Pair>
    ) : (
      add
    );
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Row>
          <PriceLine>
            <Amount size="display">{formatPrice(price)}</Amount>
            {price !== null && variant?.unit ? ` ${perUnit(variant.unit)}` : null}
          </PriceLine>
          {was === null ? null : (
            <Muted>
              <FormerAmount>{formatMoney(was)}</FormerAmount>
            </Muted>
          )}
          <StockWord inStock={variant?.in_stock ?? null} count={variant?.stock_count} />
        </Row>
        {pieces === null ? null : <Muted>{pieces}</Muted>}
        {/* One line where there is room, because the variants above need it. */}
        <Row gap={4}>
          {price === null ? null : <Muted>{`+ ${VAT_PERCENT}% VAT at checkout`}</Muted>}
          {pickup === null ? null : <Muted>{pickup}</Muted>}
        </Row>
      </Stack>
      {variant && price !== null ? <LaterTrade of="terms" variant={variant} /> : null}
      {bar ? (
        <BottomBar
          label={variant?.variant_name || product.product_name}
          amount={formatPrice(price)}
        >
          {way}
        </BottomBar>
      ) : (
        way
      )}
      {price === null || soldOut ? null : inquiry}
    </Stack>
  );
}
