import { html } from 'hono/html';
import type { RegistryEvent } from 'shared-contracts/release';
import { sourceOf } from '../../status';
import type { Html } from 'back-office/html';
import { percent, when } from './words';

function event(told: RegistryEvent): Html {
  const { at, app, action, version, previous, reason, percent: of } = told;
  return html`
    <li class="${action}">
      <time datetime="${at}">${when(at)}</time>
      <span class="did"
        ><b>${action}</b> ${app} ${of === undefined ? '' : percent(of)}
        <span class="versions"
          ><code>${previous ?? 'none'}</code> → <code>${version}</code></span
        ></span
      >
      <span class="faint"
        >${sourceOf(told).join(', ')}${reason === undefined ? '' : ` (${reason})`}</span
      >
    </li>
  `;
}

/** Changes of what shoppers get, the newest first. */
export function historyList(events: RegistryEvent[]): Html {
  if (events.length === 0) return html`<p class="faint">Nothing has happened yet.</p>`;
  return html`<ol class="history">
    ${events.map(event)}
  </ol>`;
}
