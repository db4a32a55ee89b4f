import styled from '@emotion/styled';
import { sortOptions } from 'shared-contracts/sort';
import { SelectField } from 'shared-ui/select-field';
import { sortOf, withSort } from './list-url';
import type { SortChoice } from './sort-choice';
import { useListSearch } from './use-list-search';

const Narrow = styled(SelectField)`
  flex: 1 1 8rem;
  min-width: 0;
  @media (min-width: 40rem) {
    flex: 0 1 13rem;
  }
`;

const options = sortOptions.map(({ id, label }) => ({ value: id, label }));

/**
 * The order of a list, and of all others from then on; choosing one is a navigation to the list's
 * first page.
 */
export function SortSelect({ choice }: { choice: SortChoice }) {
  const { search, go } = useListSearch();
  return (
    <Narrow
      label="Sort"
      name="sort"
      error={undefined}
      options={options}
      value={sortOf(search, choice.read())}
      onChange={(event) => {
        const chosen = sortOptions.find(({ id }) => id === event.target.value);
        if (!chosen) return;
        choice.choose(chosen.id);
        go(withSort(search, chosen.id));
      }}
    />
  );
}
