/**
 * Places that pages offer to any team, by a general name: below a page, above the footer. Whoever's
 * live release has a fragment of that name fills it; the shell needs no release for it, and shows
 * nothing where nobody does. A place's props are its contract, in a file of its own like a slot's.
 */
import type { z } from './schema';
import { belowHome } from './slots/below-home';
import { belowOrders } from './slots/below-orders';
import { belowProduct } from './slots/below-product';

export const places = {
  'below.home': belowHome,
  'below.orders': belowOrders,
  'below.product': belowProduct,
} as const;

export type PlaceName = keyof typeof places;
export type PlaceProps<Name extends PlaceName> = z.input<(typeof places)[Name]>;

/** Whether this can be the name of a place, known here or not. */
export const isPlaceName = (text: string): boolean => /^below\.[a-z]+(?:-[a-z]+)*$/.test(text);
