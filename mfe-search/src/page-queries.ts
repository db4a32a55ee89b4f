import type { Visit } from 'shared-contracts/door';
import { popularQuery } from './api/queries';
import { namesQueries } from './api/filter-names';
import { readSearchUrl, wantedOf } from './pages/search-url';
import { searchQueries, type Wanted } from './search/search-queries';

// What each page asks, declared once: its loader asks it, and the shell may ask it before the
// page's code is loaded.

const resultsRequest = (wanted: Wanted) => ({ wanted, first: searchQueries(wanted) });

/** The search page: results and what their filters are called, or, without a query, what others search. */
export function searchPageQueries({ url }: Visit) {
  const asked = readSearchUrl(url);
  return asked.query === ''
    ? { popular: popularQuery() }
    : { results: resultsRequest(wantedOf(asked)), ...namesQueries(asked.filters) };
}
