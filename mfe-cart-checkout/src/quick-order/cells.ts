/** The cells of a row, and what each may be. */
import { countOf, UNIT } from './number-words';
import { amountOf } from './prices';

/** A comma that parts cells: '1,200 pcs' and '@ 8,625.00' have one of their thousands. */
const COMMA = /,(?!(?<=[\s₱(=@]\d{1,3}(?:,\d{3})*,)\d{3}(?!\d))/;

/** The cells of one row; a quoted cell may have the delimiter and doubled quotation marks. */
export function cellsOf(row: string, delimiter: string): string[] {
  const cells: string[] = [];
  let rest: string | null = row;
  while (rest !== null) {
    const quoted: RegExpExecArray | null = /^\s*"((?:[^"]|"")*)"\s*/.exec(rest);
    const after: string = quoted ? rest.slice(quoted[0].length) : '';
    if (quoted && (after === '' || after.startsWith(delimiter))) {
      cells.push((quoted[1] ?? '').replaceAll('""', '"').trim());
      rest = after === '' ? null : after.slice(delimiter.length);
    } else {
      const at: number = delimiter === ',' ? rest.search(COMMA) : rest.indexOf(delimiter);
      cells.push((at < 0 ? rest : rest.slice(0, at)).trim());
      rest = at < 0 ? null : rest.slice(at + delimiter.length);
    }
  }
  return cells;
}

const QUANTITY = new RegExp(`^(\\d{1,3}(?:,\\d{3})+|\\d{1,6})(?:\\.0+)?\\s*(${UNIT})?\\.?$`, 'i');

export type CellCount = { count: number; unit: string };

/** @returns null where the cell is no whole number with or without a unit */
export function quantityIn(cell: string, unit = ''): CellCount | null {
  const [, number, own] = QUANTITY.exec(cell) ?? [];
  const count = number === undefined ? 0 : countOf(number, own ?? unit);
  return count > 0 ? { count, unit: own ?? unit } : null;
}

const UNIT_CELL = new RegExp(`^${UNIT}\\.?$`, 'i');
const AMOUNT = /^(?:(?:₱|php|p)\s*)?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?:\s*(?:php|pesos?))?$/i;
const FIGURES = new RegExp(`^(?:₱|php|p)?\\s*[~≈-]?\\d[\\d.,\\s–-]*(?:${UNIT}|%)?\\.?$`, 'i');
const CURRENCY = /₱|php|pesos?|^p\s?\d/i;

export const isUnitCell = (cell: string): boolean => UNIT_CELL.test(cell);
export const isDateCell = (cell: string): boolean =>
  /^(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{1,2}[\s-][a-z]{3,9}[\s,-]+\d{2,4}|[a-z]{3,9}\.? \d{1,2},? \d{4})$/i.test(
    cell,
  );
/** Figures and their marks, also where they say two numbers: '2-3'. */
export const isFigureCell = (cell: string): boolean => FIGURES.test(cell) && !isDateCell(cell);

/** @returns NaN where the cell is no number */
export function numberIn(cell: string): number {
  const [, whole, part = ''] = AMOUNT.exec(cell) ?? [];
  return whole === undefined ? NaN : amountOf(whole + part);
}

/** A price by its currency or its centavos. */
export const isPriceCell = (cell: string): boolean =>
  AMOUNT.test(cell) && (CURRENCY.test(cell) || /\.\d{2}$/.test(cell));
/** A long number without commas: a barcode, a number of an order. */
export const isNumberOfSomething = (cell: string): boolean => /^\d{6,}$/.test(cell);
