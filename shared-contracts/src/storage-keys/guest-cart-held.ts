/** Whether this browser has a guest's cart, for code that comes without the cart's schema. */
import type { SafeStorage } from '../storage';

/** Only for `guest-cart.ts`; a build that imports it fails. */
export const GUEST_CART_KEY = 'cart';

/** Whether this browser holds a cart. */
export const holdsGuestCart = (storage: SafeStorage): boolean =>
  storage.read(GUEST_CART_KEY) !== null;
