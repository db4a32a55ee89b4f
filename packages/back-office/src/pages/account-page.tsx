/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Hidden, Password } from '../forms/fields';
import { Button, Form } from '../forms/form';
import type { Html } from '../html';
import { table } from '../parts/table';
import { OwnPassword } from './own-password-field';

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
  /** How the office writes a time. */
  time: (at: Date) => Html;
};

/** Where somebody is signed in, each session with a button that ends it. */
function Sessions({ sessions, at, time }: ShownAccount) {
  const ending = ({ name, device, startedAt }: OwnSession) => (
    <Form to={`${at}/sessions/end`}>
      <Hidden name="session" value={name} />
      <Button>
        End{' '}
        <span class="hidden">
          {device ?? 'the session'}, since {time(startedAt)}
        </span>
      </Button>
    </Form>
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

const NOW = 'Your password now';

const PasswordForm = ({ at }: { at: string }) => (
  <Form to={`${at}/password`}>
    <OwnPassword id="current" label={NOW} />
    <Password
      name="password"
      label="New password, 12 characters or more"
      least={12}
      autocomplete="new-password"
    />
    <Password name="again" label="The new password again" autocomplete="new-password" />
    <Button kind="main">Change the password</Button>
  </Form>
);

/** Somebody's own account. */
export function AccountPage(shown: ShownAccount) {
  const { name, role, at } = shown;
  return (
    <>
      <div class="heading">
        <h1>Account</h1>
      </div>
      <p>
        You are {name}, {role}.
      </p>
      <div class="columns">
        <section aria-labelledby="password-heading">
          <h2 class="dimension" id="password-heading">
            Change the password
          </h2>
          <PasswordForm at={at} />
        </section>
        <section aria-labelledby="codes-heading">
          <h2 class="dimension" id="codes-heading">
            Recovery codes
          </h2>
          <p>New codes replace all earlier ones.</p>
          <Form to={`${at}/recovery-codes`}>
            <OwnPassword id="codes-current" label={NOW} />
            <Button>Make new codes</Button>
          </Form>
        </section>
      </div>
      <section aria-labelledby="sessions-heading">
        <h2 class="dimension" id="sessions-heading">
          Where you are signed in
        </h2>
        <Sessions {...shown} />
        <Form to={`${at}/sign-out-everywhere`}>
          <Button>Sign out everywhere else</Button>
        </Form>
      </section>
    </>
  );
}
