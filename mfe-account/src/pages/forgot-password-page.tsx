import styled from '@emotion/styled';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import type { HostApi, Page } from 'shared-contracts/door';
import { paths } from 'shared-contracts/paths';
import { asButton } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { AccountCard, AccountCardPending } from '../form/account-card';
import { ContactHelp } from '../form/contact-help';
import { useHost } from '../host';
import { FocusOnArrival } from '../password-reset/focus-on-arrival';
import { NewPasswordStep } from '../password-reset/new-password-step';
import { RequestStep } from '../password-reset/request-step';
import { keptEmail, resetDraft } from '../password-reset/reset-draft';

type Data = {
  /** The email for which this tab has asked for a code. */
  email: string | null;
};

function load({ host }: { host: Pick<HostApi, 'draft'> }): Promise<Data> {
  return Promise.resolve({ email: keptEmail(host) });
}

type Step =
  | { kind: 'request' }
  | { kind: 'new-password'; email: string; message: string; fresh: boolean }
  | { kind: 'changed'; message: string }
  | { kind: 'missing' };

/** The next step, once there is nothing more to do here. */
const ToLogin = styled(Link)`
  ${asButton()}
  width: 100%;
`;

const WELCOME_BACK = 'Enter the code from our mail and choose a new password.';

function Reset({ email }: Data) {
  const host = useHost();
  const draft = resetDraft(host);
  const [step, setStep] = useState<Step>(
    email === null
      ? { kind: 'request' }
      : { kind: 'new-password', email, message: WELCOME_BACK, fresh: false },
  );
  const missing = () => {
    draft.clear();
    setStep({ kind: 'missing' });
  };
  const toLogin = (
    <p>
      <Link to={paths.login()}>Go to sign in</Link>
    </p>
  );
  switch (step.kind) {
    case 'request':
      return (
        <>
          <RequestStep
            onMissing={missing}
            onRequested={(email, message) => {
              draft.write({ email });
              setStep({ kind: 'new-password', email, message, fresh: true });
            }}
          />
          {toLogin}
        </>
      );
    case 'new-password':
      return (
        <>
          <NewPasswordStep
            email={step.email}
            message={step.message}
            fresh={step.fresh}
            onMissing={missing}
            onChanged={(message) => {
              draft.clear();
              setStep({ kind: 'changed', message });
            }}
            onOtherEmail={() => {
              draft.clear();
              setStep({ kind: 'request' });
            }}
          />
          {toLogin}
        </>
      );
    case 'changed':
      return (
        <>
          <FocusOnArrival>
            <Notice tone="success">
              <p>{step.message}</p>
            </Notice>
          </FocusOnArrival>
          <ToLogin to={paths.login()}>Go to sign in</ToLogin>
        </>
      );
    case 'missing':
      return (
        <>
          <ContactHelp title="Passwords can’t be reset online at the moment.">
            Please contact {host.config.name} and our staff will help you back into your account.
          </ContactHelp>
          {toLogin}
        </>
      );
  }
}

const never = () => () => undefined;
const nobody = () => null;

/** Empty in the first render, as in the document; then the step that this tab has reached. */
function ForgotPasswordPage({ data }: { data: Data }) {
  const [kept] = useState(data.email);
  const email = useSyncExternalStore(never, () => kept, nobody);
  return (
    <AccountCard title="Forgot password">
      <Reset key={email} email={email} />
    </AccountCard>
  );
}

export const forgotPasswordPage: Page<Data> = {
  Component: ForgotPasswordPage,
  Pending: AccountCardPending,
  loader: load,
  head: (_data, config) => ({
    title: 'Forgot password',
    description: `Choose a new password for your ${config.name} account.`,
    canonical: paths.forgotPassword(),
    robots: 'noindex',
  }),
  status: () => 200,
};
