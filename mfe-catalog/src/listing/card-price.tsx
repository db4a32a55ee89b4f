import styled from '@emotion/styled';
import { formatMoney, formatPrice } from 'shared-contracts/money';
import { listedPrice } from 'shared-contracts/listed-price';
import type { MatchedVariant, ProductListItem } from 'shared-contracts/wire/product';
import { Amount } from 'shared-ui/amount';
import { WithVat } from '../with-vat';
import { PriceNotes } from './price-notes';

const Price = styled.div`
  margin-top: auto;
  line-height: 1.375;
  > span {
    white-space: normal;
  }
  > small {
    display: block;
    color: var(--color-text-muted);
    font-size: var(--text-xs);
    white-space: nowrap;
  }
  /* Words where others have figures: small enough for one line. */
  &[data-words] > span {
    font-size: var(--text-sm);
  }
`;

const Note = styled.p`
  min-height: 2.6em;
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  line-height: var(--leading-snug);
  @container (min-width: 36rem) {
    min-height: 1.3em;
  }
`;

/** The lowest price that a listed product is sold at, in centavos; null where there is none. */
export const lowestPrice = ({ price, price_from: from }: ProductListItem) => from ?? price;

/** 'M10 × 60 mm, ₱18.00' */
const variantText = ({ variant_name: name, price }: MatchedVariant) =>
  `${name}, ${formatPrice(price)}`;

/**
 * A card's price as the list is sorted by it; 'From' where other variants cost more. The variant
 * that the list's filter leads to has its own price below.
 */
export function CardPrice({ item }: { item: ProductListItem }) {
  const { was_price: was, unit, variant_count: count = 0, matched_variant: variant } = item;
  const { words, lower } = listedPrice(item);
  return (
    <>
      <Price data-words={lowestPrice(item) === null || undefined}>
        <Amount>{words}</Amount>
        <WithVat of={item.price ?? item.price_from} />
      </Price>
      <Note>
        {variant ? (
          variantText(variant)
        ) : (
          <PriceNotes
            was={was}
            unit={unit}
            more={`${lower === null ? '' : `from ${formatMoney(lower)}, `}${count > 1 ? `${count} variants` : ''}`}
          />
        )}
      </Note>
    </>
  );
}
