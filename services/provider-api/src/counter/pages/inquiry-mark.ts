import { html } from 'hono/html';
import type { Html } from 'back-office/html';

/** What is to be done with an inquiry, as a word with a mark that says nothing else. */
export function inquiryMark({
  doneAt,
  answered,
}: {
  doneAt: Date | null;
  answered: boolean;
}): Html {
  if (doneAt !== null) return html`<span class="status over">Done</span>`;
  return answered
    ? html`<span class="status going">Answered</span>`
    : html`<span class="status new">New</span>`;
}
