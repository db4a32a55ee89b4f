import { html } from 'hono/html';
import { formatDateTime } from 'shared-contracts/dates';
import type { Html } from 'back-office/html';

/** What happened once, as an item of a history. @param words what was written or said; null for nothing */
export function historyEntry(at: Date, what: string, who: string, words: string | null): Html {
  const { iso, text } = formatDateTime(at.toISOString());
  return html`
    <li>
      <time datetime="${iso}">${text}</time>
      <span><strong>${what}</strong> by ${who}</span>
      ${words === null ? '' : html`<p class="words">${words}</p>`}
    </li>
  `;
}
