import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { Checkbox } from 'shared-ui/choice';
import { Skeleton } from 'shared-ui/skeleton';
import { EntryChoice } from './entry-choice';
import { useHost } from '../host';
import { FacetForm } from './facets/facet-form';
import { LaterFitsMine } from './facets/later-fits-mine';
import { useFacets } from './facets/use-facets';
import { FilterGroup } from './filter-group';
import { PriceRange } from './price-range';
import { fixedBy, useFilter, type Narrowed } from './use-filter';

/** How long the counts wait for what fits the customer's tools, in milliseconds: calls have no time limit. */
const PATIENCE = 1_000;

type Props = { of: Narrowed };

/** Everything a list, or what a search has found, can be filtered by; each choice takes effect at once. */
export function FilterForm({ of }: Props) {
  const { session } = useHost();
  const fixed = fixedBy(of);
  const { filter, change } = useFilter(fixed);
  const { brands, categories, priceMin, priceMax, inStock } = filter;
  const user = useSyncExternalStore(
    (changed) => session.subscribe(changed),
    () => session.read()?.user.id ?? null,
    () => null,
  );
  const [toolsKnown, setToolsKnown] = useState(false);
  const onKnown = useCallback(() => setToolsKnown(true), []);
  const counts = useFacets(of, filter);
  const counted = counts !== undefined;
  useEffect(() => {
    if (!counted) return;
    const timer = setTimeout(onKnown, PATIENCE);
    return () => {
      clearTimeout(timer);
    };
  }, [counted, onKnown]);
  // What fits the customer's tools stands above the counts: both are shown at once, so that neither moves.
  const known = user === null || toolsKnown ? counts : undefined;
  const entries = (
    <>
      {fixed === 'category' ? null : (
        <EntryChoice
          name="categories"
          chosen={categories}
          onChange={(ids) => change({ categories: ids })}
        />
      )}
      {fixed === 'brand' ? null : (
        <EntryChoice name="brands" chosen={brands} onChange={(ids) => change({ brands: ids })} />
      )}
    </>
  );
  return (
    <>
      <FilterGroup title="Availability">
        <Checkbox
          label="In stock only"
          name="in_stock"
          error={undefined}
          checked={inStock}
          onChange={(event) => change({ inStock: event.target.checked })}
        />
      </FilterGroup>
      <PriceRange key={`${priceMin} ${priceMax}`} min={priceMin} max={priceMax} onChange={change} />
      {user === null ? null : (
        <LaterFitsMine key={user} of={of} shown={known !== undefined} onKnown={onKnown} />
      )}
      {known === undefined ? (
        <Skeleton height="17rem" speaks />
      ) : (
        <FacetForm of={of} known={known} otherwise={entries} />
      )}
    </>
  );
}
