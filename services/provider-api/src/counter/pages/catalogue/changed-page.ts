import { html } from 'hono/html';
import type { Differing } from '../../../catalogue/version';
import type { Html } from '../html';

/** What somebody typed beside what the shop has now; nothing was done. */
export function changedPage(fields: readonly Differing[], back: string): Html {
  return html`
    <div class="heading"><h1>Changed meanwhile</h1></div>
    <p class="note danger" role="alert">
      Somebody changed this while you did, so nothing was done. Here is both.
    </p>
    <table class="cards" role="table">
      <thead role="rowgroup">
        <tr role="row">
          ${['Field', 'Yours', 'Now'].map(
            (name) => html`<th role="columnheader" scope="col">${name}</th>`,
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${fields.map(
          ({ label, yours, now }) => html`
            <tr role="row">
              <th role="rowheader" scope="row">${label}</th>
              <td role="cell" data-name="Yours" class="words">${yours}</td>
              <td role="cell" data-name="Now" class="words">${now}</td>
            </tr>
          `,
        )}
      </tbody>
    </table>
    <p class="foot"><a class="button" href="${back}">Look at it as it is now</a></p>
  `;
}
