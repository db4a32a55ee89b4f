import styled from '@emotion/styled';
import { memo, useRef } from 'react';
import type { ProductListItem } from 'shared-contracts/wire/product';
import { ProductCard } from './product-card';
import { useReach } from './use-long-list';

/** How many cards a whole group has: complete rows of 2, 3 and 4 columns. */
export const GROUP = 48;

/** What the cards of a whole group take. */
const HEIGHT = `calc(${GROUP} / var(--columns) * (var(--card) + var(--gap)) - var(--gap))`;

/**
 * Some rows of cards. A browser skips the cards that are out of sight, and a whole group that is
 * out of sight with everything in it: with 1,200 cards, even skipping each costs more than a tap
 * may take. In a list of many groups one that is far away is taken out of the document: its place
 * stays, since all cards are equally high.
 */
export const Group = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: var(--gap);
  &[data-whole] {
    content-visibility: auto;
    contain-intrinsic-height: auto ${HEIGHT};
  }
  &[data-far] {
    height: ${HEIGHT};
  }
  @media (scripting: none) {
    &[data-far] {
      display: none;
    }
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
  /** Its place among the groups. */
  at: number;
  /** How many cards a long list has in all; 0 where all of them stay in the document. */
  long: number;
  /** Whether it is in the document wherever the window is. */
  stays: boolean;
  /** Whether it is there at first. */
  first: boolean;
};

const sameItems = (a: ProductListItem[], b: ProductListItem[]) =>
  a.length === b.length && a.every((item, at) => item === b[at]);

/** Drawn anew only when one of its cards has changed. */
export const CardGroup = memo(
  function CardGroup({ items, heading, eager, plain, at, long, stays, first }: CardGroupProps) {
    const box = useRef<HTMLDivElement>(null);
    const here = useReach(box, stays, first);
    const whole = !plain && items.length === GROUP;
    return (
      <Group
        ref={box}
        data-whole={whole || undefined}
        data-skips={!plain || undefined}
        data-far={!here || undefined}
      >
        {here
          ? items.map((item, nth) => (
              <div
                key={item.id}
                role="listitem"
                // A reader of the screen would count those that are in the document.
                aria-posinset={long > 0 ? at * GROUP + nth + 1 : undefined}
                aria-setsize={long > 0 ? long : undefined}
              >
                <ProductCard item={item} eager={nth < eager} heading={heading} />
              </div>
            ))
          : null}
      </Group>
    );
  },
  ({ items: before, ...others }, { items, ...next }) =>
    sameItems(before, items) &&
    (Object.keys(next) as (keyof typeof next)[]).every((name) => others[name] === next[name]),
);

/** The cards in their groups; only the last may not be whole. */
export function groupsOf(items: ProductListItem[]): ProductListItem[][] {
  return Array.from({ length: Math.ceil(items.length / GROUP) }, (_, at) =>
    items.slice(at * GROUP, (at + 1) * GROUP),
  );
}
