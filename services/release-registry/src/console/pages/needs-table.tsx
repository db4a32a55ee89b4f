import { table } from 'back-office/parts/table';
import { html } from 'hono/html';
import type { Need } from '../needs';
import type { Html } from 'back-office/html';

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
  return table(
    caption,
    ['Who', 'Needs', 'Of', 'Which'],
    needs.map(({ by, of, kind, names }) => [
      { of: by },
      { of: kind },
      { of },
      { of: namesCell(names) },
    ]),
    { kind: 'needs' },
  );
}
