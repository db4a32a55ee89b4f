import { useEffect, useState } from 'react';
import { faultOf } from 'shared-contracts/errors';
import { suggest } from '../api/suggest';
import { useHost } from '../host';
import type { SearchOutcome } from '../search/outcome';
import { searchCatalogue } from '../search/search-catalogue';
import { RESULTS } from '../search/search-queries';

/** From the last key to the search, in milliseconds (specification, section 9). */
const DEBOUNCE = 300;

type Requested = { query: string; attempt: number };

export type Searched = {
  /** The newest outcome, shown until the next one arrives; null for a blank query. */
  outcome: SearchOutcome | null;
  /** The query that the outcome belongs to. */
  answered: string;
  suggestions: string[];
  pending: boolean;
  retry: () => void;
  /** Drops the last outcome, because the box was cleared. */
  forget: () => void;
};

/** Searches as the shopper types. An older answer never replaces a newer one. */
export function useSearch(query: string): Searched {
  const host = useHost();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<(Requested & { outcome: SearchOutcome }) | null>(null);
  const [suggested, setSuggested] = useState<{ query: string; words: string[] } | null>(null);

  useEffect(() => {
    if (query === '') return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const timer = setTimeout(() => {
      searchCatalogue(host, { query, limit: RESULTS, sort: null }, signal).then(
        (outcome) => {
          if (!signal.aborted) setAnswer({ query, attempt, outcome });
        },
        // An aborted search was replaced by a newer one; anything else is a bug and is thrown on.
        (error: unknown) => void faultOf(error),
      );
      void suggest(host.http, query, signal).then((words) => {
        if (!signal.aborted) setSuggested({ query, words });
      });
    }, DEBOUNCE);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [host, query, attempt]);

  const blank = query === '';
  return {
    outcome: blank ? null : (answer?.outcome ?? null),
    answered: answer?.query ?? '',
    suggestions: !blank && suggested?.query === query ? suggested.words : [],
    pending: !blank && (answer?.query !== query || answer.attempt !== attempt),
    retry: () => {
      setAttempt(attempt + 1);
    },
    forget: () => {
      setAnswer(null);
    },
  };
}
