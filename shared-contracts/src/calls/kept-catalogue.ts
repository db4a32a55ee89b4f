/** The calls of the kept catalogue. A provider may lack them: it answers 404. */
import { keptCatalogueAnswer, keptCatalogueQuery, keptSizeAnswer } from '../wire/kept-catalogue';
import { ask, nothing } from './define';

export const readKeptCatalogue = ask(
  '/api/store/kept-catalogue',
  keptCatalogueQuery,
  keptCatalogueAnswer,
  'The whole catalogue in little, for a browser to search in without a network, or what changed since a version.',
  { addition: true, work: 'search' },
);

export const readKeptSize = ask(
  '/api/store/kept-catalogue/size',
  nothing,
  keptSizeAnswer,
  'How large the catalogue is that a browser can keep.',
  { addition: true, work: 'search' },
);
