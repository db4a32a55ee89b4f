import { useRevalidator } from 'react-router-dom';
import { filterOf, keyOfFilter } from 'shared-contracts/list-filter';
import { pagesOf, sortOf } from './list-url';
import type { Listing } from './listing';
import type { SortChoice } from './sort-choice';
import { useAskedSearch } from './use-list-search';

/** What the list is waiting for: nothing, its next page, another order or filter, or another try. */
export type ListWait = 'none' | 'more' | 'refine' | 'retry';

/**
 * What the shown list is waiting for, while the page stays as it is.
 * @param choice the order of a list whose URL names none
 * @param fixed what its page has chosen already
 */
export function useListWait(
  listing: Listing,
  choice: SortChoice,
  fixed?: 'brand' | 'category',
): ListWait {
  const search = useAskedSearch();
  const revalidator = useRevalidator();
  if (search) {
    const filter = keyOfFilter(filterOf(search, fixed));
    const sort = sortOf(search, choice.read());
    if (sort !== listing.sort || filter !== keyOfFilter(listing.filter)) return 'refine';
    if (pagesOf(search) > listing.pages) return 'more';
  }
  return revalidator.state === 'loading' && listing.failed ? 'retry' : 'none';
}
