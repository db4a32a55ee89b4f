/** The call of a list's facets. A provider may lack it: it answers 404. */
import { facetsAnswer, facetsBody } from '../wire/facets';
import { post } from './define';

export const readFacets = post('/api/store/products/search/facets', facetsBody, facetsAnswer, {
  addition: true,
  work: 'search',
});
