import { html } from 'hono/html';
import type { Html } from 'back-office/html';

/** A page of a heading and one thing below it. */
export const page = (heading: string, main: Html): Html => html`
  <div class="heading"><h1>${heading}</h1></div>
  ${main}
`;
