/** Stock as people write it: 12, '12 pcs', 'in stock', 'out of stock'. */
const NONE =
  /^(?:out[ _-]?of[ _-]?stock|sold[ _-]?out|unavailable|discontinued|no|none|false|outofstock)$/i;
const SOME =
  /^(?:in[ _-]?stock|available|yes|true|instock|on[ _-]?backorder|onbackorder|pre[ _-]?order|backorder|limited availability)$/i;
const UNITS =
  /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.0+)?\s*(?:pcs?|pieces?|units?|sets?|in stock|left|available)?\.?$/i;

/** @returns units, null for 'in stock, not counted', or why the text can't be read */
export function stockOf(value: unknown): { stock: number | null } | { fault: string } {
  if (value === null || value === undefined || value === true) return { stock: null };
  if (value === false) return { stock: 0 };
  if (typeof value === 'number') return { stock: value };
  const text = typeof value === 'string' ? value.trim() : '?';
  if (text === '' || SOME.test(text)) return { stock: null };
  if (NONE.test(text)) return { stock: 0 };
  const units = UNITS.exec(text)?.[1];
  // Shops that sell beyond their stock have negative counts.
  if (units === undefined) return /^-\d+$/.test(text) ? { stock: 0 } : { fault: 'is no stock' };
  return { stock: Number(units.replaceAll(',', '')) };
}
