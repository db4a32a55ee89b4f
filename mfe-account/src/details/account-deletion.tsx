import { useState } from 'react';
import type { User } from 'shared-contracts/wire/account';
import { Button } from 'shared-ui/button';
import { Row } from 'shared-ui/stack';
import { ContactHelp } from '../form/contact-help';
import { useHost } from '../host';
import { DeletionDialog } from './deletion-dialog';
import { DetailPanel } from './detail-panel';

type Deletion = 'closed' | 'asked' | 'missing';

/** The panel in which a customer deletes the account. */
export function AccountDeletion({ user }: { user: User }) {
  const { config } = useHost();
  const [deletion, setDeletion] = useState<Deletion>('closed');
  return (
    <DetailPanel title="Delete your account">
      {deletion === 'missing' ? (
        <ContactHelp title="Accounts can’t be deleted online at the moment.">
          Nothing was deleted. Please contact {config.name} and our staff will delete your account.
        </ContactHelp>
      ) : (
        <>
          <p>We delete what we know of you. Your orders stay in our books without your name.</p>
          <Row>
            <Button
              variant="secondary"
              onClick={() => {
                setDeletion('asked');
              }}
            >
              Delete my account…
            </Button>
          </Row>
        </>
      )}
      {deletion === 'asked' ? (
        <DeletionDialog
          user={user}
          onClose={() => {
            setDeletion('closed');
          }}
          onMissing={() => {
            setDeletion('missing');
          }}
        />
      ) : null}
    </DetailPanel>
  );
}
