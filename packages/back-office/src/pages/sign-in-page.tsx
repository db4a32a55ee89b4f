/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Hidden, Line, Password } from '../forms/fields';
import { Button, Form } from '../forms/form';

type SignIn = {
  paths: { signIn: string };
  whoRunsIt: string;
  /** Why the last try failed. */
  fault: string | null;
  /** What was typed then. */
  name: string;
  /** The page on which the session expired, and what was typed there; '' for none. */
  to: string;
  kept: string;
};

/** Where people sign in. */
export const SignInPage = ({ paths, whoRunsIt, fault, name, to, kept }: SignIn) => (
  <div class="narrow">
    <h1>Sign in</h1>
    {fault !== null && (
      <p class="note danger" role="alert">
        {fault}
      </p>
    )}
    {kept !== '' && (
      <p class="note" role="status">
        Your session has ended, and nothing was done. What you typed is on its page again after you
        sign in here.
      </p>
    )}
    <Form to={paths.signIn}>
      {to !== '' && <Hidden name="to" value={to} />}
      {kept !== '' && <Hidden name="kept" value={kept} />}
      <Line
        name="name"
        label="Name"
        value={name}
        needed
        most={32}
        autocomplete="username"
        autocapitalize="none"
      />
      <Password name="password" label="Password" autocomplete="current-password" />
      <Line
        name="code"
        label="Code of your authenticator, or a recovery code"
        needed
        most={30}
        autocomplete="one-time-code"
      />
      <Button kind="main">Sign in</Button>
    </Form>
    <p class="faint">Without password or authenticator? {whoRunsIt} can give you a new link.</p>
  </div>
);
