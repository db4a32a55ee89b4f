/** This remote's own run, without the shell: `pnpm --filter mfe-account dev`. */
import { runAlone } from 'host-kit/stand-alone.tsx';
import { globalCss } from 'shared-ui/global-style';
import latin from 'shared-ui/archivo-latin.woff2';
import { setup } from './remote';

runAlone({
  name: 'mfe-account',
  setup,
  paths: {
    login: '/login',
    register: '/register',
    'forgot-password': '/forgot-password',
    'order-history': '/order-history',
    order: '/order-history/:orderNumber',
    'saved-lists': '/saved-lists',
    'shared-list': '/saved-lists/shared/:token',
    'saved-list': '/saved-lists/:listId',
    'my-details': '/my-details',
  },
  css: globalCss({ latin }),
});
