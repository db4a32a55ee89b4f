import { useState, type ComponentType } from 'react';
import type { SlotProps } from 'shared-contracts/slots';
import { Button } from 'shared-ui/button';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useHost } from '../host';
import type { SaveDialogProps } from './save-dialog';

type Opening =
  | { kind: 'closed' }
  | { kind: 'opening' }
  | { kind: 'open'; Part: ComponentType<SaveDialogProps> };

/** 'Save to list': a button, whose dialog's code comes when it is pressed. */
export function SaveToList({ lines, label }: SlotProps<'account.save-to-list'>) {
  const host = useHost();
  const [opening, setOpening] = useState<Opening>({ kind: 'closed' });

  async function open() {
    setOpening({ kind: 'opening' });
    try {
      const { SaveDialog } = await import(/* webpackChunkName: "save-dialog" */ './save-dialog');
      setOpening({ kind: 'open', Part: SaveDialog });
    } catch (error) {
      host.report({ kind: 'error', message: String(error), part: 'account.save-to-list' });
      host.notify({ tone: 'danger', text: 'Saved lists are not available right now.' });
      setOpening({ kind: 'closed' });
    }
  }

  const [first] = lines;
  if (!first) return null;
  return (
    <>
      <Button variant="quiet" pending={opening.kind === 'opening'} onClick={() => void open()}>
        {label ?? 'Save to list'}
        {label === undefined && lines.length === 1 ? (
          <VisuallyHidden>: {first.product_name}</VisuallyHidden>
        ) : null}
      </Button>
      {opening.kind === 'open' ? (
        <opening.Part
          lines={lines}
          onClose={() => {
            setOpening({ kind: 'closed' });
          }}
        />
      ) : null}
    </>
  );
}
