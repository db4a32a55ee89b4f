/** This remote's own run, without the shell: `pnpm --filter mfe-cart-checkout dev`. */
import { runAlone } from 'host-kit/stand-alone.tsx';
import { globalCss } from 'shared-ui/global-style';
import latin from 'shared-ui/archivo-latin.woff2';
import { setup } from './remote';

runAlone({
  name: 'mfe-cart-checkout',
  setup,
  paths: {
    checkout: '/checkout',
    'quick-order': '/quick-order',
    'shared-cart': '/cart/shared',
  },
  samples: {
    'cart.add-to-cart': {
      product_id: '1',
      variant_id: '1',
      product_name: 'Sample',
      variant_name: 'Standard',
      brand_name: 'Sample brand',
      price: 100_00,
      product_image: null,
      in_stock: true,
      default: true,
      layout: 'full',
    },
    'cart.reorder': {
      order_number: 'ORD-1',
      lines: [
        {
          id: '1',
          variant_id: '1',
          product_name: 'Sample',
          variant_name: 'Standard',
          brand_name: 'Sample brand',
          quantity: 1,
          price: 100_00,
        },
      ],
    },
  },
  css: globalCss({ latin }),
});
