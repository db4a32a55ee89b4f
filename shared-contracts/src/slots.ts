/**
 * The named places that one remote fills in another's page or in the shell's layout. A slot's props
 * are its contract, in a file of its own, named after the slot: a release's contract is made from
 * the files of the slots that it fills and shows. The shell decides which remote fills the slots of a noun,
 * the first word of their names.
 */
import type { z } from './schema';
import { accountMenu } from './slots/account-menu';
import { accountSaveToList } from './slots/account-save-to-list';
import { cartAddToCart } from './slots/cart-add-to-cart';
import { cartButton } from './slots/cart-button';
import { cartDrawer } from './slots/cart-drawer';
import { cartReorder } from './slots/cart-reorder';
import { catalogBrandMarquee } from './slots/catalog-brand-marquee';
import { catalogFeatured } from './slots/catalog-featured';
import { catalogListFilter } from './slots/catalog-list-filter';
import { catalogMegaMenu } from './slots/catalog-mega-menu';
import { catalogQuickAdd } from './slots/catalog-quick-add';
import { catalogRelated } from './slots/catalog-related';
import { contentInquiryDialog } from './slots/content-inquiry-dialog';
import { contentUnsent } from './slots/content-unsent';
import { searchDialog } from './slots/search-dialog';
import { searchOfflineCatalogue } from './slots/search-offline-catalogue';

export type { InquiryPrefill } from './slots/content-inquiry-dialog';
export type { OfflineLines } from './slots/search-offline-catalogue';

export const slots = {
  'cart.button': cartButton,
  'cart.drawer': cartDrawer,
  'cart.add-to-cart': cartAddToCart,
  'cart.reorder': cartReorder,
  'search.dialog': searchDialog,
  'search.offline-catalogue': searchOfflineCatalogue,
  'account.menu': accountMenu,
  'account.save-to-list': accountSaveToList,
  'catalog.featured': catalogFeatured,
  'catalog.brand-marquee': catalogBrandMarquee,
  'catalog.list-filter': catalogListFilter,
  'catalog.mega-menu': catalogMegaMenu,
  'catalog.quick-add': catalogQuickAdd,
  'catalog.related': catalogRelated,
  'content.inquiry-dialog': contentInquiryDialog,
  'content.unsent': contentUnsent,
} as const;

export type SlotName = keyof typeof slots;
type Input<Name extends SlotName> = z.input<(typeof slots)[Name]>;
/** A slot's props; a slot without any takes none. */
export type SlotProps<Name extends SlotName> =
  Input<Name> extends Record<string, never> ? object : Input<Name>;
