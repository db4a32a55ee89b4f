import styled from '@emotion/styled';
import { useSearchParams } from 'react-router-dom';
import { sortOptions } from 'shared-contracts/sort';
import type { SortId } from 'shared-contracts/wire/product';
import { SelectField } from 'shared-ui/field';
import { withSort } from './list-url';

const Narrow = styled(SelectField)`
  flex: 0 1 14rem;
  min-width: 10rem;
`;

const options = sortOptions.map(({ id, label }) => ({ value: id, label }));

/** The order of a list; choosing one is a navigation to the list's first page. */
export function SortSelect({ sort }: { sort: SortId }) {
  const [search, setSearch] = useSearchParams();
  return (
    <Narrow
      label="Sort"
      name="sort"
      error={undefined}
      options={options}
      value={sort}
      onChange={(event) => {
        const chosen = sortOptions.find(({ id }) => id === event.target.value);
        if (!chosen) return;
        setSearch(withSort(search, chosen.id), { replace: true, preventScrollReset: true });
      }}
    />
  );
}
