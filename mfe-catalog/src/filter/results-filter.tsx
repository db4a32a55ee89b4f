import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { filterOf, NO_NAMES } from 'shared-contracts/list-filter';
import type { SlotProps } from 'shared-contracts/slots';
import { useHost } from '../host';
import { useAhead } from '../later-part';
import { wishOf } from '../listing/list-wish';
import { SkipToProducts } from '../listing/skip-to-products';
import { loadOffer } from '../quick-add/load-offer';
import { FilterChips } from './filter-chips';
import { LaterFilterForm } from './later-filter-form';
import { FilterSheet } from './filter-sheet';
import { useWide } from './use-wide';

/** The code of the results' own button, `catalog.quick-add`, which nobody has asked for yet. */
const loadQuickAdd = () =>
  import(/* webpackChunkName: "fragment-catalog.quick-add" */ '../quick-add/quick-add-dialog').then(
    loadOffer,
  );

/** The filters of lists, beside what a search has found: the slot `catalog.list-filter`. */
export function ResultsFilter({
  query,
  layout,
  shown = '',
  total = null,
  waiting = false,
  names = NO_NAMES,
}: SlotProps<'catalog.list-filter'>) {
  const wide = useWide();
  const wish = wishOf(useHost());
  const [search] = useSearchParams();
  const of = { type: 'search', query } as const;
  useAhead(loadQuickAdd);

  // What was asked of these results is nothing to the next page.
  useEffect(() => () => wish.set(null), [wish]);

  if (layout === 'chips') {
    return <FilterChips filter={filterOf(search)} names={names} fixed={undefined} />;
  }
  if (layout === 'column') {
    return wide ? (
      <>
        <SkipToProducts />
        <LaterFilterForm of={of} />
      </>
    ) : null;
  }
  return wide ? null : <FilterSheet of={of} shown={shown} total={total} waiting={waiting} />;
}
