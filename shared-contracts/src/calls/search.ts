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

export const searchProducts = post(
  '/api/store/products/search',
  searchBody,
  searchAnswer,
  'Search products.',
  { work: 'search' },
);

export const searchSuggestions = ask(
  '/api/store/products/search/suggestions',
  suggestionsQuery,
  suggestionsAnswer,
  'Words that complete a query.',
  { work: 'search' },
);

export const popularSearches = ask(
  '/api/store/products/search/popular',
  popularQuery,
  popularAnswer,
  'What others search most.',
  { work: 'search' },
);
