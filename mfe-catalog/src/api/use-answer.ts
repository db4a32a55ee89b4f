import { useEffect, useState } from 'react';
import { isApiError } from 'shared-contracts/errors';
import { networkAway } from 'shared-contracts/network';
import { logFailure } from './failure';

export type Answer<Value> =
  | { kind: 'loading' }
  | { kind: 'shown'; value: Value }
  /** `away`: because the network is; it stays the answer while it is asked again. */
  | { kind: 'failed'; away: boolean };

type Ask<Value> = (signal: AbortSignal) => Promise<Value>;

const LOADING = { kind: 'loading' } as const;

/**
 * Asks for something that a part shows but its page doesn't wait for.
 * @param what what is asked for, for the log
 * @param ask asks for it; another function asks anew, so it must be a stable one
 */
export function useAnswer<Value>(
  what: string,
  ask: Ask<Value>,
): { answer: Answer<Value>; retry: () => void } {
  // An answer belongs to its question: an old one is never shown for a new one.
  const [settled, setSettled] = useState<{ ask: Ask<Value>; answer: Answer<Value> }>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const asking = new AbortController();
    const { signal } = asking;
    ask(signal).then(
      (value) => {
        if (!signal.aborted) setSettled({ ask, answer: { kind: 'shown', value } });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        if (isApiError(error)) logFailure(what, error);
        else reportError(error);
        setSettled({ ask, answer: { kind: 'failed', away: networkAway(error) } });
      },
    );
    return () => {
      asking.abort();
    };
  }, [what, ask, attempt]);

  return {
    answer: settled?.ask === ask ? settled.answer : LOADING,
    retry() {
      setSettled((before) =>
        before?.answer.kind === 'failed' && before.answer.away ? before : undefined,
      );
      setAttempt((count) => count + 1);
    },
  };
}
