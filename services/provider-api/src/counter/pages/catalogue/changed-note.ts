import { html } from 'hono/html';
import type { Differing } from '../../../domain/audit/version';
import type { Html } from 'back-office/parts/html';
import { table } from 'back-office/parts/table';

const words = (text: string) => ({ of: html`<span class="words">${text}</span>` });

/**
 * What somebody typed beside what the shop has now, above the form with what was typed.
 * @param fields that differ; null where nobody changed anything meanwhile
 * @param now the page as it is now
 */
export const changedNote = (fields: readonly Differing[] | null, now: string): Html | '' =>
  fields === null
    ? ''
    : html`
        <section aria-labelledby="meanwhile">
          <h2 id="meanwhile">Changed meanwhile</h2>
          <p class="note danger" role="alert">
            Somebody changed this while you did, so nothing was done. The form has what you typed:
            saving it now replaces what is there.
          </p>
          ${
            fields.length === 0
              ? ''
              : table(
                  'Yours and now',
                  ['Field', 'Yours', 'Now'],
                  fields.map((each) => [{ of: each.label }, words(each.yours), words(each.now)]),
                )
          }
          <p><a class="button" href="${now}">Look at it as it is now</a></p>
        </section>
      `;
