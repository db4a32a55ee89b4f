import { html } from 'hono/html';
import type { Html } from './html';

export type Cell = { of: Html | string | number; number?: boolean };

/**
 * A table whose rows are cards on a phone.
 * @param names of the columns; the first cell of a row is its heading
 * @param kind a class of its own in the style sheet
 */
export function table(
  caption: string,
  names: readonly string[],
  rows: readonly (readonly Cell[])[],
  kind = '',
): Html {
  const cell = ({ of, number }: Cell, at: number) =>
    at === 0
      ? html`<th role="rowheader" scope="row">${of}</th>`
      : html`<td role="cell" data-name="${names[at] ?? ''}" class="${number ? 'number' : ''}">
          ${of}
        </td>`;
  return html`
    <table class="cards ${kind}" role="table">
      <caption class="hidden">
        ${caption}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          ${names.map((name) => html`<th role="columnheader" scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${rows.map(
          (row) =>
            html`<tr role="row">
              ${row.map(cell)}
            </tr>`,
        )}
      </tbody>
    </table>
  `;
}
