import { isApiError } from 'shared-contracts/errors';
import { networkAway } from 'shared-contracts/network';
import { createMemory } from '../memory';
import { logFailure } from './failure';

/** An answer that is here or on its way, for `use`; a failure is an answer too. */
export type KeptAnswer<Value> = Promise<
  { kind: 'shown'; value: Value } | { kind: 'failed'; away: boolean }
>;

/** What parts of a page ask for while they render. */
export type KeptAnswers<Value> = {
  /**
   * The answer of a key; it is asked for where there is none, and again after a failure. Always the
   * same promise while it is kept: a part that suspended finds its own answer again.
   */
  read(key: string, ask: (signal: AbortSignal) => Promise<Value>): KeptAnswer<Value>;
};

/**
 * Leaves a part that could not be answered on a server to the browser: there somebody can press
 * Retry, and HTML that says otherwise than the browser would be thrown away.
 * @throws on a server
 */
export function leaveToBrowser(what: string, cause?: unknown): void {
  if (typeof document === 'undefined') throw new Error(`${what} did not come`, { cause });
}

/**
 * @param what what is asked for, for the log
 * @param most how many answers are kept
 * @param lasts how long one is kept, in milliseconds
 */
export function createKeptAnswers<Value>(
  what: string,
  most: number,
  lasts: number,
): KeptAnswers<Value> {
  const kept = createMemory<KeptAnswer<Value>>(most, lasts);
  return {
    read(key, ask) {
      const known = kept.read(key);
      if (known) return known;
      // Nobody gives it up: another part may wait for the same answer.
      const { signal } = new AbortController();
      const answer: KeptAnswer<Value> = ask(signal).then(
        (value) => ({ kind: 'shown', value }),
        (error: unknown) => {
          if (kept.read(key) === answer) kept.forget(key);
          leaveToBrowser(what, error);
          if (isApiError(error)) logFailure(what, error);
          else reportError(error);
          return { kind: 'failed', away: networkAway(error) };
        },
      );
      // A part that was given up has nobody who waits for it.
      answer.catch(() => undefined);
      kept.keep(key, answer);
      return answer;
    },
  };
}
