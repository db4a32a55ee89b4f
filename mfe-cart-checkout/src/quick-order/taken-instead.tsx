import { useEffect, useRef } from 'react';
import { Button } from 'shared-ui/button';
import { Row } from 'shared-ui/stack';
import { VisuallyHidden } from 'shared-ui/visually-hidden';

/** Says what a stand-in was taken for. It takes the focus, because the pressed button has disappeared. */
export function TakenInstead({ name, onUndo }: { name: string; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <Row gap={2}>
      <span>Instead of {name}</span>
      <Button ref={undo} variant="secondary" size="small" onClick={onUndo}>
        Undo
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
    </Row>
  );
}
