/** The calls of the kept catalogue. A provider may lack them: it answers 404. */
import { keptCatalogueAnswer, keptCatalogueQuery, keptSizeAnswer } from '../wire/kept-catalogue';
import { ask, nothing } from './define';

export const readKeptCatalogue = ask(
  '/api/store/kept-catalogue',
  keptCatalogueQuery,
  keptCatalogueAnswer,
  { addition: true, work: 'search' },
);

export const readKeptSize = ask('/api/store/kept-catalogue/size', nothing, keptSizeAnswer, {
  addition: true,
  work: 'search',
});
