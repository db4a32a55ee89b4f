import { html } from 'hono/html';
import type { Html } from 'back-office/parts/html';

/** Where people sign in. @param fault why the last try failed */
export function signInPage(token: string, fault: string | null): Html {
  return html`
    <div class="sign-in">
      <h1>Sign in</h1>
      ${fault === null ? '' : html`<p class="note danger" role="alert">${fault}</p>`}
      <form method="post" action="/sign-in">
        <input type="hidden" name="token" value="${token}" />
        <label for="name">Name</label>
        <input id="name" name="name" required maxlength="40" autocomplete="username" />
        <label for="password">Password</label>
        <input
          id="password"
          name="password"
          type="password"
          required
          maxlength="200"
          autocomplete="current-password"
        />
        <button class="promote">Sign in</button>
      </form>
    </div>
  `;
}
