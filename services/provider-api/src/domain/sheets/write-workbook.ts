/** Rows as a workbook (XLSX), in which texts are texts and never formulas. */
import writeXlsxFile from 'write-excel-file/node';

/** A number is written as one, all else as text; null is an empty cell. */
export type Cell = string | number | null;

/**
 * The library looks a text up in a plain object, and takes one of the names that every object has,
 * such as 'toString', for a text that is in the file already. Blanks at its end are read as none.
 */
const asText = (text: string) => (text in Object.prototype ? `${text} ` : text);

function toCell(value: Cell) {
  if (value === null) return null;
  if (typeof value === 'number') return { value, type: Number };
  return { value: asText(value), type: String };
}

const WIDTH = 16;

/**
 * The file, which is made in memory.
 * @param widths of columns by their names, in characters
 */
export function workbookOf(
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
  widths: Readonly<Record<string, number>> = {},
): Promise<Buffer> {
  const header = columns.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  return writeXlsxFile([header, ...rows.map((row) => row.map(toCell))], {
    columns: columns.map((name) => ({ width: widths[name] ?? WIDTH })),
    stickyRowsCount: 1,
  }).toBuffer();
}
