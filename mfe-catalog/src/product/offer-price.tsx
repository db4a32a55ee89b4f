import styled from '@emotion/styled';
import { collectWords } from 'shared-contracts/collection-words';
import { formatPrice, VAT_PERCENT } from 'shared-contracts/money';
import { pieceWords } from 'shared-contracts/unit-price';
import type { Variant } from 'shared-contracts/wire/product-details';
import { Amount } from 'shared-ui/amount';
import { Row, Stack } from 'shared-ui/stack';
import { PriceNotes } from '../listing/price-notes';
import { WithVat } from '../with-vat';
import { packSizeOf } from './pack-size';
import { StockWord } from './stock-word';

const Muted = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  > small {
    margin-inline: 0.5ch 1ch;
  }
`;

const PriceLine = styled.p`
  > span {
    white-space: normal;
  }
`;

/** A variant's name beside its price: two lines of it at most. */
const Name = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-weight: var(--weight-strong);
  overflow-wrap: anywhere;
`;

type Props = {
  variant: Variant | undefined;
  /** Whether it is one of several: its name says which one is chosen. */
  oneOfMany: boolean;
  /** Without the notes, where they stand elsewhere. */
  brief: boolean;
};

/** What there is to know of the price: by the piece, and the VAT. */
export function OfferNotes({ variant }: Pick<Props, 'variant'>) {
  const price = variant?.price ?? null;
  const pieces = variant && price !== null ? pieceWords(price, packSizeOf(variant)) : null;
  return (
    <>
      {pieces === null ? null : <Muted>{pieces}</Muted>}
      {price === null ? null : (
        <Muted>
          <span>{`+ ${VAT_PERCENT}% VAT at checkout`}</span> <WithVat of={price} />
        </Muted>
      )}
    </>
  );
}

/** What the chosen variant costs, and whether it is there. */
export function OfferPrice({ variant, oneOfMany, brief }: Props) {
  const price = variant?.price ?? null;
  return (
    <Stack gap={1}>
      {oneOfMany && variant?.variant_name ? <Name>{variant.variant_name}</Name> : null}
      <Row>
        <PriceLine>
          <Amount size={brief ? 'large' : 'display'}>{formatPrice(price)}</Amount>
        </PriceLine>
        {price !== null && (variant?.was_price || variant?.unit) ? (
          <Muted>
            <PriceNotes was={variant.was_price} unit={variant.unit} />
          </Muted>
        ) : null}
        <Row gap={2}>
          <StockWord inStock={variant?.in_stock ?? null} count={variant?.stock_count} />
          {variant?.collect && variant.in_stock !== false ? (
            <p>{collectWords(variant.collect)}</p>
          ) : null}
        </Row>
      </Row>
      {brief ? null : <OfferNotes variant={variant} />}
    </Stack>
  );
}
