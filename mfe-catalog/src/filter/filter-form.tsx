import { Checkbox } from 'shared-ui/choice';
import { EntryChoice } from './entry-choice';
import { useHost } from '../host';
import { FacetForm } from './facets/facet-form';
import { LaterFitsMine } from './facets/later-fits-mine';
import { FilterGroup } from './filter-group';
import { PriceRange } from './price-range';
import { fixedBy, useFilter, type Narrowed } from './use-filter';

type Props = { of: Narrowed };

/** Everything a list, or what a search has found, can be filtered by; each choice takes effect at once. */
export function FilterForm({ of }: Props) {
  const { session } = useHost();
  const fixed = fixedBy(of);
  const { filter, change } = useFilter(fixed);
  const { brands, categories, priceMin, priceMax, inStock } = filter;
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
      {session.read() === null ? null : <LaterFitsMine of={of} />}
      <FacetForm of={of} otherwise={entries} />
    </>
  );
}
