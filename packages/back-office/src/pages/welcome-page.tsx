/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { raw } from 'hono/html';
import { totpSetup } from '../accounts/second-factor';
import { Hidden, Line, Password } from '../forms/fields';
import { Button, Form } from '../forms/form';

type Welcome = {
  paths: { welcome: string };
  issuer: string;
  added: string;
  link: string;
  account: { name: string; linkSecret: string };
};

/** Where somebody sets password and authenticator by a one-time link. */
export function WelcomePage({ account, paths, issuer, added, link }: Welcome) {
  const { name, linkSecret } = account;
  const { svg, key } = totpSetup(issuer, name, linkSecret);
  return (
    <div class="narrow">
      <h1>Welcome, {name}</h1>
      <p>This link works once. Choose a password, and add {added} to your authenticator.</p>
      <figure class="qr" role="img" aria-label="QR code for your authenticator">
        {raw(svg)}
      </figure>
      <p>
        Or type this key into it: <code class="key">{key}</code>
      </p>
      <Form to={paths.welcome}>
        <Hidden name="link" value={link} />
        <input
          class="hidden"
          name="name"
          value={name}
          autocomplete="username"
          aria-hidden="true"
          tabindex={-1}
          readonly
        />
        <Password
          name="password"
          label="Password, 12 characters or more"
          least={12}
          autocomplete="new-password"
        />
        <Password name="again" label="The password again" autocomplete="new-password" />
        <Line
          name="code"
          label="Code that your authenticator shows"
          needed
          most={10}
          inputmode="numeric"
          autocomplete="one-time-code"
        />
        <Button kind="main">Open my account</Button>
      </Form>
    </div>
  );
}

type Recovery = {
  codes: readonly string[];
  /** Where the way goes on. */
  next: string;
};

/** The recovery codes, which are shown this once. */
export const RecoveryPage = ({ codes, next }: Recovery) => (
  <div class="narrow">
    <h1>Your recovery codes</h1>
    <p>
      Each replaces your authenticator’s code once, for the day on which you have lost it. Write
      them down or print them: they are shown only now.
    </p>
    <ol class="codes">
      {codes.map((code) => (
        <li>
          <code>{code}</code>
        </li>
      ))}
    </ol>
    <p>
      <a class="button main" href={next}>
        Go on
      </a>
    </p>
  </div>
);
