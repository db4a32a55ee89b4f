import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { Fault } from 'shared-ui/fault';
import { Beside, SideColumns } from 'shared-ui/side-column';
import { Stack } from 'shared-ui/stack';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useCatalogue } from '../catalogue';
import { LaterTray } from '../compare/later-tray';
import { useHost } from '../host';
import { FilterChips } from '../filter/filter-chips';
import { LaterFilterForm } from '../filter/later-filter-form';
import { FilterSheet } from '../filter/filter-sheet';
import { fixedBy } from '../filter/use-filter';
import { useWide } from '../filter/use-wide';
import { QuickAdd } from '../quick-add/quick-add';
import { useListWait } from './list-wait';
import { wishOf } from './list-wish';
import { Earlier } from './earlier';
import { cutText, shownText, type Listing } from './listing';
import { ListBar } from './listing-frame';
import { LaterScrollToTop } from './later-scroll-to-top';
import { LoadMore } from './load-more';
import { NoProducts } from './no-products';
import type { ProductList } from './product-list';
import { ProductGrid, ProductGridSkeleton } from './product-grid';
import { SkipToProducts } from './skip-to-products';
import { SortSelect } from './sort-select';
import { useNamedSort } from './use-named-sort';

/** Cards under the list while its next page comes (specification, section 9). */
const MORE_SKELETONS = 4;

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

type Props = {
  listing: Listing;
  label: string;
  /** What it is a list of: of all products, or of one category or brand. */
  of: ProductList['of'];
};

/** A list of products: its filters and order, its cards, and the way to more of them. */
export function ProductListing({ listing, label, of }: Props) {
  const fixed = fixedBy(of);
  const { items, more, failed, away } = listing;
  const { sort } = useCatalogue();
  const wish = wishOf(useHost());
  const wait = useListWait(listing, sort, fixed);
  const wide = useWide();
  useNamedSort(listing.sort);
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

  // What was asked of this list is nothing to the next page.
  useEffect(() => () => wish.set(null), [wish]);

  const retry = () => revalidate();
  const words = shownText(listing);
  return (
    <SideColumns>
      {wide ? <SkipToProducts /> : null}
      <Beside aria-label="Filters">{wide ? <LaterFilterForm of={of} /> : null}</Beside>
      <Stack gap={4}>
        <ListBar>
          {wide ? null : (
            <FilterSheet
              of={of}
              shown={words}
              total={listing.filteredByProvider ? listing.total : null}
              waiting={wait === 'refine'}
            />
          )}
          <SortSelect choice={sort} />
          <Shown ref={shown} tabIndex={-1}>
            {words}
          </Shown>
        </ListBar>
        <FilterChips filter={listing.filter} names={listing.names} fixed={fixed} />
        <VisuallyHidden role="status">
          {wait === 'none' ? words : 'Loading products'}
        </VisuallyHidden>
        <Dimmable id="products" tabIndex={-1} aria-busy={wait === 'refine'}>
          {items.length === 0 ? (
            <NoProducts listing={listing} fixed={fixed} retrying={wait === 'retry'} />
          ) : (
            <QuickAdd>
              <ProductGrid items={items} label={label} first Earlier={Earlier} />
            </QuickAdd>
          )}
        </Dimmable>
        {wait === 'more' || (wait === 'retry' && items.length > 0) ? (
          <ProductGridSkeleton cards={MORE_SKELETONS} />
        ) : null}
        {failed && items.length > 0 ? (
          <Fault
            part="The rest of the list"
            offline={away}
            pending={wait === 'retry'}
            onRetry={retry}
          />
        ) : more ? (
          <LoadMore pages={listing.pages} pending={wait === 'more'} />
        ) : listing.cut ? (
          <Shown>{cutText(listing)}</Shown>
        ) : null}
        <LaterScrollToTop />
        <LaterTray />
      </Stack>
    </SideColumns>
  );
}
