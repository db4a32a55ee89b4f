import styled from '@emotion/styled';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  Link,
  useLocation,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from 'react-router-dom';
import { groupedNumber } from 'shared-contracts/grouped-number';
import { sizeOf, type FilterNames } from 'shared-contracts/list-filter';
import { paths } from 'shared-contracts/paths';
import { Beside, SideColumns } from 'shared-ui/side-column';
import { Stack } from 'shared-ui/stack';
import { useComesBack } from 'shared-ui/use-comes-back';
import { visuallyHidden } from 'shared-ui/visually-hidden';
import { saveSearch } from '../history/history';
import { useHost } from '../host';
import { Elsewhere } from '../results/elsewhere';
import { OutcomeSummary } from '../results/outcome-summary';
import type { Found } from '../search/found';
import type { SearchOutcome } from '../search/search-catalogue';
import { MoreResults } from './more-results';
import { ResultRow } from './result-row';
import { PAGES_MOST, type SearchUrl } from './search-url';
import { SortField } from './sort-field';

/** Filters, order, how many. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--space-3) var(--space-4);
  min-height: calc(var(--text-sm) * var(--leading-snug) + var(--space-1) + var(--touch));

  > p {
    margin-inline-start: auto;
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
  @media (max-width: 39.99rem) {
    min-height: 0;
    gap: var(--space-2);
    > :nth-child(2) label,
    > p {
      ${visuallyHidden}
    }
    > :nth-child(2) {
      flex: 1 1 8rem;
      min-width: 0;
    }
  }
`;

/** Where there is room the filters stand beside the results. */
const NarrowOnly = styled.div`
  @media (min-width: 64rem) {
    display: none;
  }
`;

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
const isTold = (found: Found[]) =>
  new Set(found.map(({ percent }) => percent === null || Math.round(percent))).size > 1;

/** '20 of 46 products', as the lists say it. */
function shownText({ length }: Found[], total: number): string {
  if (total > length) return `${groupedNumber(length)} of ${groupedNumber(total)} products`;
  return length === 1 ? '1 product shown' : `${length} products shown`;
}

type Props = { asked: SearchUrl; outcome: SearchOutcome; names: FilterNames };

/** What a search found, page by page. The URL says how many pages, in which order, narrowed how. */
export function SearchedResults({ asked: { query, pages, sort, filters }, outcome, names }: Props) {
  const { Slot } = useHost();
  const [added, setAdded] = useState<Found | null>(null);
  const closeAdd = useCallback(() => {
    setAdded(null);
  }, []);
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
  const change = (name: string, value: string | null) => {
    const changed = new URLSearchParams(params);
    // A new choice starts at its first page.
    changed.delete('pages');
    if (value === null) changed.delete(name);
    else changed.set(name, value);
    setParams(changed, { replace: true, preventScrollReset: true, flushSync: true });
  };
  const said = (
    <div role="status">
      <OutcomeSummary
        outcome={outcome}
        query={query}
        pending={revalidator.state === 'loading'}
        onRetry={retry}
        elsewhere={<Elsewhere />}
        meantPart={(meant) => <Link to={paths.search(meant)}>{meant}</Link>}
      />
    </div>
  );
  const goesOn = outcome.kind === 'found' && outcome.more && pages < PAGES_MOST;
  const wentOn = useRef(goesOn);
  const count = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Load More has gone from under the focus: it goes to the line that says how many are shown.
    if (wentOn.current && !goesOn && document.activeElement === document.body) {
      count.current?.focus({ preventScroll: true });
    }
    wentOn.current = goesOn;
  }, [goesOn]);
  const filtered = sizeOf(filters) > 0;
  if (outcome.kind !== 'found' || (outcome.found.length === 0 && !filtered)) return said;
  const { found, total, more } = outcome;
  const words = shownText(found, total);
  const told = isTold(found);
  return (
    <>
      {said}
      <SideColumns>
        <Beside aria-label="Filters">
          <Slot name="catalog.list-filter" layout="column" query={query} />
        </Beside>
        <Stack gap={4}>
          <Bar>
            <NarrowOnly>
              <Slot
                name="catalog.list-filter"
                layout="sheet"
                query={query}
                shown={words}
                total={outcome.among === null ? total : null}
                waiting={loading}
              />
            </NarrowOnly>
            <SortField
              sort={sort}
              onSort={(id) => {
                change('sort', id);
              }}
            />
            <p ref={count} tabIndex={-1}>
              {words}
            </p>
          </Bar>
          {filtered ? (
            <Slot name="catalog.list-filter" layout="chips" query={query} names={names} />
          ) : null}
          {found.length > 0 ? (
            <Results
              id="products"
              tabIndex={-1}
              aria-label="Results"
              aria-busy={loading || undefined}
            >
              {found.map((each) => (
                <li key={each.item.id}>
                  <ResultRow
                    found={each}
                    percent={told}
                    onFollow={() => {
                      saveSearch(query);
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
          ) : null}
          {more ? (
            <MoreResults
              params={params}
              pages={pages}
              shown={found.length}
              total={total}
              pending={loading}
              onMore={(next) => {
                change('pages', String(next));
              }}
            />
          ) : null}
        </Stack>
      </SideColumns>
    </>
  );
}
