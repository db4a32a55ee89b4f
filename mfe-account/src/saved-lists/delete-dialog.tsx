import { useState } from 'react';
import { messageOf } from 'shared-contracts/errors';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Row, Stack } from 'shared-ui/stack';
import { useHost } from '../host';

type Props = { name: string; onClose: () => void; onDelete: () => Promise<void> };

/** Asks once more before a list goes. */
export function DeleteDialog({ name, onClose, onDelete }: Props) {
  const host = useHost();
  const [pending, setPending] = useState(false);
  async function remove() {
    setPending(true);
    try {
      await onDelete();
    } catch (error) {
      setPending(false);
      host.notify({ tone: 'danger', text: messageOf(error) });
    }
  }
  return (
    <Dialog open onClose={onClose} title="Delete this list?" size="small">
      <Stack gap={4}>
        <p>‘{name}’ and its link go for good. This can’t be undone.</p>
        <Row>
          <Button variant="danger" pending={pending} onClick={() => void remove()}>
            Delete the list
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
