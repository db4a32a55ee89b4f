import { html } from 'hono/html';
import type { Html } from './html';

/** What was not done and why, and the way on. */
export function refusedPage(
  heading: string,
  words: string,
  back = { path: '/staff', name: 'Go to the counter' },
): Html {
  return html`
    <div class="heading"><h1>${heading}</h1></div>
    <p class="note danger" role="alert">${words}</p>
    <p><a class="button" href="${back.path}">${back.name}</a></p>
  `;
}
