import type { Html } from 'back-office/html';
import { refusedPage as refused } from 'back-office/parts/refused-page';
import { html } from 'hono/html';

/** What was not done, to the letter of the command line, and the way on. */
export const refusedPage = (
  heading: string,
  said: string,
  back: { path: string; name: string },
): Html =>
  refused(heading, html`<pre class="note danger" role="alert" tabindex="0">${said}</pre>`, back);
