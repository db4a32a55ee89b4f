/**
 * Reads what comes from a spreadsheet: cells by tab, semicolon or comma. It is not CSV's strict
 * grammar, because '1/2" bolt, 5' is typed by hand: a quotation mark counts only where it begins a
 * cell and another one ends it.
 */
import { cellsOf, isPriceCell, quantityIn } from './cells';
import { columnsOf, type Columns } from './columns';
import { columnOf, isHeading, type Column } from './headings';
import { counted, countedLine, type Counted } from './line-quantity';

const DELIMITERS = ['\t', ';', '|', ','] as const;
/** So large a share of the lines must have a delimiter. */
const SHARE = 0.6;
/** Headings stand below a title at most so far down. */
const HEADING_ROWS = 10;

function byQuantity(text: string, cell: string, unit: string | undefined, sure: boolean): Counted {
  const read = quantityIn(cell, unit?.replace(/\.$/, ''));
  return read ? counted(text, read.count, read.unit, sure) : counted(text, 1, '', false);
}

function byHeading(columns: readonly (Column | null)[]): (cells: readonly string[]) => Counted {
  return (cells) => {
    const of = (column: Column) =>
      cells.filter((cell, at) => columns[at] === column && cell !== '');
    const text = [...of('code'), ...of('name')].join(' ');
    const [quantity = '', ...others] = of('quantity');
    const isOne = others.every((other) => other === quantity);
    return byQuantity(text, quantity, of('unit')[0], isOne);
  };
}

/** Under headings of which none is known as the quantity's: another column may be it, so it asks. */
function byUnknownHeading(
  columns: readonly (Column | null)[],
  table: readonly (readonly string[])[],
): (cells: readonly string[]) => Counted {
  const open = (cells: readonly string[]) => cells.map((cell, at) => (columns[at] ? '' : cell));
  const { quantity } = columnsOf(table.map(open));
  return (cells) => {
    const of = (column: Column) =>
      cells.filter((cell, at) => columns[at] === column && cell !== '');
    const text = [...of('code'), ...of('name')].join(' ');
    if (quantity === null) return countedLine(text);
    return byQuantity(text, cells[quantity] ?? '', of('unit')[0], false);
  };
}

/** The last cell that is a quantity, in a row that is like no other. */
function byPlace(row: readonly string[]): Counted {
  const cells = row.filter((cell) => cell !== '');
  const last = cells.findLastIndex((cell) => quantityIn(cell) !== null);
  if (last < 0 || cells.length < 2) return countedLine(cells.join(' '));
  const text = cells.filter((_, at) => at !== last).join(' ');
  const numbers = cells.filter((cell) => quantityIn(cell) !== null).length;
  return byQuantity(text, cells[last] ?? '', undefined, numbers === 1);
}

function byColumns({ quantity, sure, unit, aside }: Columns): (row: readonly string[]) => Counted {
  return (row) => {
    const text = row
      .filter((cell, at) => cell !== '' && at !== quantity && !aside.has(at))
      .join(' ');
    if (quantity === null) return countedLine(text);
    return byQuantity(text, row[quantity] ?? '', unit === null ? undefined : row[unit], sure);
  };
}

function headed(rows: readonly string[]): Counted[] | null {
  for (const delimiter of DELIMITERS) {
    const at = rows
      .slice(0, HEADING_ROWS)
      .findIndex((row, nth) => isHeading(cellsOf(row, delimiter), nth));
    if (at < 0) continue;
    const columns = cellsOf(rows[at] ?? '', delimiter).map(columnOf);
    const table = rows.slice(at + 1).map((row) => cellsOf(row, delimiter));
    const read = columns.includes('quantity')
      ? byHeading(columns)
      : byUnknownHeading(columns, table);
    return [...rows.slice(0, at).map(countedLine), ...table.map(read)];
  }
  return null;
}

/** @returns null where the rows are no table */
export function tableLines(rows: readonly string[]): Counted[] | null {
  const byHeadings = headed(rows);
  if (byHeadings) return byHeadings;
  const delimiter = DELIMITERS.find((one) => {
    const having = rows.filter((row) => {
      const cells = cellsOf(row, one);
      // A comma is also in names: there a cell must be a quantity.
      return cells.length > 1 && (one === '\t' || cells.some((cell) => quantityIn(cell) !== null));
    });
    // One line with commas is a name, unless it has a price too.
    const isTable = one !== ',' || rows.length > 1 || cellsOf(rows[0] ?? '', one).some(isPriceCell);
    return having.length >= Math.max(1, rows.length * SHARE) && isTable;
  });
  if (delimiter === undefined) return null;
  const table = rows.map((row) => cellsOf(row, delimiter));
  const columns = columnsOf(table.filter((cells) => cells.length > 1));
  const read = columns.quantity === null ? byPlace : byColumns(columns);
  return rows.map((row, at) => {
    const cells = table[at] ?? [];
    return cells.length > 1 ? read(cells) : countedLine(row);
  });
}
