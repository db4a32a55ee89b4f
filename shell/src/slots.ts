import type { RemoteName } from 'shared-contracts/door';
import type { SlotName } from 'shared-contracts/slots';

/** The remote that fills a slot, and the slot's name in a message when the remote fails. */
export type SlotOwner = { remote: RemoteName; part: string };

export const slotOwners: Record<SlotName, SlotOwner> = {
  'cart.button': { remote: 'mfe-cart-checkout', part: 'Cart' },
  'cart.drawer': { remote: 'mfe-cart-checkout', part: 'Cart' },
  'cart.add-to-cart': { remote: 'mfe-cart-checkout', part: 'Add to cart' },
  'cart.reorder': { remote: 'mfe-cart-checkout', part: 'Order again' },
  'search.dialog': { remote: 'mfe-search', part: 'Search' },
  'account.menu': { remote: 'mfe-account', part: 'Account' },
  'catalog.featured': { remote: 'mfe-catalog', part: 'Featured products' },
  'catalog.brand-marquee': { remote: 'mfe-catalog', part: 'Brands' },
  'catalog.mega-menu': { remote: 'mfe-catalog', part: 'Product menu' },
  'content.inquiry-dialog': { remote: 'mfe-content', part: 'Inquiry form' },
};
