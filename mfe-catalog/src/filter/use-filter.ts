import type { ProductList } from '../listing/product-list';
import { useListSearch } from '../listing/use-list-search';
import { filterOf, NO_FILTER, withFilter, type ListFilter } from 'shared-contracts/list-filter';

/** What is narrowed: a list of products, or what a search has found. */
export type Narrowed = ProductList['of'] | { type: 'search'; query: string };

/** What a category's or brand's page has chosen already. */
export type Fixed = 'brand' | 'category' | undefined;

export const fixedBy = ({ type }: Narrowed): Fixed =>
  type === 'brand' || type === 'category' ? type : undefined;

/** The list's filter as the URL says or is about to say, and the way to change it. */
export function useFilter(fixed: Fixed): {
  filter: ListFilter;
  change: (part: Partial<ListFilter>) => void;
  clear: () => void;
} {
  const { search, go } = useListSearch();
  const filter = filterOf(search, fixed);
  return {
    filter,
    change(part) {
      go(withFilter(search, { ...filter, ...part }));
    },
    clear() {
      go(withFilter(search, NO_FILTER));
    },
  };
}
