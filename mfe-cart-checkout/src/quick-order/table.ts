/**
 * Reads what comes from a spreadsheet: cells by tab, semicolon or comma. It is not CSV's strict
 * grammar, because '1/2" bolt, 5' is typed by hand: a quotation mark counts only where it begins a
 * cell and another one ends it.
 */
import { countedLine, type Counted } from './line-quantity';
import { countOf, UNIT } from './number-words';

const DELIMITERS = ['\t', ';', ','] as const;
/** So large a share of the lines must have a delimiter. */
const SHARE = 0.6;

type Column = 'quantity' | 'unit' | 'code' | 'name' | 'other';

const HEADINGS: readonly (readonly [Column, RegExp])[] = [
  [
    'quantity',
    /^(?:qty|quantity|quantities|dami|bilang|ilan|pcs|order(?:ed)? ?(?:qty|quantity)|no\.? of (?:pcs|units))\.?$/,
  ],
  ['unit', /^(?:unit|units|uom|unit of measure)\.?$/],
  [
    'code',
    /^(?:model|model (?:no|number)|part (?:no|number)|item (?:code|no)|product (?:code|no)|code|sku|mpn|gtin|barcode|article (?:no|number))\.?$/,
  ],
  [
    'name',
    /^(?:item|items|product|product name|name|description|item description|particulars|material|materials|article|gamit|pangalan)\.?$/,
  ],
  ['other', /^(?:#|no|line|price|unit price|amount|total|remarks|notes|brand|presyo)\.?$/],
];

/** The cells of one row; a quoted cell may have the delimiter and doubled quotation marks. */
function cellsOf(row: string, delimiter: string): string[] {
  const cells: string[] = [];
  let rest: string | null = row;
  while (rest !== null) {
    const quoted: RegExpExecArray | null = /^\s*"((?:[^"]|"")*)"\s*/.exec(rest);
    const after: string = quoted ? rest.slice(quoted[0].length) : '';
    if (quoted && (after === '' || after.startsWith(delimiter))) {
      cells.push((quoted[1] ?? '').replaceAll('""', '"').trim());
      rest = after === '' ? null : after.slice(delimiter.length);
    } else {
      const at: number = rest.indexOf(delimiter);
      cells.push((at < 0 ? rest : rest.slice(0, at)).trim());
      rest = at < 0 ? null : rest.slice(at + delimiter.length);
    }
  }
  return cells;
}

function columnOf(heading: string): Column | null {
  const folded = heading.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  return HEADINGS.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}

const QUANTITY = new RegExp(`^(\\d{1,3}(?:,\\d{3})+|\\d{1,6})(?:\\.0+)?\\s*(${UNIT})?\\.?$`, 'i');

function quantityIn(cell: string, unit?: string): number | null {
  const [, number, own] = QUANTITY.exec(cell) ?? [];
  const count = number === undefined ? 0 : countOf(number, own ?? unit);
  return count > 0 ? count : null;
}

const counted = (text: string, quantity: number | null): Counted =>
  quantity === null || quantity > 9999
    ? { text, quantity: Math.min(quantity ?? 1, 9999), sure: false }
    : { text, quantity, sure: true };

function byHeading(cells: readonly string[], columns: readonly (Column | null)[]): Counted {
  const of = (column: Column) => cells.filter((cell, at) => columns[at] === column && cell !== '');
  const text = [...of('code'), ...of('name')].join(' ');
  if (!columns.includes('quantity')) return countedLine(text);
  return counted(text, quantityIn(of('quantity')[0] ?? '', of('unit')[0]));
}

/** Without headings: the last cell that is a quantity, or else the first. */
function byPlace(row: readonly string[], nth: number): Counted {
  // The first of several numbers counts the rows.
  const numbered =
    row.length > 2 &&
    row[0] === String(nth + 1) &&
    row.slice(1).some((cell) => quantityIn(cell) !== null);
  const cells = (numbered ? row.slice(1) : row).filter((cell) => cell !== '');
  const last = cells.findLastIndex((cell) => quantityIn(cell) !== null);
  if (last < 0 || cells.length < 2) return countedLine(cells.join(' '));
  const text = cells.filter((_, at) => at !== last).join(' ');
  const numbers = cells.filter((cell) => quantityIn(cell) !== null).length;
  return { ...counted(text, quantityIn(cells[last] ?? '')), sure: numbers === 1 };
}

/** @returns null where the rows are no table */
export function tableLines(rows: readonly string[]): Counted[] | null {
  const headed = DELIMITERS.find((delimiter) => {
    const columns = cellsOf(rows[0] ?? '', delimiter).map(columnOf);
    return columns.length > 1 && columns.some((column) => column === 'name' || column === 'code');
  });
  if (headed !== undefined) {
    const columns = cellsOf(rows[0] ?? '', headed).map(columnOf);
    return rows.slice(1).map((row) => byHeading(cellsOf(row, headed), columns));
  }
  const delimiter = DELIMITERS.find((one) => {
    const having = rows.filter((row) => {
      const cells = cellsOf(row, one);
      // A comma is also in names: there a cell must be a quantity.
      return cells.length > 1 && (one === '\t' || cells.some((cell) => quantityIn(cell) !== null));
    });
    return having.length >= Math.max(1, rows.length * SHARE) && (one !== ',' || rows.length > 1);
  });
  if (delimiter === undefined) return null;
  return rows.map((row, nth) => {
    const cells = cellsOf(row, delimiter);
    return cells.length > 1 ? byPlace(cells, nth) : countedLine(row);
  });
}
