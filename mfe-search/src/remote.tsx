import type { Setup } from 'shared-contracts/door';
import { inFrame, pageInFrame } from './host';
import { searchCalls } from './pages/search-url';

export const setup: Setup = (host) => ({
  pages: {
    search: {
      firstCalls: searchCalls,
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
  },
});
