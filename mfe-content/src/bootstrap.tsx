/** Runs this remote by itself, without the shell: `pnpm --filter mfe-content dev`. */
import { runAlone } from 'host-kit/stand-alone.tsx';
import { globalCss } from 'shared-ui/global-style';
import latin from 'shared-ui/archivo-latin.woff2';
import { setup } from './remote';

runAlone({
  name: 'mfe-content',
  setup,
  paths: {
    home: '/',
    blogs: '/blogs',
    blog: '/blogs/:blogId',
    privacy: '/privacy-policy',
    terms: '/terms-and-conditions',
    contact: '/contact-us',
    quotations: '/quotations',
    quotation: '/quotations/:quotationNumber',
    'shared-quotation': '/quotations/shared/:link',
    'quotation-request': '/quotation-request',
  },
  css: globalCss({ latin }),
});
