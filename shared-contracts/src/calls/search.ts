/** The calls of the search. */
import {
  popularAnswer,
  popularQuery,
  searchAnswer,
  searchBody,
  suggestionsAnswer,
  suggestionsQuery,
} from '../wire/search';
import { ask, post } from './define';

export const searchProducts = post('/api/store/products/search', searchBody, searchAnswer, {
  work: 'search',
});

export const searchSuggestions = ask(
  '/api/store/products/search/suggestions',
  suggestionsQuery,
  suggestionsAnswer,
  { work: 'search' },
);

export const popularSearches = ask(
  '/api/store/products/search/popular',
  popularQuery,
  popularAnswer,
  { work: 'search' },
);
