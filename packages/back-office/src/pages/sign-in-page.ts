import { html } from 'hono/html';
import { tokenField, type Html } from '../parts/html';

type SignIn = {
  paths: { signIn: string };
  whoRunsIt: string;
  token: string;
  /** Why the last try failed. */
  fault: string | null;
  /** What was typed then. */
  name: string;
};

/** Where people sign in. */
export function signInPage({ paths, whoRunsIt, token, fault, name }: SignIn): Html {
  return html`
    <div class="narrow">
      <h1>Sign in</h1>
      ${fault === null ? '' : html`<p class="note danger" role="alert">${fault}</p>`}
      <form method="post" action="${paths.signIn}">
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
      <p class="faint">Without password or authenticator? ${whoRunsIt} can give you a new link.</p>
    </div>
  `;
}
