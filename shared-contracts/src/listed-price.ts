import { formatMoney, formatPrice, type Centavos } from './money';
import type { ProductListItem } from './wire/product';

/**
 * What a list says of a product's price, which is the one that the list is sorted by.
 * @returns its words, with 'From' where other variants cost more; and the lowest price where that is
 *   another one, else null
 */
export function listedPrice({
  price,
  price_from: from = null,
}: Pick<ProductListItem, 'price' | 'price_from'>): { words: string; lower: Centavos | null } {
  return from === (price ?? from) && from !== null
    ? { words: `From ${formatMoney(from)}`, lower: null }
    : { words: formatPrice(price), lower: from };
}
