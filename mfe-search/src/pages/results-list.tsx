import styled from '@emotion/styled';
import { useCallback, useState } from 'react';
import { tellChosen } from '../api/tell-chosen';
import { saveSearch } from '../history/history';
import { useHost } from '../host';
import type { Found } from '../search/found';
import { ResultRow } from './result-row';

const Results = styled.ul`
  transition: opacity var(--speed-fast);
  &[aria-busy='true'] {
    opacity: 0.55;
  }
  li + li {
    border-top: 1px solid var(--color-line);
  }
`;

/** Whether the percents of match tell the results apart. */
const isTold = (found: readonly Found[]) =>
  new Set(found.map(({ percent }) => percent === null || Math.round(percent))).size > 1;

type Props = {
  query: string;
  found: readonly Found[];
  loading: boolean;
  label: string;
  /** Whether they stand as the search ranks them: then the provider is told which is opened. */
  ranked?: boolean;
  /** Where a link leads past the filter. */
  id?: string;
};

/** The results, each with its way into the cart. */
export function ResultsList({ query, found, loading, label, ranked, id }: Props) {
  const { Slot } = useHost();
  const [added, setAdded] = useState<Found | null>(null);
  const closeAdd = useCallback(() => {
    setAdded(null);
  }, []);
  const told = isTold(found);
  return (
    <Results id={id} tabIndex={-1} aria-label={label} aria-busy={loading || undefined}>
      {found.map((each, at) => (
        <li key={each.item.id}>
          <ResultRow
            found={each}
            percent={told}
            onFollow={() => {
              saveSearch(query);
              if (ranked) tellChosen({ query, product_id: each.item.id, place: at + 1 });
            }}
            adding={added === each}
            onAdd={setAdded}
          />
          {added === each ? (
            <Slot
              name="catalog.quick-add"
              product_id={each.item.id}
              product_name={each.item.product_name}
              {...(each.variant ? { variant_id: each.variant.id } : {})}
              onClose={closeAdd}
            />
          ) : null}
        </li>
      ))}
    </Results>
  );
}
