import { Dialog } from 'shared-ui/dialog';
import { Fault } from 'shared-ui/fault';
import type { SlotTrouble } from './remotes/slot';

type Props = { open: boolean; onClose: () => void; trouble: SlotTrouble };

/** A dialog that failed says so in a dialog, because its slot's place in the page isn't visible. */
export function FaultDialog({ open, onClose, trouble }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={trouble.part} size="small">
      <Fault compact {...trouble} />
    </Dialog>
  );
}
