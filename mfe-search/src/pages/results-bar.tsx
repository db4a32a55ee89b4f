import styled from '@emotion/styled';
import type { SortId } from 'shared-contracts/wire/product';
import type { RefObject } from 'react';
import { visuallyHidden } from 'shared-ui/visually-hidden';
import { useHost } from '../host';
import { SortField } from './sort-field';

/** Filters, order, how many. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--space-3) var(--space-4);
  min-height: calc(var(--text-sm) * var(--leading-snug) + var(--space-1) + var(--touch));

  > p {
    flex: 1;
    order: -1;
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
  > :nth-child(2) {
    flex: 0 1 13rem;
  }
  @media (max-width: 39.99rem) {
    min-height: 0;
    gap: var(--space-2);
    > :nth-child(2) label,
    > p {
      ${visuallyHidden}
    }
    > :nth-child(2) {
      flex: 1 1 8rem;
      min-width: 0;
    }
  }
`;

/** Where there is room the filters stand beside the results. */
const NarrowOnly = styled.div`
  @media (min-width: 64rem) {
    display: none;
  }
`;

type Props = {
  query: string;
  /** '20 of 46 products'. */
  words: string;
  /** Of all results; null where the search looked at some of them only. */
  total: number | null;
  loading: boolean;
  sort: SortId | null;
  onSort: (id: string | null) => void;
  count: RefObject<HTMLParagraphElement | null>;
};

/** Above the results: their filters where these don't stand beside them, their order, how many. */
export function ResultsBar({ query, words, total, loading, sort, onSort, count }: Props) {
  const { Slot } = useHost();
  return (
    <Bar>
      <NarrowOnly>
        <Slot
          name="catalog.list-filter"
          layout="sheet"
          query={query}
          shown={words}
          total={total}
          waiting={loading}
        />
      </NarrowOnly>
      <SortField sort={sort} onSort={onSort} />
      <p ref={count} tabIndex={-1}>
        {words}
      </p>
    </Bar>
  );
}
