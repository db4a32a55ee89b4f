import { formatDate, formatDateTime } from './dates';

/**
 * 'Sale until June 20, 2026': the last day, where the sale ends with a day in the Philippines.
 * @param ends ISO 8601; null where it has no end, or none that can be read
 */
export function saleWords(ends: string | undefined): string | null {
  const at = Date.parse(ends ?? '');
  if (ends === undefined || Number.isNaN(at)) return null;
  const last = formatDate(new Date(at - 1).toISOString()).text;
  const midnight = last !== formatDate(ends).text;
  return `Sale until ${midnight ? last : formatDateTime(ends).text}`;
}
