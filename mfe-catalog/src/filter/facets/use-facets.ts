import { useEffect, useState } from 'react';
import { readFacets } from 'shared-contracts/calls/facets';
import type { HostApi } from 'shared-contracts/door';
import { isMissingCall } from 'shared-contracts/missing-call';
import { ask, queryOf } from 'shared-contracts/query';
import type { Facets } from 'shared-contracts/wire/facets';
import { LASTS } from '../../api/queries';
import { useHost } from '../../host';
import type { Narrowed } from '../use-filter';
import { wireFilterOf, type ListFilter } from 'shared-contracts/list-filter';

/** Hosts whose provider has no facets: they are not asked again. */
const without = new WeakSet<HostApi>();

/** What of a facets call says whose products are counted. */
function countedOf(of: Narrowed) {
  if (of.type === 'all') return {};
  return of.type === 'search' ? { query: of.query } : { id: of.id, type: of.type };
}

/** A list and its filter, as the calls about facets take them. */
export const facetsBodyOf = (of: Narrowed, filter: ListFilter) => ({
  ...countedOf(of),
  filter: wireFilterOf(filter),
});

/** What the provider has counted of a list; 'none' where it gives no counts. */
export type Known = { kind: 'counted'; facets: Facets } | { kind: 'none' };

/**
 * What a list can be narrowed by. While the next counts come, the last ones stay.
 * @returns undefined until the first have come; 'none' where the provider gives none
 */
export function useFacets(of: Narrowed, filter: ListFilter): Known | undefined {
  const host = useHost();
  const [known, setKnown] = useState<Known | undefined>(
    without.has(host) ? { kind: 'none' } : undefined,
  );
  const query = queryOf(readFacets, { body: facetsBodyOf(of, filter) }, LASTS);
  const key = JSON.stringify(query.request);

  useEffect(() => {
    if (without.has(host)) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    ask(host.http, query, signal).then(
      (facets) => {
        if (!signal.aborted) setKnown({ kind: 'counted', facets });
      },
      (error: unknown) => {
        if (isMissingCall(error)) without.add(host);
        if (!signal.aborted) setKnown({ kind: 'none' });
      },
    );
    return () => {
      leaving.abort();
    };
    // The key is the list and its filter.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [host, key]);

  return known;
}
