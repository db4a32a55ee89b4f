import { lazy, Suspense, type ComponentType } from 'react';
import { Link, useRevalidator } from 'react-router-dom';
import { groupedNumber } from 'shared-contracts/grouped-number';
import { sizeOf, type FilterNames } from 'shared-contracts/list-filter';
import { paths } from 'shared-contracts/paths';
import { Beside, SideColumns } from 'shared-ui/side-column';
import { SectionTitle } from 'shared-ui/section-title';
import { Stack } from 'shared-ui/stack';
import { useComesBack } from 'shared-ui/use-comes-back';
import { useHost } from '../host';
import { Elsewhere } from '../results/elsewhere';
import { OutcomeSummary } from '../results/outcome-summary';
import type { Found } from '../search/found';
import type { SearchOutcome } from '../search/outcome';
import { MoreResults } from './more-results';
import type { ReadAsChipsProps } from './read-as-chips';
import { ResultsBar } from './results-bar';
import { ResultsList } from './results-list';
import { PAGES_MOST, type SearchUrl } from './search-url';
import { useFocusAtEnd } from './use-focus-at-end';
import { useResultsUrl } from './use-results-url';

/** Without its code the results are the same, and nothing says how the query was read. */
const ReadAsChips = lazy<ComponentType<ReadAsChipsProps>>(() =>
  import('./read-as-chips').then(
    ({ ReadAsChips: part }) => ({ default: part }),
    () => ({ default: () => null }),
  ),
);

/** '20 of 46 products', as the lists say it. */
function shownText({ length }: Found[], total: number): string {
  if (total > length) return `${groupedNumber(length)} of ${groupedNumber(total)} products`;
  return length === 1 ? '1 product shown' : `${length} products shown`;
}

type Props = { asked: SearchUrl; outcome: SearchOutcome; names: FilterNames };

/** What a search found, page by page. The URL says how many pages, in which order, narrowed how. */
export function SearchedResults({ asked: { query, pages, sort, filters }, outcome, names }: Props) {
  const { Slot } = useHost();
  const { params, loading, change } = useResultsUrl();
  const revalidator = useRevalidator();
  const retry = () => revalidator.revalidate();
  useComesBack(outcome.away === true, () => void retry());
  const count = useFocusAtEnd(outcome.kind === 'found' && outcome.more && pages < PAGES_MOST);
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
  const filtered = sizeOf(filters) > 0;
  if (outcome.kind !== 'found' || (outcome.found.length === 0 && !filtered)) return said;
  const { found, total, more, close } = outcome;
  return (
    <>
      {said}
      <SideColumns>
        <Beside aria-label="Filters">
          <Slot name="catalog.list-filter" layout="column" query={query} />
        </Beside>
        <Stack gap={4}>
          <ResultsBar
            query={query}
            words={shownText(found, total)}
            total={outcome.among === null ? total : null}
            loading={loading}
            sort={sort}
            onSort={(id) => {
              change('sort', id);
            }}
            count={count}
          />
          {outcome.read ? (
            <Suspense>
              <ReadAsChips read={outcome.read} />
            </Suspense>
          ) : null}
          {filtered ? (
            <Slot name="catalog.list-filter" layout="chips" query={query} names={names} />
          ) : null}
          {found.length > 0 ? (
            <ResultsList
              id="products"
              label="Results"
              ranked={sort === null && !outcome.away}
              query={query}
              found={found}
              loading={loading}
            />
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
          {close.length > 0 ? (
            <>
              <SectionTitle>Close to your search</SectionTitle>
              <ResultsList
                label="Close to your search"
                query={query}
                found={close}
                loading={loading}
              />
            </>
          ) : null}
        </Stack>
      </SideColumns>
    </>
  );
}
