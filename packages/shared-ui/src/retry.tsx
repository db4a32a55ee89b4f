import { useRef } from 'react';
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
