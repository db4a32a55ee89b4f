import styled from '@emotion/styled';
import { memo } from 'react';
import type { ProductListItem } from 'shared-contracts/wire/product';
import { ProductCard } from './product-card';

/** How many cards a whole group has: complete rows of 2, 3 and 4 columns. */
const GROUP = 48;

/**
 * Some rows of cards. A browser skips the cards that are out of sight, and a whole group that is
 * out of sight with everything in it: with 1,200 cards, even skipping each costs more than a tap
 * may take.
 */
export const Group = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: var(--gap);
  &[data-whole] {
    content-visibility: auto;
    contain-intrinsic-height: auto
      calc(${GROUP} / var(--columns) * (var(--card) + var(--gap)) - var(--gap));
  }
  &[data-skips] > div {
    content-visibility: auto;
    contain-intrinsic-height: auto var(--card);
  }
  @media print {
    &[data-whole] {
      content-visibility: visible;
    }
    &[data-skips] > div {
      content-visibility: visible;
      break-inside: avoid;
    }
  }
`;

type CardGroupProps = {
  items: ProductListItem[];
  heading: 'h2' | 'h3';
  /** How many of its cards are in sight when the page opens. */
  eager: number;
  plain: boolean;
};

const sameItems = (a: ProductListItem[], b: ProductListItem[]) =>
  a.length === b.length && a.every((item, at) => item === b[at]);

/** Drawn anew only when one of its cards has changed. */
export const CardGroup = memo(
  function CardGroup({ items, heading, eager, plain }: CardGroupProps) {
    const whole = !plain && items.length === GROUP;
    return (
      <Group data-whole={whole || undefined} data-skips={!plain || undefined}>
        {items.map((item, at) => (
          <div key={item.id} role="listitem">
            <ProductCard item={item} eager={at < eager} heading={heading} />
          </div>
        ))}
      </Group>
    );
  },
  (before, { items, heading, eager, plain }) =>
    sameItems(before.items, items) &&
    before.heading === heading &&
    before.eager === eager &&
    before.plain === plain,
);

/** The cards in their groups; only the last may not be whole. */
export function groupsOf(items: ProductListItem[]): ProductListItem[][] {
  return Array.from({ length: Math.ceil(items.length / GROUP) }, (_, at) =>
    items.slice(at * GROUP, (at + 1) * GROUP),
  );
}
