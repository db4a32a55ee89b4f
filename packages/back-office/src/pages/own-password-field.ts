import { html } from 'hono/html';
import type { Html } from '../parts/html';

/** The field for somebody's own password, by which a form shows that it is still them. */
export const ownPasswordField = (id: string, label = 'Your own password'): Html => html`
  <label for="${id}">${label}</label>
  <input
    id="${id}"
    name="current"
    type="password"
    required
    maxlength="1024"
    autocomplete="current-password"
  />
`;
