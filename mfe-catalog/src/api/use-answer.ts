import { useEffect, useRef, useState } from 'react';
import type { Query } from 'shared-contracts/query';
import type { Reading } from 'shared-contracts/reading';
import { useHost } from '../host';
import { readForPart } from './read-for-part';

export type Answer<Value> = { kind: 'loading' } | Reading<Value>;

const LOADING = { kind: 'loading' } as const;

/**
 * What a part shows in a browser only, where no server waits for it.
 * @param what what is asked for, for the log
 */
export function useAnswer<Value>(
  what: string,
  query: Query<Value>,
): { answer: Answer<Value>; retry: () => void } {
  const { http } = useHost();
  // An answer belongs to its question: an old one is never shown for a new one.
  const { url } = query.request;
  const [settled, setSettled] = useState<{ url: string; answer: Reading<Value> }>();
  const [attempt, setAttempt] = useState(0);
  const asked = useRef(query);

  useEffect(() => {
    asked.current = query;
  });

  useEffect(() => {
    let left = false;
    void readForPart(http, what, asked.current).then((answer) => {
      if (!left) setSettled({ url, answer });
    });
    return () => {
      left = true;
    };
  }, [http, what, url, attempt]);

  return {
    answer: settled?.url === url ? settled.answer : LOADING,
    retry() {
      // While the network is away that stays the answer until the next one is here.
      setSettled((before) =>
        before?.answer.kind === 'failed' && before.answer.away ? before : undefined,
      );
      setAttempt((count) => count + 1);
    },
  };
}
