import styled from '@emotion/styled';
import { memo } from 'react';
import type { ProductListItem } from 'shared-contracts/wire/product';
import { Skeleton } from 'shared-ui/skeleton';
import { CardGroup, Group, groupsOf } from './card-group';
import { useTold } from './use-told';

/** The width that the columns are counted by: the grid's own, not the window's. */
const Measured = styled.div`
  container-type: inline-size;
`;

/**
 * All cards are equally high: a square picture over text of one height. So a list keeps its length
 * when cards that were never drawn come into sight, and skeletons stand as the cards will.
 */
const Cards = styled.div`
  --columns: 2;
  --gap: var(--space-3);
  --card-text: 12.75rem;
  --card: calc((100cqi - (var(--columns) - 1) * var(--gap)) / var(--columns) + var(--card-text));
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gap);
  @container (min-width: 36rem) {
    --columns: 3;
    --gap: var(--space-4);
    --card-text: 12.125rem;
  }
  @container (min-width: 56rem) {
    --columns: 4;
  }
  &[data-plain] {
    --card-text: 9.5rem;
    @container (min-width: 36rem) {
      --card-text: 9rem;
    }
  }
`;

const Box = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-1);
  background: var(--color-surface);
`;

const Lines = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-3);
  height: var(--card-text);
  padding: var(--space-3);
  border-top: 1px solid var(--color-line);
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
  /** Whether its cards have no button. */
  plain?: boolean;
};

/** Products as cards; tells the fact that they were loaded. */
export const ProductGrid = memo(function ProductGrid({
  items,
  label,
  heading = 'h2',
  first = false,
  plain = false,
}: GridProps) {
  useTold(items);
  return (
    <Measured>
      <Cards role="list" aria-label={label} data-plain={plain || undefined}>
        {groupsOf(items).map((group, at) => (
          <CardGroup
            key={at}
            items={group}
            heading={heading}
            eager={first && at === 0 ? FIRST_ROW : 0}
            plain={plain}
          />
        ))}
      </Cards>
    </Measured>
  );
});

/** The place of cards on their way. */
export function ProductGridSkeleton({ cards }: { cards: number }) {
  return (
    <Measured>
      <Cards aria-hidden>
        <Group>
          {Array.from({ length: cards }, (_, at) => (
            <div key={at} data-skeleton="">
              <Box>
                <Skeleton ratio="1 / 1" speaks={at === 0} />
                <Lines>
                  <Skeleton width="40%" />
                  <Skeleton width="90%" height="2.5em" />
                  <Skeleton width="50%" height="1.25em" />
                </Lines>
              </Box>
            </div>
          ))}
        </Group>
      </Cards>
    </Measured>
  );
}
