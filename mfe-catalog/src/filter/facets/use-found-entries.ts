import { useEffect, useState } from 'react';
import { findFacetEntries } from 'shared-contracts/calls/facet-entries';
import type { HttpClient } from 'shared-contracts/call';
import { isMissingCall } from 'shared-contracts/missing-call';
import { ask, queryOf, type Query } from 'shared-contracts/query';
import { readingOf, type Reading } from 'shared-contracts/reading';
import type { FacetEntry } from 'shared-contracts/wire/facets';
import { reportFailure } from '../../api/failure';
import { LASTS } from '../../api/queries';
import { useHost } from '../../host';
import type { Others } from './others';
import { facetsBodyOf } from './use-facets';

/** Whoever types on has not asked yet, in milliseconds. */
const PAUSE = 250;

const KIND = { brands: 'brand', categories: 'category' } as const;

function queryFor({ name, list, filter, named }: Others & { named: string }) {
  const body = { list: facetsBodyOf(list, filter), of: KIND[name], named };
  return queryOf(findFacetEntries, { body }, LASTS);
}

type Found = Query<{ entries: FacetEntry[] }>;

/** A provider without the call has told all that it can. */
const entriesOf = (http: HttpClient, query: Found, signal: AbortSignal): Promise<FacetEntry[]> =>
  ask(http, query, signal).then(
    ({ entries }) => entries,
    (error: unknown) => {
      if (isMissingCall(error)) return [];
      throw error;
    },
  );

/**
 * The entries of a list whose name has a text in it, at most as many as its facets have. While those
 * of another choice come, the last ones stay.
 * @returns `found` is null until an answer to what is typed now has come
 */
export function useFoundEntries(asked: Others & { named: string }): {
  found: Reading<FacetEntry[]> | null;
  retry: () => void;
} {
  const host = useHost();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ named: string; found: Reading<FacetEntry[]> } | null>(
    null,
  );
  const { named } = asked;
  const query = queryFor(asked);
  const key = JSON.stringify(query.request);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const timer = setTimeout(() => {
      const report = reportFailure(host, 'The entries of a filter');
      readingOf(entriesOf(host.http, query, signal), report).then(
        (found) => {
          if (!signal.aborted) setAnswer({ named, found });
        },
        // Given up, because something else is typed.
        () => undefined,
      );
    }, PAUSE);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
    // The key is the list, its filter and the text.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [host, key, attempt]);

  return {
    found: answer?.named === named ? answer.found : null,
    retry: () => setAttempt((before) => before + 1),
  };
}
