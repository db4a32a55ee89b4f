import type { RemoteName } from 'shared-contracts/door';
import type { SlotName } from 'shared-contracts/slots';

/** The first word of a slot's name. */
type Noun = SlotName extends `${infer First}.${string}` ? First : never;

/** The remote that fills a slot, and the slot's name in a message when the remote fails. */
export type SlotOwner = { remote: RemoteName; part: string };

/** Who fills all slots of a noun. A new slot of a known noun needs no new shell. */
const nounOwners: Record<Noun, SlotOwner> = {
  cart: { remote: 'mfe-cart-checkout', part: 'Cart' },
  search: { remote: 'mfe-search', part: 'Search' },
  account: { remote: 'mfe-account', part: 'Account' },
  catalog: { remote: 'mfe-catalog', part: 'The product list' },
  content: { remote: 'mfe-content', part: 'Information' },
};

/** Slots that a message calls otherwise than by their noun. */
const partNames: Partial<Record<SlotName, string>> = {
  'cart.add-to-cart': 'Add to cart',
  'cart.reorder': 'Order again',
  'account.save-to-list': 'Save to list',
  'catalog.featured': 'The list of featured products',
  'catalog.brand-marquee': 'The list of brands',
  'catalog.list-filter': 'The filter',
  'catalog.mega-menu': 'Product menu',
  'catalog.quick-add': 'Add to cart',
  'catalog.related': 'The list of related products',
  'content.inquiry-dialog': 'Inquiry form',
};

export function slotOwner(name: SlotName): SlotOwner {
  const { remote, part } = nounOwners[name.slice(0, name.indexOf('.')) as Noun];
  return { remote, part: partNames[name] ?? part };
}
