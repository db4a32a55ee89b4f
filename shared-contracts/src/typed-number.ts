/**
 * Numbers that a person types, read strictly: what could mean two things is refused, because a wrong
 * guess is an order of a hundred, or a drill for one peso. A comma groups thousands, as the
 * Philippines write it, and a point begins the centavos.
 */
import { amountFromWire, type Centavos } from './money';

const WHOLE = String.raw`\d{1,3}(?:,\d{3})+|\d{1,12}`;
const QUANTITY = new RegExp(`^(?:${WHOLE})$`);
const AMOUNT = new RegExp(String.raw`^(?:₱|PHP|P)?\s?((?:${WHOLE})(?:\.\d{1,2})?)$`, 'i');

/** '12' or '1,200'; null for all else, as '0x10', '1e3', '1.0' and '-1'. */
export function quantityTyped(text: string): number | null {
  const bare = text.trim();
  return QUANTITY.test(bare) ? Number(bare.replaceAll(',', '')) : null;
}

/** '1625', '₱1,625.50' or 'PHP 99.5'; null for all else, as '1,00.00', '12,50' and '1.299'. */
export function amountTyped(text: string): Centavos | null {
  const bare = AMOUNT.exec(text.trim())?.[1];
  return bare === undefined ? null : amountFromWire(bare);
}
