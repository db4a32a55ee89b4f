import { sortOptions } from 'shared-contracts/sort';
import type { SortId } from 'shared-contracts/wire/product';
import { SelectField } from 'shared-ui/select-field';

const RELEVANCE = 'relevance';

const options = [
  { value: RELEVANCE, label: 'Relevance' },
  ...sortOptions
    .filter(({ id }) => id !== 'default')
    .map(({ id, label }) => ({ value: id, label })),
];

/** How results are ordered; by relevance unless chosen otherwise. */
export function SortField({
  sort,
  onSort,
}: {
  sort: SortId | null;
  onSort: (sort: string | null) => void;
}) {
  return (
    <SelectField
      label="Sort by"
      name="sort"
      error={undefined}
      options={options}
      value={sort ?? RELEVANCE}
      onChange={({ target }) => {
        onSort(target.value === RELEVANCE ? null : target.value);
      }}
    />
  );
}
