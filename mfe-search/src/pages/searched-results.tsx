import styled from '@emotion/styled';
import {
  Link,
  useLocation,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { Button } from 'shared-ui/button';
import { Row } from 'shared-ui/stack';
import { useComesBack } from 'shared-ui/use-comes-back';
import { saveSearch } from '../history/history';
import type { SearchOutcome } from '../search/search-catalogue';
import { OutcomeSaid } from '../results/outcome-said';
import { ResultBody, resultCard } from '../results/result-body';
import type { Shelves } from '../api/shelves';
import { isFiltered } from '../search/filters';
import { Filters } from './filters';
import { readFilters, type SearchUrl } from './search-url';
import { SortField } from './sort-field';

const Result = styled(Link)(resultCard);

/** It is as wide as the page when nothing was found. */
const Said = styled.div`
  flex: 1 1 12rem;
`;

const Results = styled.ul`
  li + li {
    border-top: 1px solid var(--color-line);
  }
`;

/** What a search found, page by page. The URL says how many pages and in which order. */
export function SearchedResults({
  asked: { query, pages, sort, filters },
  outcome,
  shelves,
}: {
  asked: SearchUrl;
  outcome: SearchOutcome;
  shelves: Shelves;
}) {
  const [shown, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const loading = navigation.state === 'loading';
  // A choice shows at once, before its results arrive, and the next choice builds on it.
  const next = navigation.location;
  const params = next?.pathname === pathname ? new URLSearchParams(next.search) : shown;
  const revalidator = useRevalidator();
  const retry = () => revalidator.revalidate();
  useComesBack(outcome.away === true, () => void retry());
  const change = (given: Record<string, string | null>) => {
    const changed = new URLSearchParams(params);
    // A new choice starts at its first page.
    changed.delete('pages');
    for (const [name, value] of Object.entries(given)) {
      if (value === null) changed.delete(name);
      else changed.set(name, value);
    }
    setParams(changed, { replace: true, preventScrollReset: true, flushSync: true });
  };
  const found = outcome.kind === 'found' ? outcome.found : [];
  return (
    <>
      {found.length > 0 || isFiltered(filters) ? (
        <Filters filters={readFilters(params)} shelves={shelves} onChange={change} />
      ) : null}
      <Row justify="space-between" align="end">
        <Said role="status">
          <OutcomeSaid
            outcome={outcome}
            query={query}
            pending={revalidator.state === 'loading'}
            onRetry={retry}
            meantPart={(meant) => <Link to={paths.search(meant)}>{meant}</Link>}
          />
        </Said>
        {found.length > 0 ? (
          <SortField
            sort={sort}
            onSort={(next) => {
              change({ sort: next });
            }}
          />
        ) : null}
      </Row>
      {found.length > 0 ? (
        <Results aria-label="Results" aria-busy={loading || undefined}>
          {found.map((product) => (
            <li key={product.item.id}>
              <Result
                to={paths.product(product.item.id)}
                onClick={() => {
                  saveSearch(query);
                }}
              >
                <ResultBody found={product} />
              </Result>
            </li>
          ))}
        </Results>
      ) : null}
      {outcome.kind === 'found' && outcome.more ? (
        <Row justify="center">
          <Button
            variant="secondary"
            pending={loading}
            onClick={() => {
              change({ pages: String(pages + 1) });
            }}
          >
            Load More
          </Button>
        </Row>
      ) : null}
    </>
  );
}
