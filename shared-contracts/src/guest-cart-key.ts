/**
 * The key of the guest's cart in local storage; nothing is stored under it while the cart is empty.
 * The shell looks only whether there is one; what is in it is the cart's alone.
 */
export const GUEST_CART_KEY = 'cart';
