import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { Button } from 'shared-ui/button';

/** How long a removed line can be brought back, in milliseconds. */
const UNDO_TIME = 8000;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-3);
  border: 1px dashed var(--color-line-strong);
  border-radius: var(--radius-1);
  font-size: var(--text-sm);
  line-height: var(--leading-snug);

  p {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/**
 * Offers to restore a removed line for some seconds. It takes the focus, because the pressed button
 * has disappeared; the time stops while the pointer or the keyboard focus is on it.
 */
export function RemovedLine({
  words,
  onUndo,
  onExpire,
}: {
  words: string;
  onUndo: () => void;
  onExpire: () => void;
}) {
  const undo = useRef<HTMLButtonElement>(null);
  const [waiting, setWaiting] = useState(false);

  useEffect(() => undo.current?.focus(), []);
  useEffect(() => {
    if (waiting) return;
    const timer = setTimeout(onExpire, UNDO_TIME);
    return () => {
      clearTimeout(timer);
    };
  }, [waiting, onExpire]);

  return (
    <Bar
      onPointerEnter={() => {
        setWaiting(true);
      }}
      onPointerLeave={() => {
        setWaiting(false);
      }}
      onFocus={({ target }) => {
        setWaiting(target.matches(':focus-visible'));
      }}
      onBlur={() => {
        setWaiting(false);
      }}
    >
      <p>{words}</p>
      <Button ref={undo} variant="secondary" size="small" onClick={onUndo}>
        Undo
      </Button>
    </Bar>
  );
}
