import { Checkbox } from 'shared-ui/choice';
import { EntryChoice } from './entry-choice';
import { FilterGroup } from './filter-group';
import { PriceRange } from './price-range';
import { useFilter, type Fixed } from './use-filter';

/** Everything a list can be filtered by; each choice takes effect at once. */
export function FilterForm({ fixed }: { fixed: Fixed }) {
  const { filter, change } = useFilter(fixed);
  const { brands, categories, priceMin, priceMax, inStock } = filter;
  return (
    <div>
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
    </div>
  );
}
