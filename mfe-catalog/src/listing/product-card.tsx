import styled from '@emotion/styled';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { collectDayWords } from 'shared-contracts/collection-words';
import { paths, pictureSources } from 'shared-contracts/paths';
import { saleWords } from 'shared-contracts/sale-words';
import type { ProductListItem } from 'shared-contracts/wire/product';
import { Badge } from 'shared-ui/badge';
import { Picture } from 'shared-ui/picture';
import { CompareChoice } from '../compare/compare-choice';
import { ProductName } from '../product-name';
import { useQuickAdd } from '../quick-add/quick-add';
import { CardAction } from './card-action';
import { CardPrice } from './card-price';

const Card = styled.article`
  position: relative;
  display: grid;
  grid: auto 1fr / 100%;
  height: 100%;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-1);
  background: var(--color-surface);
  transition: border-color var(--speed-fast);

  @media (hover: hover) {
    &:hover {
      border-color: var(--color-text);
    }
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
  /* Inside: a card that is not in sight is not painted, nor anything around it. */
  a:focus-visible::after {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
`;

/**
 * As high for a short name as for a long one: see product-grid.tsx. Below the picture for the eye,
 * before it for keys and readers: the name comes before the choice.
 */
const Text = styled.div`
  grid-row: 2;
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
  min-height: var(--card-text);
  padding: var(--space-3);
  border-top: 1px solid var(--color-line);
`;

const Small = styled.p`
  min-height: 1.3em;
  overflow: hidden;
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  line-height: var(--leading-snug);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** On the narrowest phones it takes a second line: half of a day says nothing. */
const Collect = styled(Small)`
  white-space: normal;
`;

const Name = styled.h2`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  min-height: 3.9em;
  font-size: var(--text-sm);
  font-weight: var(--weight-strong);
  line-height: var(--leading-snug);
  letter-spacing: 0;
  overflow-wrap: anywhere;
  text-wrap: wrap;
  &[data-branded] {
    -webkit-line-clamp: 4;
    min-height: 5.2em;
  }
  @container (min-width: 36rem) {
    font-size: var(--text-md);
    -webkit-line-clamp: 2;
    min-height: 2.6em;
    &[data-branded] {
      -webkit-line-clamp: 3;
      min-height: 3.9em;
    }
  }
`;

/** At the lower edge of the picture's row, above the link that covers the card. */
const CardCompare = styled(CompareChoice)`
  position: absolute;
  grid-row: 1 / 2;
  inset: auto 0 0 auto;
  z-index: var(--z-raised);
`;

const Corner = styled.div`
  position: absolute;
  top: var(--space-2);
  left: var(--space-2);
  display: grid;
  gap: var(--space-1);
  justify-items: start;
  /* On a phone a card is narrower than a sale's last day is long. */
  > span {
    white-space: normal;
  }
`;

/** Columns are 2, 3 and 4 wide, beside the filters where there is room: see product-grid.tsx. */
const SIZES =
  '(min-width: 80rem) 14rem, (min-width: 64rem) calc((100vw - 23rem) / 3), (min-width: 40rem) 31vw, 46vw';

type Props = {
  item: ProductListItem;
  /** In sight when the page opens. */
  eager: boolean;
  heading: 'h2' | 'h3';
};

/** A product in a list: the whole card is one link to it. Drawn anew only when it has changed. */
export const ProductCard = memo(function ProductCard({ item, eager, heading }: Props) {
  const { id, product_name: name, brand_name: brand, matched_variant: variant } = item;
  // A name that begins with its brand says it once, and has the brand's line for its size.
  const branded = name.startsWith(`${brand} `);
  // A variant that the list names shows no sale.
  const sale = item.was_price && !variant ? saleWords(item.sale_ends) : null;
  const gone = item.in_stock === false;
  // What a shopper asks first of what is there. It is said of the listed price's variant alone.
  const collect = gone || variant ? undefined : item.collect;
  // A card without a button has no choice either.
  const compared = useQuickAdd() !== null;
  return (
    <Card>
      <Text>
        {branded ? null : <Small>{item.brand_name}</Small>}
        <Name as={heading} data-branded={branded || undefined}>
          <Link to={paths.product(id, variant?.id)}>
            <ProductName>{name}</ProductName>
          </Link>
        </Name>
        {collect ? (
          <Collect>{collectDayWords(collect)}</Collect>
        ) : (
          <Small>{item.category_name}</Small>
        )}
        <CardPrice item={item} />
        <CardAction item={item} />
      </Text>
      <Picture sources={pictureSources(item.first_image, SIZES)} alt="" eager={eager} />
      {compared ? <CardCompare product={{ id: variant?.id ?? id, name }} /> : null}
      {sale || gone ? (
        <Corner>
          {gone ? <Badge tone="danger">Out of Stock</Badge> : null}
          {sale ? <Badge>{sale}</Badge> : null}
        </Corner>
      ) : null}
    </Card>
  );
});
