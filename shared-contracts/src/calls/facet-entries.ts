/** The call that finds a list's brands or categories by name. A provider may lack it: it answers 404. */
import { facetEntriesAnswer, facetEntriesBody } from '../wire/facet-entries';
import { post } from './define';

export const findFacetEntries = post(
  '/api/store/products/search/facets/entries',
  facetEntriesBody,
  facetEntriesAnswer,
  { addition: true, work: 'search' },
);
