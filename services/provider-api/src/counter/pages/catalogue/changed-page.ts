import { html } from 'hono/html';
import type { Differing } from '../../../catalogue/version';
import type { Html } from '../html';
import { table } from '../table';

const words = (text: string) => ({ of: html`<span class="words">${text}</span>` });

/** What somebody typed beside what the shop has now; nothing was done. */
export function changedPage(fields: readonly Differing[], back: string): Html {
  return html`
    <div class="heading"><h1>Changed meanwhile</h1></div>
    <p class="note danger" role="alert">
      Somebody changed this while you did, so nothing was done. Here is both.
    </p>
    ${table(
      'Yours and now',
      ['Field', 'Yours', 'Now'],
      fields.map(({ label, yours, now }) => [{ of: label }, words(yours), words(now)]),
    )}
    <p class="foot"><a class="button" href="${back}">Look at it as it is now</a></p>
  `;
}
