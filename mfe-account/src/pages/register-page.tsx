import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Page } from 'shared-contracts/door';
import { paths } from 'shared-contracts/paths';
import { readRefusals } from 'shared-contracts/refusal';
import { Button } from 'shared-ui/button';
import { Field } from 'shared-ui/field';
import { PasswordField } from 'shared-ui/password-field';
import { FormStatus } from 'shared-ui/form-status';
import { Notice } from 'shared-ui/notice';
import { useForm } from 'shared-ui/use-form';
import { registerAccount } from '../api/register-account';
import { AccountCard, AccountCardPending, Fields } from '../form/account-card';
import { registerLimits } from '../form/limits';
import { useHost } from '../host';
import { signIn } from '../session/sign-in';
import { keepRegistration } from '../verification/registered-here';
import { VerificationDialog } from '../verification/verification-dialog';

/**
 * How far a registration got. The form stays in place, empty again; what the customer has chosen is
 * kept until the account is verified, and signs in then.
 */
type Registration =
  | { kind: 'none' }
  | {
      kind: 'registered';
      email: string;
      password: string;
      message: string;
      verifying: boolean;
    }
  | { kind: 'verified'; message: string };

/** The server's words, and the next step again for who has closed its dialog. */
function Registered({ message, onVerify }: { message: string; onVerify: () => void }) {
  return (
    <Notice tone="success" role="status">
      <p>{message}</p>
      <Button variant="secondary" onClick={onVerify}>
        Enter verification code
      </Button>
    </Notice>
  );
}

function Verified({ message }: { message: string }) {
  return (
    <Notice tone="success" role="status">
      <p>{message}</p>
      <p>
        <Link to={paths.login()}>Go to sign in</Link>
      </p>
    </Notice>
  );
}

function RegisterForm() {
  const host = useHost();
  const navigate = useNavigate();
  const [registration, setRegistration] = useState<Registration>({ kind: 'none' });

  const form = useForm(
    readRefusals(host),
    async (values, signal, element) => {
      const email = values('email').trim();
      const password = values('password');
      setRegistration({ kind: 'none' });
      const answer = await registerAccount(
        host.http,
        {
          name: values('name').trim(),
          email,
          password,
          password_confirmation: values('password_confirmation'),
        },
        signal,
      );
      keepRegistration(answer.browser);
      element.reset();
      const message = answer.message ?? 'You are now registered!';
      setRegistration({ kind: 'registered', email, password, message, verifying: true });
    },
    { limits: registerLimits },
  );
  const verify = (open: boolean) => () => {
    if (registration.kind === 'registered') setRegistration({ ...registration, verifying: open });
  };

  return (
    <>
      <Fields noValidate onSubmit={form.submit}>
        <FormStatus state={form.state} />
        {registration.kind === 'registered' ? (
          <Registered message={registration.message} onVerify={verify(true)} />
        ) : null}
        {registration.kind === 'verified' ? <Verified message={registration.message} /> : null}
        <Field label="Name" {...form.field('name')} autoComplete="name" />
        <Field label="Email" {...form.field('email')} autoComplete="email" />
        <PasswordField label="Password" {...form.field('password')} autoComplete="new-password" />
        <PasswordField
          label="Confirm password"
          {...form.field('password_confirmation')}
          autoComplete="new-password"
        />
        <Button type="submit" block pending={form.pending}>
          Create account
        </Button>
      </Fields>
      {registration.kind === 'registered' && registration.verifying ? (
        <VerificationDialog
          expired={null}
          email={registration.email}
          registered={registration.message}
          onClose={verify(false)}
          onSignedIn={() => {
            void navigate(paths.store());
          }}
          onVerified={(message) => {
            setRegistration({ kind: 'verified', message });
            const { email, password } = registration;
            void form.run(async (signal) => {
              await signIn(host, { email, password }, signal);
              void navigate(paths.store());
            });
          }}
        />
      ) : null}
    </>
  );
}

function RegisterPage() {
  return (
    <AccountCard title="Create an account">
      <RegisterForm />
      <p>
        Already have an account? <Link to={paths.login()}>Sign in</Link>
      </p>
    </AccountCard>
  );
}

export const registerPage: Page<null> = {
  Component: RegisterPage,
  Pending: AccountCardPending,
  loader: () => Promise.resolve(null),
  head: (_data, config) => ({
    title: 'Create an account',
    description: `Create an account at ${config.name} to check out and to see your orders.`,
    canonical: paths.register(),
    robots: 'noindex',
  }),
  status: () => 200,
};
