import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useShell } from './shell-context';

/** Stands in for a part that isn't ready; after the limit it fails like the part itself. */
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
  if (late) throw new Error(`not shown within ${limit / 1000} s`);
  return children;
}

/**
 * A part that may suspend, but not for ever: what has not shown itself within the limit is caught
 * by the boundary around it.
 */
export function Overdue({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const { remoteLimit } = useShell();
  return (
    <Suspense fallback={<Waiting limit={remoteLimit}>{fallback}</Waiting>}>{children}</Suspense>
  );
}
