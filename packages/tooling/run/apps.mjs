/** The six bundles, in the order in which they are built. */
export const APPS = [
  'shell',
  'mfe-catalog',
  'mfe-search',
  'mfe-cart-checkout',
  'mfe-account',
  'mfe-content',
];
