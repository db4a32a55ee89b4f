import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { LoaderContext, Page } from 'shared-contracts/door';
import type { FilterNames } from 'shared-contracts/list-filter';
import { paths } from 'shared-contracts/paths';
import { asChip } from 'shared-ui/chip';
import { PageTitle, PageWidth } from 'shared-ui/page';
import { SectionTitle } from 'shared-ui/section-title';
import { Skeleton } from 'shared-ui/skeleton';
import { Row, Stack } from 'shared-ui/stack';
import { popular } from '../api/popular';
import { readFilterNames } from '../api/filter-names';
import { searchPageQueries } from '../page-queries';
import type { SearchOutcome } from '../search/outcome';
import { searchCatalogue } from '../search/search-catalogue';
import { QuickOrderBelow, SearchForm } from './search-form';
import { SearchedResults } from './searched-results';
import { readSearchUrl, type SearchUrl } from './search-url';

type Data =
  | { kind: 'blank'; popular: string[] }
  | (SearchUrl & { kind: 'searched'; outcome: SearchOutcome; names: FilterNames });

async function load({ host, signal, ...visit }: LoaderContext): Promise<Data> {
  const asked = searchPageQueries(visit);
  if ('popular' in asked) {
    return { kind: 'blank', popular: await popular(host.http, asked.popular, signal) };
  }
  const searched = readSearchUrl(visit.url);
  const [outcome, names] = await Promise.all([
    searchCatalogue(host, asked.results.wanted, signal),
    readFilterNames(host.http, searched.filters, signal),
  ]);
  return { kind: 'searched', ...searched, outcome, names };
}

/** On a phone as low as can be above the results, which somebody came for. */
const Room = styled(PageWidth)`
  padding-block: var(--space-6) var(--space-10);
  @media (max-width: 39.99rem) {
    padding-top: 0.625rem;
    h1 {
      font-size: var(--text-lg);
    }
    > div {
      gap: var(--space-2);
    }
  }
`;

const PopularLink = styled(Link)(asChip);

function Popular({ words }: { words: string[] }) {
  return (
    <Stack gap={3}>
      <SectionTitle>Popular searches</SectionTitle>
      <Row gap={3}>
        {words.map((word) => (
          <PopularLink key={word} to={paths.search(word)}>
            {word}
          </PopularLink>
        ))}
      </Row>
    </Stack>
  );
}

function SearchPage({ data }: { data: Data }) {
  const query = data.kind === 'searched' ? data.query : '';
  return (
    <Room>
      <Stack gap={5}>
        <PageTitle>{query === '' ? 'Search' : `Search results for "${query}"`}</PageTitle>
        <SearchForm query={query} />
        {data.kind === 'blank' ? (
          <Popular words={data.popular} />
        ) : (
          <SearchedResults asked={data} outcome={data.outcome} names={data.names} />
        )}
        <QuickOrderBelow />
      </Stack>
    </Room>
  );
}

function SearchPending() {
  return (
    <Room aria-busy="true">
      <Stack gap={5}>
        <PageTitle>Search</PageTitle>
        {Array.from({ length: 8 }, (_, at) => (
          <Skeleton key={at} height="6rem" />
        ))}
      </Stack>
    </Room>
  );
}

export const searchPage: Page<Data> = {
  Component: SearchPage,
  Pending: SearchPending,
  loader: load,
  head: (data) => ({
    title: data.kind === 'searched' ? `Search results for "${data.query}"` : 'Search',
    canonical: paths.search(data.kind === 'searched' ? data.query : ''),
    // There are endless search URLs, all with the catalogue's content; search engines list the
    // catalogue's own pages.
    robots: 'noindex',
  }),
  status: (data) => (data.kind === 'searched' && data.outcome.kind !== 'found' ? 503 : 200),
};
