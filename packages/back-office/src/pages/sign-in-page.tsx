/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Line, Password } from '../forms/fields';
import { Button, Form } from '../forms/form';

type SignIn = {
  paths: { signIn: string };
  whoRunsIt: string;
  /** Why the last try failed. */
  fault: string | null;
  /** What was typed then. */
  name: string;
};

/** Where people sign in. */
export const SignInPage = ({ paths, whoRunsIt, fault, name }: SignIn) => (
  <div class="narrow">
    <h1>Sign in</h1>
    {fault !== null && (
      <p class="note danger" role="alert">
        {fault}
      </p>
    )}
    <Form to={paths.signIn}>
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
