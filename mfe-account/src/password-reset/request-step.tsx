import { isMissingCall } from 'shared-contracts/missing-call';
import { readRefusals } from 'shared-contracts/refusal';
import { Button } from 'shared-ui/button';
import { Field } from 'shared-ui/field';
import { FormStatus } from 'shared-ui/form-status';
import { useForm } from 'shared-ui/use-form';
import { requestReset } from '../api/request-reset';
import { Fields } from '../form/account-card';
import { emailLimits } from '../form/limits';
import { useHost } from '../host';
import { CODE_REQUESTED } from './words';

type Props = {
  onRequested: (email: string, message: string) => void;
  /** Called where the provider has no such call. */
  onMissing: () => void;
};

/** The first step: whose password it is. */
export function RequestStep({ onRequested, onMissing }: Props) {
  const host = useHost();
  const form = useForm(
    readRefusals(host),
    async (values, signal) => {
      const email = values('email').trim();
      try {
        const answer = await requestReset(host.http, { email }, signal);
        onRequested(email, answer.message ?? CODE_REQUESTED);
      } catch (error) {
        if (!isMissingCall(error)) throw error;
        onMissing();
      }
    },
    { limits: emailLimits },
  );
  return (
    <Fields noValidate onSubmit={form.submit}>
      <p>Enter the email of your account to get a code for a new password.</p>
      <FormStatus state={form.state} />
      <Field label="Email" {...form.field('email')} autoComplete="email" />
      <Button type="submit" block pending={form.pending}>
        Send code
      </Button>
    </Fields>
  );
}
