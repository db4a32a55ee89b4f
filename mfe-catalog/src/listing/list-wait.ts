import { useLocation, useNavigation, useRevalidator } from 'react-router-dom';
import type { SortId } from 'shared-contracts/wire/product';
import { pagesOf, sortOf } from './list-url';
import type { Listing } from './listing';

/** What the list is waiting for: nothing, its next page, another order, or another try. */
export type ListWait = { kind: 'none' | 'more' | 'retry' } | { kind: 'sort'; sort: SortId };

/** What the shown list is waiting for, while the page stays as it is. */
export function useListWait(listing: Listing): ListWait {
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  const { pathname } = useLocation();
  if (navigation.location?.pathname === pathname) {
    const search = new URLSearchParams(navigation.location.search);
    const sort = sortOf(search);
    if (sort !== listing.sort) return { kind: 'sort', sort };
    if (pagesOf(search) > listing.pages) return { kind: 'more' };
  }
  return { kind: revalidator.state === 'loading' && listing.failed ? 'retry' : 'none' };
}
