import { Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useShell } from './shell-context';

const notShown = (limit: number) => new Error(`not shown within ${limit / 1000} s`);

/**
 * Shows the fallback of a part that isn't ready; after the limit it throws, as if the part had
 * failed.
 */
function Waiting({ limit, children }: { limit: number; children: ReactNode }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(true);
    }, limit);
    return () => {
      clearTimeout(timer);
    };
  }, [limit]);
  if (late) throw notShown(limit);
  return children;
}

/** Called when its content has rendered without suspending. */
function Shown({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useEffect(onShown, [onShown]);
  return children;
}

type ShowWithinLimitProps = { fallback: ReactNode; onShown?: () => void; children: ReactNode };

/**
 * A part that may suspend only for a limited time: if it has not rendered within the limit, the
 * boundary around it catches an error.
 */
export function ShowWithinLimit({ fallback, onShown, children }: ShowWithinLimitProps) {
  const { remoteLimit } = useShell();
  const shown = useRef(false);
  const [late, setLate] = useState(false);
  // The document's HTML stays, without a fallback, while its part suspends.
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(!shown.current);
    }, remoteLimit);
    return () => {
      clearTimeout(timer);
    };
  }, [remoteLimit]);
  const tell = useCallback(() => {
    shown.current = true;
    onShown?.();
  }, [onShown]);
  if (late) throw notShown(remoteLimit);
  return (
    <Suspense fallback={<Waiting limit={remoteLimit}>{fallback}</Waiting>}>
      <Shown onShown={tell}>{children}</Shown>
    </Suspense>
  );
}
