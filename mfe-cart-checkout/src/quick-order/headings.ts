/** What the headings of a table say of its columns. */

export type Column = 'quantity' | 'unit' | 'code' | 'name' | 'other';

/** Numbers of something else: what a pack holds, what is in stock, or packs and dozens. */
const OTHER_QUANTITY =
  /\/|\bper\b|pack|box|doz|roll|pair|stock|on hand|avail|balance|deliver|receiv|serv|minimum|\bmin\b|\bmoq\b/;

const HEADINGS: readonly (readonly [Column, RegExp])[] = [
  [
    'code',
    /^(?:model|model (?:no|number)|part (?:no|number)|item (?:code|no)|product (?:code|no)|code|sku|mpn|gtin|barcode|article (?:no|number))\.?$/,
  ],
  [
    'name',
    /^(?:item|items|product|product name|name|description|item description|particulars|material|materials|article|gamit|pangalan)\.?$/,
  ],
  ['unit', /^(?:unit|units|uom|unit of measure)\.?$/],
  [
    'other',
    /^(?:#|no|line|price|unit price|unit cost|cost|amount|total|total (?:price|cost|amount)|remarks|notes|brand|presyo)\.?$/,
  ],
  [
    'quantity',
    /\b(?:qty|quantity|quantities|dami|bilang|ilan)\b|^(?:pcs|no\.? of (?:pcs|units))\.?$/,
  ],
];

/** @returns null for a heading that nobody knows, or that may be the quantity's or not */
export function columnOf(heading: string): Column | null {
  const folded = heading.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const column = HEADINGS.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
  return column === 'quantity' && OTHER_QUANTITY.test(folded) ? null : column;
}

/** Whether a row has headings, one of them of the articles; in the first row the others may be unknown. */
export function isHeading(cells: readonly string[], row: number): boolean {
  const columns = cells.map(columnOf).filter((column) => column !== null);
  return (
    cells.length > 1 &&
    (row === 0 || columns.length > 1) &&
    columns.some((column) => column === 'name' || column === 'code')
  );
}
