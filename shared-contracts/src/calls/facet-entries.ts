/** The call that finds a list's brands or categories by name. A provider may lack it: it answers 404. */
import { facetEntriesAnswer, facetEntriesBody } from '../wire/facet-entries';
import { post } from './define';

export const findFacetEntries = post(
  '/api/store/products/search/facets/entries',
  facetEntriesBody,
  facetEntriesAnswer,
  'The brands or categories of a list whose name has a text in it, with counts: its facets have the 200 of most products.',
  { addition: true, work: 'search' },
);
