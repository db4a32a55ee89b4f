/** What the shop is made of, by name: the tests know it from outside, and import none of it. */
export const REMOTES = [
  'mfe-catalog',
  'mfe-search',
  'mfe-cart-checkout',
  'mfe-account',
  'mfe-content',
] as const;
export type Remote = (typeof REMOTES)[number];

export const APPS = ['shell', ...REMOTES] as const;
