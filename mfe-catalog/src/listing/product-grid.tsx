import styled from '@emotion/styled';
import { Fragment, memo, type ComponentType } from 'react';
import type { ProductListItem } from 'shared-contracts/wire/product';
import { Skeleton } from 'shared-ui/skeleton';
import { PAGE_SIZE } from 'shared-contracts/wire/category';
import { useAhead } from '../later-part';
import { loadPictureMove } from '../picture-move/load-picture-move';
import { CardGroup, GROUP, Group, groupsOf } from './card-group';
import { usePrinting } from './use-long-list';
import { useAnnounceLoaded } from './use-announce-loaded';

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
  --card-text: 17.09375rem;
  --card: calc((100cqi - (var(--columns) - 1) * var(--gap)) / var(--columns) + var(--card-text));
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gap);
  /* With letters twice as large a card has a phone's width for itself. */
  @container (max-width: 12rem) {
    --columns: 1;
  }
  @container (min-width: 36rem) {
    --columns: 3;
    --gap: var(--space-4);
    --card-text: 14.53125rem;
  }
  @container (min-width: 56rem) {
    --columns: 4;
  }
  &[data-plain] {
    --card-text: 13.84375rem;
    @container (min-width: 36rem) {
      --card-text: 11.40625rem;
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

/** So many groups stay in the document as a whole; of more, those that are near the window. */
const WHOLE_MOST = 4;
/** How many groups of a long list are there at first, at its beginning and at its end. */
const AT_ENDS = 2;

type GridProps = {
  items: ProductListItem[];
  label: string;
  /** The level of the cards' headings, one below what they stand under. */
  heading?: 'h2' | 'h3';
  /** Whether the grid is in sight when the page opens. */
  first?: boolean;
  /** Whether its cards have no button. */
  plain?: boolean;
  /** Leads to what a long list leaves out without scripts. */
  Earlier?: ComponentType<{ pages: number }>;
};

/**
 * Products as cards; tells the fact that they were loaded. However many there are, some two hundred
 * are in the document: at the list's ends, where the Tab key comes from, and near the window.
 */
export const ProductGrid = memo(function ProductGrid({
  items,
  label,
  heading = 'h2',
  first = false,
  plain = false,
  Earlier,
}: GridProps) {
  useAnnounceLoaded(items);
  useAhead(loadPictureMove);
  const groups = groupsOf(items);
  const long = groups.length > WHOLE_MOST;
  const printing = usePrinting(long);
  const lastOnes = groups.length - AT_ENDS;
  return (
    <Measured>
      <Cards role="list" aria-label={label} data-plain={plain || undefined}>
        {groups.map((group, at) => (
          <Fragment key={at}>
            {long && Earlier && at === lastOnes ? (
              <Earlier pages={(lastOnes * GROUP) / PAGE_SIZE} />
            ) : null}
            <CardGroup
              items={group}
              heading={heading}
              eager={first && at === 0 ? FIRST_ROW : 0}
              plain={plain}
              at={at}
              long={long ? items.length : 0}
              stays={!long || printing || at === 0 || at === groups.length - 1}
              first={!long || at < AT_ENDS || at >= lastOnes}
            />
          </Fragment>
        ))}
      </Cards>
    </Measured>
  );
});

/**
 * The place of cards on their way.
 * @param places how many of them there may be; whole groups of them stand empty after the first
 */
export function ProductGridSkeleton({ cards, places = 0 }: { cards: number; places?: number }) {
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
        {Array.from({ length: Math.floor(places / GROUP) }, (_, at) => (
          <Group key={at} data-far="" />
        ))}
      </Cards>
    </Measured>
  );
}
