import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { Page } from 'shared-contracts/door';
import { messageOf } from 'shared-contracts/errors';
import { paths } from 'shared-contracts/paths';
import { readRefusals } from 'shared-contracts/refusal';
import { readVerificationLink } from 'shared-contracts/verification-link';
import { Button } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/choice';
import { Field } from 'shared-ui/field';
import { PasswordField } from 'shared-ui/password-field';
import { FormStatus } from 'shared-ui/form-status';
import { Notice } from 'shared-ui/notice';
import { useForm } from 'shared-ui/use-form';
import { AccountCard, AccountCardPending, Fields } from '../form/account-card';
import { loginLimits } from '../form/limits';
import { useHost } from '../host';
import { keepOrSay, signIn } from '../session/sign-in';
import {
  ASKS_FOR_VERIFICATION,
  asksForVerification,
  saysVerificationExpired,
} from '../verification/server-words';
import { VerificationDialog } from '../verification/verification-dialog';

/** Whether the account that was typed still has to be verified, and whether it was just done. */
type Verification =
  | { kind: 'none' }
  | {
      kind: 'wanted';
      email: string;
      /** The right one: the server asks for a verification after no other. '' after a mail's link. */
      password: string;
      /** What a mail's link has filled in. */
      code?: string;
      message: string;
      expired: boolean;
      open: boolean;
    }
  | { kind: 'verified'; message: string };

const Forgot = styled(Link)`
  justify-self: start;
  padding-block: var(--space-2);
`;

function LoginForm() {
  const host = useHost();
  const navigate = useNavigate();
  const [verification, setVerification] = useState<Verification>({ kind: 'none' });

  const [keep, setKeep] = useState(false);

  const { hash } = useLocation();
  useEffect(() => {
    const link = readVerificationLink(hash);
    if (!link) return;
    // It is used once, and stays in no history.
    void navigate(paths.login(), { replace: true, preventScrollReset: true });
    queueMicrotask(() => {
      const wanted = { kind: 'wanted', password: '', expired: false, open: true } as const;
      setVerification({ ...wanted, ...link, message: ASKS_FOR_VERIFICATION });
    });
  }, [hash, navigate]);

  const form = useForm(
    readRefusals(host),
    async (values, signal) => {
      const email = values('email').trim();
      const password = values('password');
      setVerification({ kind: 'none' });
      try {
        await signIn(host, { email, password }, signal, keep);
        void navigate(paths.store());
      } catch (error) {
        const message = messageOf(error);
        const expired = saysVerificationExpired(message);
        if (!expired && !asksForVerification(message)) throw error;
        setVerification({ kind: 'wanted', email, password, message, expired, open: true });
      }
    },
    { limits: loginLimits },
  );

  return (
    <>
      <Fields noValidate onSubmit={form.submit}>
        <FormStatus state={form.state} />
        {verification.kind === 'verified' ? (
          <Notice tone="success" role="status">
            <p>{verification.message}</p>
          </Notice>
        ) : null}
        {verification.kind === 'wanted' ? (
          <Notice tone="warning">
            <p>{verification.message}</p>
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                setVerification({ ...verification, open: true });
              }}
            >
              Enter verification code
            </Button>
          </Notice>
        ) : null}
        <Field label="Email" {...form.field('email')} autoComplete="username" />
        <PasswordField
          label="Password"
          {...form.field('password')}
          autoComplete="current-password"
        />
        {host.config.persistentSignIn ? (
          <Checkbox
            name="keep"
            label="Keep me signed in on this device"
            error={undefined}
            checked={keep}
            onChange={(event) => {
              setKeep(event.target.checked);
            }}
          />
        ) : null}
        <Forgot to={paths.forgotPassword()}>Forgot password?</Forgot>
        <Button type="submit" block pending={form.pending}>
          Sign in
        </Button>
      </Fields>
      {verification.kind === 'wanted' && verification.open ? (
        <VerificationDialog
          email={verification.email}
          expired={verification.expired ? verification.message : null}
          {...(verification.code !== undefined && { given: verification.code })}
          onClose={() => {
            setVerification({ ...verification, open: false });
          }}
          onSignedIn={() => {
            if (keep) keepOrSay(host);
            void navigate(paths.store());
          }}
          onVerified={(message) => {
            setVerification({ kind: 'verified', message });
            // The verification itself logs nobody in.
            const { email, password } = verification;
            if (password === '') return;
            void form.run(async (signal) => {
              await signIn(host, { email, password }, signal, keep);
              void navigate(paths.store());
            });
          }}
        />
      ) : null}
    </>
  );
}

function LoginPage() {
  return (
    <AccountCard title="Sign in">
      <LoginForm />
      <p>
        No account yet? <Link to={paths.register()}>Create an account</Link>
      </p>
    </AccountCard>
  );
}

export const loginPage: Page<null> = {
  Component: LoginPage,
  Pending: AccountCardPending,
  loader: () => Promise.resolve(null),
  head: (_data, config) => ({
    title: 'Sign in',
    description: `Sign in to your ${config.name} account.`,
    canonical: paths.login(),
    robots: 'noindex',
  }),
  status: () => 200,
};
