import type { Setup } from 'shared-contracts/door';
import { safeStorage } from 'shared-contracts/storage';
import { forgetBegunOrder } from 'shared-contracts/storage-keys/begun-order-held';
import { inFrame, pageInFrame } from './host';

export const setup: Setup = (host) => {
  // The next person at this browser must not see a half-filled form. An expired session keeps it.
  host.events.on('session:ended', ({ reason }) => {
    if (reason === 'logout') {
      host.draft('checkout').clear();
      forgetBegunOrder(safeStorage(() => window.localStorage));
    }
  });
  return {
    pages: {
      checkout: {
        load: async () => {
          const { checkoutPage } = await import(
            /* webpackChunkName: "page-checkout" */ './pages/checkout-page'
          );
          return pageInFrame(host, checkoutPage);
        },
      },
      'shared-cart': {
        load: async () => {
          const { sharedCartPage } = await import(
            /* webpackChunkName: "page-shared-cart" */ './pages/shared-cart-page'
          );
          return pageInFrame(host, sharedCartPage);
        },
      },
      'quick-order': {
        load: async () => {
          const { quickOrderPage } = await import(
            /* webpackChunkName: "page-quick-order" */ './pages/quick-order-page'
          );
          return pageInFrame(host, quickOrderPage);
        },
      },
    },
    fragments: {
      'cart.button': {
        load: async () => {
          const { CartButton } = await import(
            /* webpackChunkName: "fragment-cart.button" */ './button/cart-button'
          );
          return inFrame(host, CartButton);
        },
      },
      'cart.drawer': {
        load: async () => {
          const { CartDrawer } = await import(
            /* webpackChunkName: "fragment-cart.drawer" */ './drawer/cart-drawer'
          );
          return inFrame(host, CartDrawer);
        },
      },
      'cart.add-to-cart': {
        load: async () => {
          const { AddToCart } = await import(
            /* webpackChunkName: "fragment-cart.add-to-cart" */ './add-to-cart/add-to-cart'
          );
          return inFrame(host, AddToCart);
        },
      },
      'cart.reorder': {
        load: async () => {
          const { Reorder } = await import(
            /* webpackChunkName: "fragment-cart.reorder" */ './reorder/reorder'
          );
          return inFrame(host, Reorder);
        },
      },
    },
  };
};
