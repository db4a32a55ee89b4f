import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { Button } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty';
import { Fault } from 'shared-ui/fault';
import { Stack } from 'shared-ui/stack';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useListWait } from './list-wait';
import type { Listing } from './listing';
import { LoadMore } from './load-more';
import { ProductGrid, ProductGridSkeleton } from './product-grid';
import { ScrollToTop } from './scroll-to-top';
import { SortSelect } from './sort-select';

/** Cards under the list while its next page comes (specification, section 9). */
const MORE_SKELETONS = 4;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--space-3) var(--space-5);
`;

const Shown = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;

const Dimmable = styled.div`
  transition: opacity var(--speed-fast);
  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;

/** What the list says of itself: '24 products shown', and how far its order reaches. */
function shownText({ items, sortedByProvider }: Listing): string {
  const shown = items.length === 1 ? '1 product shown' : `${items.length} products shown`;
  return sortedByProvider ? shown : `${shown}, sorted among the ${items.length} loaded`;
}

/** A list of products: its order, its cards, and the way to more of them. */
export function ProductListing({ listing, label }: { listing: Listing; label: string }) {
  const { items, more, failed } = listing;
  const wait = useListWait(listing);
  const { revalidate } = useRevalidator();
  const shown = useRef<HTMLParagraphElement>(null);
  const hadMore = useRef(more);

  useEffect(() => {
    // Load More has gone from under the focus: it goes to the line that says how many are shown.
    if (hadMore.current && !more && document.activeElement === document.body) {
      shown.current?.focus({ preventScroll: true });
    }
    hadMore.current = more;
  }, [more]);

  const retrying = wait.kind === 'retry';
  const retry = () => void revalidate();
  if (items.length === 0) {
    return (
      <EmptyState
        title="No Products Available."
        action={
          failed ? (
            <Button variant="secondary" pending={retrying} onClick={retry}>
              Retry
            </Button>
          ) : null
        }
      />
    );
  }
  return (
    <Stack gap={5}>
      <Bar>
        <Shown ref={shown} tabIndex={-1}>
          {shownText(listing)}
        </Shown>
        <SortSelect sort={wait.kind === 'sort' ? wait.sort : listing.sort} />
      </Bar>
      <VisuallyHidden role="status">
        {wait.kind === 'none' ? shownText(listing) : 'Loading products'}
      </VisuallyHidden>
      <Dimmable aria-busy={wait.kind === 'sort'}>
        <ProductGrid items={items} label={label} first />
      </Dimmable>
      {wait.kind === 'more' || retrying ? <ProductGridSkeleton cards={MORE_SKELETONS} /> : null}
      {failed ? (
        <Fault part="The rest of the list" pending={retrying} onRetry={retry} />
      ) : more ? (
        <LoadMore pages={listing.pages} pending={wait.kind === 'more'} />
      ) : null}
      <ScrollToTop />
    </Stack>
  );
}
