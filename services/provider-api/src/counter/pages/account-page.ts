import { html } from 'hono/html';
import type { StaffSession } from '../../staff/session';
import { tokenField, type Html } from './html';

/** Somebody's own account. @param fault why a change was refused */
export function accountPage(
  { name, role }: StaffSession,
  tokenFor: (path: string) => string,
  fault: string | null,
): Html {
  const form = (path: string, inside: Html) => html`
    <form method="post" action="${path}">${tokenField(tokenFor(path))} ${inside}</form>
  `;
  const own = (id: string) => html`
    <label for="${id}">Your password now</label>
    <input
      id="${id}"
      name="current"
      type="password"
      required
      maxlength="1024"
      autocomplete="current-password"
    />
  `;
  return html`
    <div class="heading"><h1>Account</h1></div>
    ${fault === null ? '' : html`<p class="note danger" role="alert">${fault}</p>`}
    <p>You are ${name}, with the role ${role}.</p>
    <div class="columns">
      <section aria-labelledby="password-heading">
        <h2 id="password-heading">Change the password</h2>
        ${form(
          '/staff/account/password',
          html`
            ${own('current')}
            <label for="password">New password, 12 characters or more</label>
            <input
              id="password"
              name="password"
              type="password"
              required
              minlength="12"
              maxlength="1024"
              autocomplete="new-password"
            />
            <label for="again">The new password again</label>
            <input
              id="again"
              name="again"
              type="password"
              required
              maxlength="1024"
              autocomplete="new-password"
            />
            <button class="main">Change the password</button>
          `,
        )}
      </section>
      <section aria-labelledby="codes-heading">
        <h2 id="codes-heading">Recovery codes</h2>
        <p>New codes replace all earlier ones.</p>
        ${form(
          '/staff/account/recovery-codes',
          html`${own('codes-current')} <button>Make new codes</button>`,
        )}
      </section>
      <section aria-labelledby="elsewhere-heading">
        <h2 id="elsewhere-heading">Other devices</h2>
        <p>Ends every other session of yours.</p>
        ${form(
          '/staff/account/sign-out-everywhere',
          html`<button>Sign out everywhere else</button>`,
        )}
      </section>
    </div>
  `;
}
