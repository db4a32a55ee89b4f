/** This remote's own run, without the shell: `pnpm --filter mfe-search dev`. */
import { runAlone } from 'host-kit/stand-alone.tsx';
import { globalCss } from 'shared-ui/global-style';
import latin from 'shared-ui/archivo-latin.woff2';
import { setup } from './remote';

runAlone({
  name: 'mfe-search',
  setup,
  paths: {
    search: '/search',
  },
  css: globalCss({ latin }),
});
