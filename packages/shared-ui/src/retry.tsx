import { useRef } from 'react';
import { Button, type ButtonSize } from './button';

type RetryProps = {
  /** Asks once more. The button is busy until a returned promise settles. */
  onRetry: () => unknown;
  pending: boolean;
  size?: ButtonSize | undefined;
};

/**
 * The button that asks once more for what failed. Pressed twice it asks once: `pending` is set only
 * in the next render, and a second press may come before that.
 */
export function Retry({ onRetry, pending, size }: RetryProps) {
  const asked = useRef<Promise<unknown>>(null);

  function retry() {
    asked.current ??= Promise.resolve(onRetry()).finally(() => {
      asked.current = null;
    });
  }

  return (
    <Button variant="secondary" size={size} pending={pending} onClick={retry}>
      Retry
    </Button>
  );
}
