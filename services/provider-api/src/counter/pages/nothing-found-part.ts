import { html } from 'hono/html';
import { formatDate } from 'shared-contracts/dates';
import type { Period } from '../../domain/reports/period';
import type { NothingFound } from '../../domain/search/nothing-found';
import { addressWith } from '../asked-page';
import type { Html } from 'back-office/parts/html';
import { postForm } from 'back-office/parts/post-form';
import { table } from 'back-office/parts/table';

export const SYNONYM_PATH = '/staff/reports/synonym';

type Asked = { period: Period; tokenFor: (path: string) => string };

function naming(query: string, at: number, { period, tokenFor }: Asked): Html {
  return html`<div class="amounts">
    ${postForm(
      tokenFor,
      addressWith(SYNONYM_PATH, { period }),
      html`
        <input type="hidden" name="phrase" value="${query}" />
        <label class="hidden" for="meant-${at}">What the catalogue calls ${query}</label>
        <input id="meant-${at}" name="names" required maxlength="200" />
        <button>Add <span class="hidden">the name for ${query}</span></button>
      `,
    )}
  </div>`;
}

/** Searches that found nothing, each with a form that says what was meant. */
export function nothingFoundPart(rows: readonly NothingFound[], asked: Asked): Html {
  if (rows.length === 0) return html`<p class="empty">Every search found something.</p>`;
  return html`
    <p class="faint">
      Say what the catalogue calls it, and the search finds that from then on. Several names stand
      with | between them. Nothing is kept of who searched.
    </p>
    ${table(
      'Searches that found nothing, the most frequent first',
      ['Search', 'Times', 'Last', 'In the catalogue it is called'],
      rows.map(({ query, times, lastDay }, at) => [
        { of: query },
        { of: times, number: true },
        { of: formatDate(`${lastDay}T00:00:00+08:00`).text },
        { of: naming(query, at, asked) },
      ]),
    )}
  `;
}
