/** This remote's own run, without the shell: `pnpm --filter mfe-catalog dev`. */
import { runAlone } from 'host-kit/stand-alone.tsx';
import { globalCss } from 'shared-ui/global-style';
import latin from 'shared-ui/archivo-latin.woff2';
import { setup } from './remote';

runAlone({
  name: 'mfe-catalog',
  setup,
  paths: {
    store: '/store',
    product: '/products/:productId',
    category: '/category/:categoryId',
    categories: '/categories',
    brand: '/brand/:brandId',
    brands: '/brands',
    compare: '/compare',
  },
  css: globalCss({ latin }),
});
