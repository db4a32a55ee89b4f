import styled from '@emotion/styled';
import { useRef, useState, type RefObject } from 'react';
import { messageOf } from 'shared-contracts/errors';
import { readRefusals } from 'shared-contracts/refusal';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Field } from 'shared-ui/field';
import { FormStatus } from 'shared-ui/form-status';
import { Notice } from 'shared-ui/notice';
import { useForm } from 'shared-ui/use-form';
import { resendCode } from '../api/resend-code';
import { verifyAccount } from '../api/verify-account';
import { Fields } from '../form/account-card';
import { verifyLimits } from '../form/limits';
import { useHost } from '../host';
import { sayWelcome } from '../session/sign-in';
import { keepRegistration, registeredHere } from './registered-here';
import { ACCOUNT_VERIFIED, saysExpired, tidyCode } from './server-words';

const CODE_RESENT = 'A new verification code has been requested.';

const Account = styled.p`
  overflow-wrap: anywhere;
`;

type Props = {
  /** The account to verify. */
  email: string;
  /** The server's words that what was mailed has expired: then a new code is offered at once. */
  expired: string | null;
  /** The code, where a mail's link says it. */
  given?: string;
  /** The server's words to a registration that has just been made. */
  registered?: string;
  onClose: () => void;
  /** Called once the account is verified; close the dialog in it. */
  onVerified: (message: string) => void;
  /** Called in its place where this browser registered the account, and so is signed in now. */
  onSignedIn: () => void;
};

type FormProps = Omit<Props, 'onClose'> & { field: RefObject<HTMLInputElement | null> };

function VerificationForm({
  email,
  expired,
  given = '',
  registered,
  onVerified,
  onSignedIn,
  field,
}: FormProps) {
  const host = useHost();
  const [code, setCode] = useState(given);
  const [resendOffered, setResendOffered] = useState(expired !== null);
  const [said, setSaid] = useState(expired);

  const form = useForm(
    readRefusals(host),
    async (values, signal) => {
      const verificationCode = tidyCode(values('verificationCode'));
      try {
        const body = { verificationCode, email, ...registeredHere() };
        const answer = await verifyAccount(host.http, body, signal);
        const message = answer.message ?? ACCOUNT_VERIFIED;
        host.notify({ tone: 'success', text: message });
        keepRegistration(undefined);
        const { session } = answer;
        if (session) {
          host.session.start({ token: session.token, user: session.user });
          sayWelcome(host);
          onSignedIn();
        } else onVerified(message);
      } catch (error) {
        if (saysExpired(messageOf(error))) setResendOffered(true);
        throw error;
      }
    },
    { limits: verifyLimits },
  );

  const resend = () =>
    form.run(async (signal) => {
      const answer = await resendCode(host.http, { email }, signal);
      host.notify({ tone: 'success', text: answer.message ?? CODE_RESENT });
      setCode('');
      setSaid(null);
    });

  return (
    <Fields noValidate onSubmit={form.submit}>
      {registered === undefined ? null : (
        <Notice tone="success">
          <p>{registered}</p>
        </Notice>
      )}
      <Account>
        Enter the verification code for <strong>{email}</strong>.
      </Account>
      {said === null ? null : (
        <Notice tone="warning">
          <p>{said}</p>
        </Notice>
      )}
      <FormStatus state={form.state} />
      <Field
        label="Verification code"
        {...form.field('verificationCode')}
        hint="It is in the mail that we send to this address. Please look among spam too."
        autoComplete="one-time-code"
        inputMode="numeric"
        ref={field}
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
        }}
      />
      <Button type="submit" block pending={form.pending}>
        Verify Account
      </Button>
      {resendOffered ? (
        <Button variant="secondary" block pending={form.pending} onClick={() => void resend()}>
          Resend Code
        </Button>
      ) : (
        <Button
          variant="quiet"
          block
          onClick={() => {
            setResendOffered(true);
          }}
        >
          No code in your mail?
        </Button>
      )}
    </Fields>
  );
}

/** Asks for the code that was mailed to an account; a new one can be asked for once it expired. */
export function VerificationDialog({ onClose, ...form }: Props) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog open onClose={onClose} title="Verify your account" size="small" initialFocus={field}>
      <VerificationForm {...form} field={field} />
    </Dialog>
  );
}
