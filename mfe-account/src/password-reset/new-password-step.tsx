import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { isMissingCall } from 'shared-contracts/missing-call';
import { readRefusals } from 'shared-contracts/refusal';
import { Button } from 'shared-ui/button';
import { Field } from 'shared-ui/field';
import { PasswordField } from 'shared-ui/password-field';
import { FormStatus } from 'shared-ui/form-status';
import { Notice } from 'shared-ui/notice';
import { Row } from 'shared-ui/stack';
import { useForm } from 'shared-ui/use-form';
import { requestReset } from '../api/request-reset';
import { setNewPassword } from '../api/reset-password';
import { Fields } from '../form/account-card';
import { resetLimits } from '../form/limits';
import { useHost } from '../host';
import { tidyCode } from '../verification/server-words';
import { CODE_REQUESTED, PASSWORD_CHANGED } from './words';

const Account = styled.p`
  overflow-wrap: anywhere;
`;

type Props = {
  email: string;
  /** What the server said when the code was asked for. */
  message: string;
  /** Whether it just replaced the first step: it then takes the focus. */
  fresh: boolean;
  onChanged: (message: string) => void;
  onOtherEmail: () => void;
  /** Called where the provider has no such call. */
  onMissing: () => void;
};

/** The second step: the code and the new password. Its rules are the server's. */
export function NewPasswordStep(props: Props) {
  const { email, message, fresh, onChanged, onOtherEmail, onMissing } = props;
  const host = useHost();
  const codeField = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');

  useEffect(() => {
    if (fresh) codeField.current?.focus();
  }, [fresh]);

  const missingOr = (error: unknown) => {
    if (!isMissingCall(error)) throw error;
    onMissing();
  };
  const form = useForm(
    readRefusals(host),
    (values, signal) =>
      setNewPassword(
        host.http,
        {
          email,
          code: tidyCode(values('code')),
          password: values('password'),
          password_confirmation: values('password_confirmation'),
        },
        signal,
      ).then((answer) => {
        onChanged(answer.message ?? PASSWORD_CHANGED);
      }, missingOr),
    { limits: resetLimits },
  );
  const sendAgain = () =>
    form.run((signal) =>
      requestReset(host.http, { email }, signal).then((answer) => {
        host.notify({ tone: 'success', text: answer.message ?? CODE_REQUESTED });
        setCode('');
      }, missingOr),
    );

  return (
    <Fields noValidate onSubmit={form.submit}>
      <Notice role="status">
        <p>{message}</p>
      </Notice>
      <Account>
        Account: <strong>{email}</strong>
      </Account>
      <FormStatus state={form.state} />
      <Field
        ref={codeField}
        label="Reset code"
        {...form.field('code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
        }}
      />
      {/* Lets a password manager know whose new password it is. */}
      <input hidden readOnly type="text" autoComplete="username" value={email} />
      <PasswordField label="New password" {...form.field('password')} autoComplete="new-password" />
      <PasswordField
        label="Confirm new password"
        {...form.field('password_confirmation')}
        autoComplete="new-password"
      />
      <Button type="submit" block pending={form.pending}>
        Change password
      </Button>
      <Row gap={0} className="ways">
        <Button
          variant="quiet"
          size="small"
          pending={form.pending}
          onClick={() => void sendAgain()}
        >
          Send a new code
        </Button>
        <Button variant="quiet" size="small" onClick={onOtherEmail}>
          Use another email
        </Button>
      </Row>
    </Fields>
  );
}
