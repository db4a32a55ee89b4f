import { html } from 'hono/html';
import { WHO_RUNS_IT } from './who-runs-it';
import { tokenField, type Html } from 'back-office/parts/html';

/** Where staff sign in. @param fault why the last try failed @param name what was typed then */
export function signInPage(token: string, fault: string | null, name = ''): Html {
  return html`
    <div class="narrow">
      <h1>Sign in</h1>
      ${fault === null ? '' : html`<p class="note danger" role="alert">${fault}</p>`}
      <form method="post" action="/staff/sign-in">
        ${tokenField(token)}
        <label for="name">Name</label>
        <input
          id="name"
          name="name"
          value="${name}"
          required
          maxlength="32"
          autocomplete="username"
          autocapitalize="none"
        />
        <label for="password">Password</label>
        <input
          id="password"
          name="password"
          type="password"
          required
          maxlength="1024"
          autocomplete="current-password"
        />
        <label for="code">Code of your authenticator, or a recovery code</label>
        <input id="code" name="code" required maxlength="30" autocomplete="one-time-code" />
        <button class="main">Sign in</button>
      </form>
      <p class="faint">
        Without password or authenticator? ${WHO_RUNS_IT} can give you a new link.
      </p>
    </div>
  `;
}
