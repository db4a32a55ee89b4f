import { html } from 'hono/html';
import type { Html } from '../parts/html';
import { postForm } from '../parts/post-form';
import { table } from '../parts/table';
import { ownPasswordField } from './own-password-field';

type OwnSession = {
  /** What the form that ends it sends. */
  name: string;
  device: string | null;
  startedAt: Date;
  lastUsedAt: Date;
  /** Whether it is the one that asks. */
  isThis: boolean;
};

type ShownAccount = {
  name: string;
  /** What somebody is: 'with the role owner'. */
  role: string;
  sessions: readonly OwnSession[];
  /** The path of the page. */
  at: string;
  tokenFor: (path: string) => string;
  /** How the office writes a time. */
  time: (at: Date) => Html;
  /** Why a change was refused; null where none was. */
  fault: string | null;
};

/** Where somebody is signed in, each session with a button that ends it. */
function sessionsOf({ sessions, at, tokenFor, time }: ShownAccount): Html {
  const ending = ({ name, device, startedAt }: OwnSession) =>
    postForm(
      tokenFor,
      `${at}/sessions/end`,
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
    { kind: 'sessions' },
  );
}

/** Somebody's own account. */
export function accountPage(shown: ShownAccount): Html {
  const { name, role, at, tokenFor, fault } = shown;
  const form = (path: string, inside: Html) => postForm(tokenFor, path, inside);
  const own = (id: string) => ownPasswordField(id, 'Your password now');
  return html`
    <div class="heading"><h1>Account</h1></div>
    ${fault === null ? '' : html`<p class="note danger" role="alert">${fault}</p>`}
    <p>You are ${name}, ${role}.</p>
    <div class="columns">
      <section aria-labelledby="password-heading">
        <h2 id="password-heading">Change the password</h2>
        ${form(
          `${at}/password`,
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
          `${at}/recovery-codes`,
          html`${own('codes-current')} <button>Make new codes</button>`,
        )}
      </section>
    </div>
    <section aria-labelledby="sessions-heading">
      <h2 id="sessions-heading">Where you are signed in</h2>
      ${sessionsOf(shown)}
      ${form(`${at}/sign-out-everywhere`, html`<button>Sign out everywhere else</button>`)}
    </section>
  `;
}
