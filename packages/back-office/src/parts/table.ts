import { html } from 'hono/html';
import type { Html } from './html';

export type Cell = { of: Html | string | number; number?: boolean };

/** A column by its name; of a hidden one only a screen reader says it. */
export type Column = string | { name: string; hidden: true };

/** A row's cells, or with a class of its own in the style sheet. */
export type Row = readonly Cell[] | { kind: string; cells: readonly Cell[] };

const nameOf = (column: Column) => (typeof column === 'string' ? column : column.name);

/**
 * A table whose rows are cards on a phone. The roles are written out, because a browser then forgets
 * that they are a table.
 * @param columns the first cell of a row is its heading
 * @param look a class of its own in the style sheet, and whether the caption is seen
 */
export function table(
  caption: string,
  columns: readonly Column[],
  rows: readonly Row[],
  { kind = '', captioned = false } = {},
): Html {
  const names = columns.map(nameOf);
  const cellsOf = (row: Row) => ('cells' in row ? row.cells : row);
  // A column of numbers is one in its heading too.
  const first = rows[0] === undefined ? [] : cellsOf(rows[0]);
  const heading = (column: Column, at: number) =>
    typeof column === 'string'
      ? html`<th role="columnheader" scope="col" class="${first[at]?.number ? 'number' : ''}">
          ${column}
        </th>`
      : html`<td role="cell"><span class="hidden">${column.name}</span></td>`;
  const cell = ({ of, number }: Cell, at: number) =>
    at === 0
      ? html`<th role="rowheader" scope="row">${of}</th>`
      : html`<td role="cell" data-name="${names[at] ?? ''}" class="${number ? 'number' : ''}">
          ${of}
        </td>`;
  return html`
    <table class="cards ${kind}" role="table">
      <caption class="${captioned ? '' : 'hidden'}">
        ${caption}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          ${columns.map(heading)}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${rows.map(
          (row) =>
            html`<tr role="row" class="${'kind' in row ? row.kind : ''}">
              ${cellsOf(row).map(cell)}
            </tr>`,
        )}
      </tbody>
    </table>
  `;
}
