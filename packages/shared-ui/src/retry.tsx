import { useEffect, useRef } from 'react';
import { Button, type ButtonSize } from './button';

type RetryProps = {
  /** Asks once more. A promise says how long that takes. */
  onRetry: () => unknown;
  pending: boolean;
  size?: ButtonSize | undefined;
};

/**
 * The way to ask once more for what failed. Pressed twice it asks once: `pending` comes only with
 * the next render, which a second press may be ahead of.
 */
export function Retry({ onRetry, pending, size }: RetryProps) {
  const asking = useRef(false);

  useEffect(() => {
    if (!pending) asking.current = false;
  }, [pending]);

  async function retry() {
    if (asking.current) return;
    asking.current = true;
    try {
      await onRetry();
    } finally {
      asking.current = false;
    }
  }

  return (
    <Button variant="secondary" size={size} pending={pending} onClick={() => void retry()}>
      Retry
    </Button>
  );
}
