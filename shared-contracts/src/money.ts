import { groupedNumber } from './grouped-number';
import { z } from './schema';

/** An amount of Philippine pesos in whole centavos. Never a fraction, never pesos. */
export type Centavos = number;

/** VAT in percent of the subtotal (specification, section 9). */
export const VAT_PERCENT = 12;

/**
 * A price as a provider may send it. Zero, missing, negative and unreadable all mean that the
 * shop has no price to show: 'Price Upon Inquiry' (`null` inside).
 * @returns whole centavos, or null
 */
export function priceFromWire(value: unknown): Centavos | null {
  const centavos = amountFromWire(value);
  return centavos === null || centavos <= 0 ? null : centavos;
}

/**
 * An amount in pesos (number, or text such as '1,625.00') as whole centavos. Commas group thousands
 * and nothing else: '1,00.00' could be one peso or a thousand.
 * @returns null when it can't be read, or could be read in two ways
 */
export function amountFromWire(value: unknown): Centavos | null {
  const pesos =
    typeof value === 'string' && value.trim() !== ''
      ? Number(value.replaceAll(/,(?=\d{3}\b)/g, ''))
      : value;
  if (typeof pesos !== 'number' || !Number.isFinite(pesos)) return null;
  const centavos = Math.round(pesos * 100);
  return Number.isSafeInteger(centavos) ? centavos : null;
}

/** Whole centavos as pesos, as calls carry them. */
export function toPesos(amount: Centavos): number {
  return amount / 100;
}

/**
 * '₱1,625.00', as the whole shop shows money: what `Intl` gives for en-PH and PHP, which a test
 * compares. The first formatter of `Intl` takes a phone 70 ms, which would be on every page's way.
 */
export function formatMoney(amount: Centavos): string {
  return `${amount < 0 ? '-' : ''}₱${groupedNumber((Math.abs(amount) / 100).toFixed(2))}`;
}

/** What a price tag says: the amount, or 'Price Upon Inquiry' where there is none. */
export function formatPrice(price: Centavos | null): string {
  return price === null ? 'Price Upon Inquiry' : formatMoney(price);
}

export type Totals = { subtotal: Centavos; vat: Centavos; total: Centavos };

/** An amount with VAT: x 1.12, rounded once to the centavo (specification, section 9). */
const withVat = (amount: Centavos): Centavos => Math.round((amount * (100 + VAT_PERCENT)) / 100);

/**
 * VAT and total of a subtotal: total = subtotal x 1.12, rounded once to the centavo; VAT is the
 * difference, so that the two always add up (specification, section 9).
 */
export function totalsOf(subtotal: Centavos): Totals {
  const total = withVat(subtotal);
  return { subtotal, vat: total - subtotal, total };
}

/** '₱1,820.00 with VAT', of an amount before VAT. */
export function withVatWords(amount: Centavos): string {
  return `${formatMoney(withVat(amount))} with VAT`;
}

type WireAmount = number | string | null | undefined;

/** A price on the wire, read to centavos or null. */
export const wirePrice = z.pipe(
  z.optional(z.nullable(z.union([z.number(), z.string()]))),
  z.transform((value: WireAmount) => priceFromWire(value)),
);

/** An amount on the wire, read to centavos; what can't be read is refused. */
export const wireAmount = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((value, context) => {
    const amount = amountFromWire(value);
    if (amount === null) {
      context.issues.push({ code: 'custom', message: 'not an amount of pesos', input: value });
      return z.NEVER;
    }
    return amount;
  }),
);

/** An amount that a provider may leave out: null when missing or unreadable. */
export const optionalAmount = z.pipe(
  z.optional(z.nullable(z.union([z.number(), z.string()]))),
  z.transform((value: WireAmount) => amountFromWire(value)),
);
