import type { Query } from 'shared-contracts/query';
import type { Reading } from 'shared-contracts/reading';
import * as shown from 'shared-ui/use-answer';
import { useHost } from '../host';
import { readForPart } from './read-for-part';

export type Answer<Value> = { kind: 'loading' } | Reading<Value>;

const LOADING = { kind: 'loading' } as const;

/**
 * What a part shows in a browser only, where no server waits for it: a dialog's, a menu's, a
 * filter's. What a server waits for is `useReading`; both read from the host's one memory.
 * @param what what is asked for, for the report
 */
export function useAnswer<Value>(
  what: string,
  query: Query<Value>,
): { answer: Answer<Value>; retry: () => void } {
  const host = useHost();
  const { answer = LOADING, again } = shown.useAnswer(query.request.url, () =>
    readForPart(host, what, query),
  );
  return {
    answer,
    retry() {
      // While the network is down that stays the answer until the next one is here.
      again(answer.kind === 'failed' && answer.away);
    },
  };
}
