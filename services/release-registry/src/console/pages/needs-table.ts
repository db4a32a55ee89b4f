import { html } from 'hono/html';
import type { Need } from '../needs';
import type { Html } from './layout';

/** More names than these are shown when asked for. */
const SHOWN = 6;

function namesCell(names: string[]): Html {
  const list = html`<code>${names.join(', ')}</code>`;
  if (names.length <= SHOWN) return list;
  return html`<details>
    <summary>${names.length} of them</summary>
    ${list}
  </details>`;
}

/** Who needs what of whom, in words. */
export function needsTable(needs: Need[], caption: string): Html {
  if (needs.length === 0) return html`<p class="faint">Nothing, or no contract says it.</p>`;
  return html`
    <table class="cards needs" role="table">
      <caption class="hidden">
        ${caption}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          ${['Who', 'Needs', 'Of', 'Which'].map(
            (name) => html`<th role="columnheader" scope="col">${name}</th>`,
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${needs.map(
          ({ by, of, kind, names }) => html`
            <tr role="row">
              <th role="rowheader" scope="row">${by}</th>
              <td role="cell" data-name="Needs">${kind}</td>
              <td role="cell" data-name="Of">${of}</td>
              <td role="cell" data-name="Which">${namesCell(names)}</td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}
