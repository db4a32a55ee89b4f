import { useState } from 'react';
import { isMissingCall } from 'shared-contracts/missing-call';
import { readRefusals } from 'shared-contracts/refusal';
import type { User } from 'shared-contracts/wire/account';
import { Button } from 'shared-ui/button';
import { PasswordField } from 'shared-ui/password-field';
import { FormStatus } from 'shared-ui/form-status';
import { Notice } from 'shared-ui/notice';
import { useForm } from 'shared-ui/use-form';
import { replacePassword } from '../api/change-password';
import { Fields } from '../form/account-card';
import { ContactHelp } from '../form/contact-help';
import { changeLimits } from '../form/limits';
import { useHost } from '../host';
import { DetailPanel } from './detail-panel';

/** Said where the server answered without words. */
const CHANGED = 'Your password has been changed.';

type Change = { kind: 'open' } | { kind: 'changed'; message: string } | { kind: 'missing' };

/** A new password by the current one. Its rules are the server's. */
export function PasswordChange({ user }: { user: User }) {
  const host = useHost();
  const [change, setChange] = useState<Change>({ kind: 'open' });
  const form = useForm(
    readRefusals(host),
    async (values, signal, element) => {
      setChange({ kind: 'open' });
      const body = {
        current_password: values('current_password'),
        password: values('password'),
        password_confirmation: values('password_confirmation'),
      };
      try {
        const answer = await replacePassword(host.http, body, signal);
        const message = answer.message ?? CHANGED;
        element.reset();
        setChange({ kind: 'changed', message });
      } catch (error) {
        if (!isMissingCall(error)) throw error;
        setChange({ kind: 'missing' });
      }
    },
    { limits: changeLimits },
  );

  if (change.kind === 'missing') {
    return (
      <DetailPanel title="Password">
        <ContactHelp title="Passwords can’t be changed online at the moment.">
          Your password is as it was. Please contact {host.config.name} and our staff will help you.
        </ContactHelp>
      </DetailPanel>
    );
  }
  return (
    <DetailPanel title="Password">
      <p>Changing it logs you out on every other device.</p>
      <Fields noValidate onSubmit={form.submit}>
        <FormStatus state={form.state} />
        {/* Lets a password manager know whose password it is. */}
        <input hidden readOnly type="text" autoComplete="username" value={user.email ?? ''} />
        <PasswordField
          label="Current password"
          {...form.field('current_password')}
          autoComplete="current-password"
        />
        <PasswordField
          label="New password"
          {...form.field('password')}
          autoComplete="new-password"
        />
        <PasswordField
          label="Confirm new password"
          {...form.field('password_confirmation')}
          autoComplete="new-password"
        />
        <Button type="submit" variant="secondary" pending={form.pending}>
          Change password
        </Button>
        {/* Below the button, which stays where it was pressed. */}
        {change.kind === 'changed' ? (
          <Notice tone="success" role="status">
            <p>{change.message}</p>
          </Notice>
        ) : null}
      </Fields>
    </DetailPanel>
  );
}
