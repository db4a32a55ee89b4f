import { paths } from 'shared-contracts/paths';
import { QUANTITY_MOST } from 'shared-contracts/wire/cart';

/** A line of a shared cart, as its link says it. */
export type SharedLine = { variant_id: string; quantity: number };

/** A longer link is cut: each line asks the provider for a product. */
export const SHARED_MOST = 100;
/** So many lines are read before the page is shown, on a server too. */
const FIRST = 6;
/** So many parts of a link are looked at. */
const PARTS_MOST = 300;

/** An id and a quantity; anything else in a link is a stranger's text. */
const LINE = /^(\w[\w-]{0,63}):([1-9]\d{0,3})$/;

/**
 * The lines of a shared cart, as its link says them.
 * @param search the page's `lines=VARIANT:QUANTITY,…`; a variant named twice is one line
 * @returns `left` is how many parts of the link are no lines, or too many
 */
export function sharedLines(search: URLSearchParams): { lines: SharedLine[]; left: number } {
  const parts = (search.get('lines') ?? '').split(',', PARTS_MOST).filter((part) => part.trim());
  const lines = new Map<string, number>();
  let left = 0;
  for (const part of parts) {
    const [, id = '', units = ''] = LINE.exec(part.trim()) ?? [];
    if (id === '' || (!lines.has(id) && lines.size >= SHARED_MOST)) left += 1;
    else lines.set(id, Math.min(QUANTITY_MOST, (lines.get(id) ?? 0) + Number(units)));
  }
  return {
    lines: [...lines].map(([variant_id, quantity]) => ({ variant_id, quantity })),
    left,
  };
}

/** The page that shows these lines, and nothing of who shares them. */
export const sharedCartPath = (lines: readonly SharedLine[]): string =>
  `${paths.sharedCart()}?lines=${lines.map((line) => `${encodeURIComponent(line.variant_id)}:${line.quantity}`).join(',')}`;

/** The lines that the page begins with. */
export const firstOf = (lines: readonly SharedLine[]) => lines.slice(0, FIRST);
