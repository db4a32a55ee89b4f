import styled from '@emotion/styled';
import { useEffect } from 'react';
import type { ProductListItem } from 'shared-contracts/wire/product';
import { Skeleton } from 'shared-ui/skeleton';
import { useHost } from '../host';
import { ProductCard } from './product-card';

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3);
  @media (min-width: 40rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-4);
  }
  @media (min-width: 64rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Box = styled.div`
  display: grid;
  gap: var(--space-2);
  padding-bottom: var(--space-3);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-1);
  background: var(--color-surface);
  > span + span {
    margin-inline: var(--space-3);
  }
`;

/** A row of the widest grid. */
const FIRST_ROW = 4;

type GridProps = {
  items: ProductListItem[];
  label: string;
  /** The level of the cards' headings, one below what they stand under. */
  heading?: 'h2' | 'h3';
  /** Whether the grid is in sight when the page opens. */
  first?: boolean;
};

/** Products as cards; tells that they were loaded. */
export function ProductGrid({ items, label, heading = 'h2', first = false }: GridProps) {
  const { events } = useHost();
  useEffect(() => {
    if (items.length > 0) events.tell('catalog:products-loaded', { items });
  }, [events, items]);
  return (
    <Cards aria-label={label}>
      {items.map((item, at) => (
        <li key={item.id}>
          <ProductCard item={item} eager={first && at < FIRST_ROW} heading={heading} />
        </li>
      ))}
    </Cards>
  );
}

/** The place of cards on their way. */
export function ProductGridSkeleton({ cards }: { cards: number }) {
  return (
    <Cards aria-hidden>
      {Array.from({ length: cards }, (_, at) => (
        <li key={at} data-skeleton="">
          <Box>
            <Skeleton ratio="1 / 1" />
            <Skeleton width="40%" />
            <Skeleton width="85%" height="2.5em" />
            <Skeleton width="50%" height="1.25em" />
          </Box>
        </li>
      ))}
    </Cards>
  );
}
