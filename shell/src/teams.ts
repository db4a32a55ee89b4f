import type { RemoteName } from 'shared-contracts/door';

/** Which team owns a bundle, as shown where the borders between the teams are drawn. */
export const teams: Record<RemoteName | 'shell', string> = {
  shell: 'Shell team',
  'mfe-catalog': 'Catalog team',
  'mfe-search': 'Search team',
  'mfe-cart-checkout': 'Cart and checkout team',
  'mfe-account': 'Account team',
  'mfe-content': 'Content team',
};
