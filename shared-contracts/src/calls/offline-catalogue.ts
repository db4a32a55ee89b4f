/** The calls of the offline catalogue. A provider may lack them: it answers 404. */
import {
  offlineCatalogueAnswer,
  offlineCatalogueQuery,
  offlineCatalogueSizeAnswer,
} from '../wire/offline-catalogue';
import { ask, nothing } from './define';

export const readOfflineCatalogue = ask(
  '/api/store/offline-catalogue',
  offlineCatalogueQuery,
  offlineCatalogueAnswer,
  { addition: true, work: 'search' },
);

export const readOfflineCatalogueSize = ask(
  '/api/store/offline-catalogue/size',
  nothing,
  offlineCatalogueSizeAnswer,
  {
    addition: true,
    work: 'search',
  },
);
