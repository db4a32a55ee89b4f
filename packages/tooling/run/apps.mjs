/** The six bundles, in the order in which they are built. */
export const APPS = /** @type {const} */ ([
  'shell',
  'mfe-catalog',
  'mfe-search',
  'mfe-cart-checkout',
  'mfe-account',
  'mfe-content',
]);
