/**
 * What a page shows without a network: always one of three (docs/decisions/0020).
 * - `seen before`: what was stored of it, with its time.
 * - `on this device`: what the device makes by itself, of its code and of what was entered here.
 * - `needs a network`: a drawing, one sentence, two ways on; it comes by itself when the network is back.
 */
export type OfflineState = 'seen before' | 'on this device' | 'needs a network';

/** The state of each page of the route table that was never opened on this device, by its path. */
export const NEVER_OPENED: Readonly<Record<string, Exclude<OfflineState, 'seen before'>>> = {
  '/': 'on this device',
  '/store': 'needs a network',
  '/products/:productId': 'needs a network',
  '/category/:categoryId': 'needs a network',
  '/categories': 'needs a network',
  '/brand/:brandId': 'needs a network',
  '/brands': 'needs a network',
  '/compare': 'needs a network',
  '/search': 'on this device',
  '/quick-order': 'on this device',
  '/blogs': 'needs a network',
  '/blogs/:blogId': 'needs a network',
  '/cart/shared': 'needs a network',
  '/checkout': 'on this device',
  '/order-history': 'needs a network',
  '/order-history/:orderNumber': 'needs a network',
  '/my-details': 'on this device',
  '/quotation-request': 'on this device',
  '/quotations': 'needs a network',
  '/quotations/:quotationNumber': 'needs a network',
  '/quotations/shared/:link': 'needs a network',
  '/saved-lists': 'on this device',
  '/saved-lists/shared/:token': 'needs a network',
  '/saved-lists/:listId': 'needs a network',
  '/login': 'on this device',
  '/register': 'on this device',
  '/forgot-password': 'on this device',
  '/privacy-policy': 'on this device',
  '/terms-and-conditions': 'on this device',
  '/contact-us': 'on this device',
};

/** Whether a device makes the page by itself, so that nothing on it is out of date. */
export const isOnDevice = (pathname: string): boolean =>
  NEVER_OPENED[pathname.replace(/(.)\/$/, '$1')] === 'on this device';

/** Pages that show what was entered here, and what its answers say: of their document's time nothing. */
const OF_ENTRIES = new Set([
  '/quick-order',
  '/checkout',
  '/quotation-request',
  '/saved-lists',
  '/login',
  '/register',
  '/forgot-password',
]);

/** Whether the time of a page's document says of when is what the page shows. */
export const isOfDocument = (pathname: string): boolean =>
  !OF_ENTRIES.has(pathname.replace(/(.)\/$/, '$1'));
