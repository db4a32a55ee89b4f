import styled from '@emotion/styled';
import { useNavigate } from 'react-router-dom';
import { isMissingCall } from 'shared-contracts/missing-call';
import { paths } from 'shared-contracts/paths';
import { readRefusals } from 'shared-contracts/refusal';
import type { User } from 'shared-contracts/wire/account';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { PasswordField } from 'shared-ui/password-field';
import { FormStatus } from 'shared-ui/form-status';
import { Row } from 'shared-ui/stack';
import { useForm } from 'shared-ui/use-form';
import { deleteOwnAccount } from '../api/delete-account';
import { Fields } from '../form/account-card';
import { deleteLimits } from '../form/limits';
import { useHost } from '../host';
import { keepFarewell } from './farewell';

/** Said where the server answered without words. */
const DELETED = 'Your account has been deleted.';

const Consequences = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding-inline-start: 1.125rem;
  list-style: square;
`;

type Props = {
  user: User;
  onClose: () => void;
  /** Called where the provider has no such call; close the dialog in it. */
  onMissing: () => void;
};

function DeletionForm({ user, onClose, onMissing }: Props) {
  const host = useHost();
  const navigate = useNavigate();
  const form = useForm(
    readRefusals(host),
    async (values) => {
      try {
        const answer = await deleteOwnAccount(host.http, { password: values('password') });
        keepFarewell(host, answer.message ?? DELETED);
      } catch (error) {
        if (!isMissingCall(error)) throw error;
        onMissing();
        return;
      }
      // A guest may not see this page: a reload here would lead to the sign-in.
      await navigate(paths.home());
      host.session.end('logout');
    },
    { limits: deleteLimits },
  );

  return (
    <Fields noValidate onSubmit={form.submit}>
      <p>This can’t be undone.</p>
      <Consequences>
        <li>Your name, email, password, company details, cart and inquiries are deleted.</li>
        <li>
          Your orders stay in our books without your name, address and phone number. You will not
          see them any more.
        </li>
        <li>
          An order that you have not picked up yet stays valid, but we can’t contact you about it:
          please keep its number, or pick it up first.
        </li>
      </Consequences>
      <FormStatus state={form.state} />
      {/* Lets a password manager know whose password it is. */}
      <input hidden readOnly type="text" autoComplete="username" value={user.email ?? ''} />
      <PasswordField
        label="Your password"
        {...form.field('password')}
        autoComplete="current-password"
      />
      <Row>
        <Button type="submit" variant="danger" pending={form.pending}>
          Delete my account
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Keep my account
        </Button>
      </Row>
    </Fields>
  );
}

/** Says what goes and what stays, and asks for the password. */
export function DeletionDialog(props: Props) {
  return (
    <Dialog open onClose={props.onClose} title="Delete your account?" size="small">
      <DeletionForm {...props} />
    </Dialog>
  );
}
