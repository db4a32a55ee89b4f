import { html } from 'hono/html';
import { formatDateTime } from 'shared-contracts/dates';
import type { OwnSession } from '../../domain/staff/own-sessions';
import type { StaffSession } from '../../domain/staff/session';
import type { Html } from 'back-office/parts/html';
import { ownPasswordField } from './own-password-field';
import { postForm } from 'back-office/parts/post-form';
import { table } from 'back-office/parts/table';

type ShownAccount = {
  session: StaffSession;
  sessions: readonly OwnSession[];
  tokenFor: (path: string) => string;
  /** Why a change was refused; null where none was. */
  fault: string | null;
};

const time = (at: Date) => {
  const { iso, text } = formatDateTime(at.toISOString());
  return html`<time datetime="${iso}">${text}</time>`;
};

const END = '/staff/account/sessions/end';

/** Where somebody is signed in, each session with a button that ends it. */
function sessionsOf({ sessions, tokenFor }: ShownAccount): Html {
  const ending = ({ name, device, startedAt }: OwnSession) =>
    postForm(
      tokenFor,
      END,
      html`<input type="hidden" name="session" value="${name}" />
        <button>
          End
          <span class="hidden">${device ?? 'the session'}, since ${time(startedAt)}</span>
        </button>`,
    );
  return table(
    'Where you are signed in, the latest used first',
    ['Device', 'Signed in', 'Last used', 'Session'],
    sessions.map((each) => [
      { of: each.device ?? 'Unknown device' },
      { of: time(each.startedAt) },
      { of: time(each.lastUsedAt) },
      { of: each.isThis ? 'This one' : ending(each) },
    ]),
  );
}

/** Somebody's own account. */
export function accountPage(shown: ShownAccount): Html {
  const { session, tokenFor, fault } = shown;
  const { name, role } = session;
  const form = (path: string, inside: Html) => postForm(tokenFor, path, inside);
  const own = (id: string) => ownPasswordField(id, 'Your password now');
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
    </div>
    <section aria-labelledby="sessions-heading">
      <h2 id="sessions-heading">Where you are signed in</h2>
      ${sessionsOf(shown)}
      ${form('/staff/account/sign-out-everywhere', html`<button>Sign out everywhere else</button>`)}
    </section>
  `;
}
