/** With it an address opens the cart over its page, as the installed shop's shortcut does. */
export const OPEN_CART = '#cart';
