import { useState, useTransition } from 'react';
import type { Query } from 'shared-contracts/query';
import type { Reading } from 'shared-contracts/reading';
import { useHost } from '../host';
import { readForPart } from './read-for-part';

/**
 * What a part shows, for `use` in a child of its own `Suspense`: so a server waits for it, and the
 * part itself keeps its state while the answer is on its way.
 * @param what what is asked for, for the report
 */
export function useReading<Value>(
  what: string,
  query: Query<Value>,
): {
  reading: Promise<Reading<Value>>;
  retry: () => void;
  /** Asks again as well; what stands there stays until the next answer is here. */
  comeBack: () => void;
  comingBack: boolean;
} {
  const host = useHost();
  const [reading, setReading] = useState(() => readForPart(host, what, query));
  const [comingBack, startTransition] = useTransition();
  const retry = () => {
    setReading(readForPart(host, what, query));
  };
  return { reading, retry, comeBack: () => startTransition(retry), comingBack };
}
