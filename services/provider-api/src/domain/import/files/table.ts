/** A row of a table, whatever kind of file it is in. */
export type TableRow = {
  /** 'line 12', or what else finds the row in its file. */
  place: string;
  /** Texts by the column's name as `columnName` writes it; empty cells are left out. */
  cells: Record<string, string>;
  /** The columns of cells that are stored as a number and, as a text, could be another one too. */
  numbers?: string[];
  /** The values of columns that have several, which their cells have with '|' between. */
  lists?: Record<string, string[]>;
  /** What it has of that which the map says features are, each with its own cells. */
  features?: Record<string, string>[];
};

/** A column's name in one spelling: 'Variant Price' and 'variant_price' are one. */
export const columnName = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, '_');

export const COLUMNS_MOST = 1000;

/** The cells of a row under their columns; of two equal columns the values are joined. */
export function cellsOf(header: readonly string[], values: readonly string[]) {
  const cells: Record<string, string> = Object.create(null) as Record<string, string>;
  // A file of many empty rows and a wide header costs no time for what isn't there.
  const width = Math.min(header.length, values.length);
  for (let at = 0; at < width; at += 1) {
    const name = header[at] ?? '';
    const text = values[at]?.trim() ?? '';
    if (name === '' || text === '') continue;
    cells[name] = name in cells ? `${cells[name]},${text}` : text;
  }
  return cells;
}
