import type { PlaceName, PlaceProps } from 'shared-contracts/places';
import { matchRoute } from '../match-route';
import { routes } from '../routes';

type Params = Record<string, string>;
type PassedOf = { [Name in PlaceName]: (params: Params) => PlaceProps<Name> };

/** What each place passes to its part, of the page's path. */
const passed: PassedOf = {
  'below.home': () => ({}),
  'below.orders': () => ({}),
  'below.product': ({ productId = '' }) => ({ product_id: productId }),
};

/**
 * Which pages offer one. None on which something is typed that others shouldn't see (sign-in,
 * passwords, checkout) or where nothing shall distract.
 */
const PLACE_OF: Record<string, PlaceName> = {
  '/': 'below.home',
  '/order-history': 'below.orders',
  '/products/:productId': 'below.product',
};

/** The place below a page, with what it passes; null where it offers none. */
export function placeOfPage(pathname: string): { name: PlaceName; props: object } | null {
  const matched = matchRoute(routes, pathname);
  const name = matched && PLACE_OF[matched.route.path];
  return name ? { name, props: passed[name](matched.params) } : null;
}
