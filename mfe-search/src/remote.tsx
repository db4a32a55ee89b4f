import type { Setup } from 'shared-contracts/door';
import { firstCallsOf } from 'shared-contracts/page-queries';
import { inFrame, pageInFrame } from './host';
import { searchPageQueries } from './page-queries';

export const setup: Setup = (host) => ({
  pages: {
    search: {
      firstCalls: firstCallsOf(searchPageQueries),
      load: async () => {
        const { searchPage } = await import(
          /* webpackChunkName: "page-search" */ './pages/search-page'
        );
        return pageInFrame(host, searchPage);
      },
    },
  },
  fragments: {
    'search.dialog': {
      load: async () => {
        const { SearchDialog } = await import(
          /* webpackChunkName: "fragment-search.dialog" */ './dialog/search-dialog'
        );
        return inFrame(host, SearchDialog);
      },
    },
    'search.offline-catalogue': {
      load: async () => {
        const { OfflineCataloguePart } = await import(
          /* webpackChunkName: "fragment-search.offline-catalogue" */ './offline/offline-catalogue-part'
        );
        return inFrame(host, OfflineCataloguePart);
      },
    },
  },
});
