/** The calls that search. Each runs in a search's turn and bounds, because each may cost as much. */
import {
  findFacetEntries,
  findOwnedFits,
  findStandIns,
  matchLines,
  popularSearches,
  readFacets,
  readFits,
  searchProducts,
  searchSuggestions,
  tellChosen,
} from 'shared-contracts/calls';
import type { Deps } from '../domain/deps';
import { facetEntries, facetsOf } from '../domain/facets/facets';
import { fitsOf } from '../domain/fits/fits';
import { withFitting } from '../domain/fits/fits-filter';
import { ownedFits } from '../domain/fits/owned-fits';
import { answer, answerUser, type App } from './answer';
import { matchedLines } from '../domain/quick-order/matched-lines';
import { countChoice } from '../domain/search/choices';
import { popularQueries } from '../domain/search/popular';
import { queryTerms } from 'shared-contracts/search/query-terms';
import { searchResults } from '../domain/search/search';
import { suggestionsFor } from '../domain/search/suggestions';
import { defaults } from '../domain/search/synonyms';
import { collectingAt, collectionRule } from '../domain/stock/collection';
import { standInsOf } from '../domain/stand-ins/stand-ins';

export function searchCalls(app: App, deps: Deps): void {
  const { reads, scheduler, limits } = deps;

  answer(app, deps, searchProducts, async ({ body, network, disconnected }) => {
    if (queryTerms(body.query, defaults).length === 0) return { results: [], total: 0 };
    return scheduler.search({ network, disconnected }, async (yieldToOthers) => {
      const filters = await withFitting(reads, body.filters, yieldToOthers);
      return searchResults(deps, { ...body, filters }, { network, yieldToOthers });
    });
  });

  answer(app, deps, searchSuggestions, async (asked) => ({
    suggestions: await scheduler.search(asked, (yieldToOthers) =>
      suggestionsFor(reads, asked.query.q, yieldToOthers),
    ),
  }));

  answer(app, deps, popularSearches, async (asked) => ({
    popular_searches: await scheduler.search(asked, () => popularQueries(deps, asked.query.limit)),
  }));

  answer(app, deps, tellChosen, async ({ body, network, disconnected }) => {
    await scheduler.search({ network, disconnected }, () => countChoice(deps, body, network));
    return { message: 'Thank you.' };
  });

  answer(app, deps, readFacets, ({ body, network, disconnected }) =>
    scheduler.search({ network, disconnected }, async (yieldToOthers) => {
      const filter = await withFitting(reads, body.filter, yieldToOthers);
      return facetsOf(deps, { ...body, filter }, yieldToOthers);
    }),
  );

  answer(app, deps, findFacetEntries, ({ body, network, disconnected }) =>
    scheduler.search({ network, disconnected }, async (yieldToOthers) => {
      const filter = await withFitting(reads, body.list.filter, yieldToOthers);
      return facetEntries(deps, { ...body, list: { ...body.list, filter } }, yieldToOthers);
    }),
  );

  answerUser(app, deps, findOwnedFits, (user, { body, network, disconnected }) =>
    scheduler.search({ network, disconnected }, (yieldToOthers) =>
      ownedFits(deps, user.id, body, yieldToOthers),
    ),
  );

  answer(app, deps, readFits, async ({ query, network, disconnected }) => {
    const rule = collectionRule(await deps.shopSettings.lately());
    const collecting = collectingAt(rule, deps.now());
    return scheduler.search({ network, disconnected }, (yieldToOthers) =>
      fitsOf(reads, query.variant_id, collecting, yieldToOthers),
    );
  });

  answer(app, deps, findStandIns, async ({ query, network, disconnected }) => {
    await limits.take('searchByNetwork', network);
    return scheduler.search({ network, disconnected }, (yieldToOthers) =>
      standInsOf(deps, query.variant_id, yieldToOthers),
    );
  });

  answer(app, deps, matchLines, async ({ body, network, disconnected }) => {
    await limits.take('quickOrderByNetwork', network, body.lines.length);
    const lines = await scheduler.search({ network, disconnected }, (yieldToOthers) =>
      matchedLines(deps, body, yieldToOthers),
    );
    return { lines };
  });
}
