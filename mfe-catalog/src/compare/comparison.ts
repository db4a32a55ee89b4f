import type { Head, LoaderContext } from 'shared-contracts/door';
import { previewPicture } from 'shared-contracts/paths';
import { readComparedSpecs } from 'shared-contracts/calls/compared-specs';
import { ask, queryOf } from 'shared-contracts/query';
import { readingOfOne } from 'shared-contracts/reading';
import type { SpecReading } from 'shared-contracts/wire/compared-specs';
import { OFFLINE } from 'shared-ui/offline';
import { reportFailure } from '../api/failure';
import { LASTS, productQuery } from '../api/queries';
import { columnOf, withoutTwins, type ComparedColumn } from './compared-column';
import { comparedIds, comparePath } from './compared-ids';

/** What the page compares. */
export type Comparison =
  | { kind: 'shown'; columns: ComparedColumn[]; read: SpecReading[] }
  /** The link names no product. */
  | { kind: 'empty' }
  | { kind: 'missing' }
  | { kind: 'failed' }
  /** The shopper's own network is down. */
  | { kind: 'away' };

const specsQuery = (ids: readonly string[]) =>
  queryOf(readComparedSpecs, { query: { ids: ids.join(',') } }, LASTS);

/** Reads every product that the link names, and what their specs mean where the provider says it. */
export async function loadComparison({ url, host, signal }: LoaderContext): Promise<Comparison> {
  const ids = comparedIds(url.searchParams);
  if (ids.length === 0) return { kind: 'empty' };
  const report = reportFailure(host, 'The comparison');
  const [specs, ...columns] = await Promise.all([
    readingOfOne(ask(host.http, specsQuery(ids), signal), report),
    ...ids.map(async (id) =>
      columnOf(id, await readingOfOne(ask(host.http, productQuery(id), signal), report)),
    ),
  ]);
  if (columns.some(({ kind }) => kind === 'shown')) {
    const read = specs.kind === 'read' ? specs.value.specs : [];
    return { kind: 'shown', columns: withoutTwins(columns), read };
  }
  if (columns.every(({ kind }) => kind === 'missing')) return { kind: 'missing' };
  return { kind: columns.some((one) => one.kind === 'failed' && one.away) ? 'away' : 'failed' };
}

/** 'A, B and C' */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

const TITLES = {
  empty: 'Compare products',
  missing: 'These products do not exist',
  failed: 'This comparison is not available right now',
  away: OFFLINE,
} as const;

/**
 * The page's head. Search engines list the products instead; a preview of the link shows the first
 * product's picture.
 */
export function comparisonHead(comparison: Comparison): Head {
  if (comparison.kind !== 'shown') return { title: TITLES[comparison.kind], robots: 'noindex' };
  const shown = comparison.columns.flatMap((one) => (one.kind === 'shown' ? [one] : []));
  const names = listed(shown.map(({ product }) => product.product_name));
  const image = previewPicture(
    shown.map(({ product }) => product.variant?.images[0]).find(Boolean),
  );
  return {
    title: `Compare ${names}`,
    description: `Price, stock and specifications side by side: ${names}.`,
    canonical: comparePath(shown.map(({ id }) => id)),
    ...(image === null ? {} : { image }),
    robots: 'noindex',
  };
}
