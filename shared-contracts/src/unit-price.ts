/** What a price is of: the one place that words it, for product, cart and order. */
import { formatMoney, type Centavos } from './money';

/** 'per metre'; 'each' where the unit isn't said. */
export const perUnit = (unit: string | undefined) => (unit ? `per ${unit}` : 'each');

/**
 * '₱12.50 per piece, 100 in the pack'.
 * @param price of the pack
 * @param pack pieces in it
 * @returns null where it is no pack, without the price where a piece costs less than half a centavo
 */
export function pieceWords(price: Centavos, pack: number | null | undefined): string | null {
  if (!pack || pack < 2) return null;
  const each = Math.round(price / pack);
  return `${each === 0 ? '' : `${formatMoney(each)} per piece, `}${pack} in the pack`;
}
