import { paths } from 'shared-contracts/paths';
import { COMPARED_MOST } from './compared-most';

/** What an id of a product or variant looks like; anything else in a link is a stranger's text. */
const ID = /^\w[\w-]{0,63}$/;
/** So many names of a link are looked at. */
const NAMES_MOST = 50;

/**
 * The products that a link compares, each once, by their own or their variants' ids.
 * @param search the page's `products=ID,ID`; what can't be an id is left out
 */
export function comparedIds(search: URLSearchParams): string[] {
  const named = (search.get('products') ?? '').split(',', NAMES_MOST).map((name) => name.trim());
  return [...new Set(named.filter((name) => ID.test(name)))].slice(0, COMPARED_MOST);
}

/** Whether a link shows only the rows that differ. */
export const onlyDifferences = (search: URLSearchParams): boolean =>
  search.get('only') === 'differences';

/** The page that compares these products. */
export function comparePath(ids: readonly string[], only = false): string {
  if (ids.length === 0) return paths.compare();
  const path = `${paths.compare()}?products=${ids.map(encodeURIComponent).join(',')}`;
  return only ? `${path}&only=differences` : path;
}
