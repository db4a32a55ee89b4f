/** The calls that search. Each runs in a search's turn and bounds, because each may cost as much. */
import {
  findFacetEntries,
  matchLines,
  popularSearches,
  readFacets,
  searchProducts,
  searchSuggestions,
} from 'shared-contracts/calls';
import type { Deps } from '../domain/deps';
import { facetEntries, facetsOf } from '../domain/facets/facets';
import { answer, type App } from './answer';
import { matchedLines } from '../domain/quick-order/matched-lines';
import { popularQueries } from '../domain/search/popular';
import { queryTerms } from '../domain/search/query-terms';
import { searchResults } from '../domain/search/search';
import { suggestionsFor } from '../domain/search/suggestions';

export function searchCalls(app: App, deps: Deps): void {
  const { reads, turns, limits } = deps;

  answer(app, deps, searchProducts, async ({ body, network, gone }) => {
    if (queryTerms(body.query).length === 0) return { results: [], total: 0 };
    return turns.search({ network, gone }, (giveWay) =>
      searchResults(deps, body, { network, giveWay }),
    );
  });

  answer(app, deps, searchSuggestions, async (asked) => ({
    suggestions: await turns.search(asked, (giveWay) =>
      suggestionsFor(reads, asked.query.q, giveWay),
    ),
  }));

  answer(app, deps, popularSearches, async (asked) => ({
    popular_searches: await turns.search(asked, () => popularQueries(deps, asked.query.limit)),
  }));

  answer(app, deps, readFacets, ({ body, network, gone }) =>
    turns.search({ network, gone }, (giveWay) => facetsOf(deps, body, giveWay)),
  );

  answer(app, deps, findFacetEntries, ({ body, network, gone }) =>
    turns.search({ network, gone }, (giveWay) => facetEntries(deps, body, giveWay)),
  );

  answer(app, deps, matchLines, async ({ body, network, gone }) => {
    await limits.take('quickOrderByNetwork', network, body.lines.length);
    const lines = await turns.search({ network, gone }, (giveWay) =>
      matchedLines(deps, body, giveWay),
    );
    return { lines };
  });
}
