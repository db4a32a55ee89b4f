import type { ShopConfig } from 'shared-contracts/config';
import type { Head, LoaderContext } from 'shared-contracts/door';
import { ask } from 'shared-contracts/query';
import { readingOfOne } from 'shared-contracts/reading';
import { reportFailure } from '../api/failure';
import { breadcrumbsOf } from '../breadcrumb-list';
import { statusOfListing, type Listing } from '../listing/listing';
import type { LinkPreview } from '../link-preview';
import { loadListing } from '../listing/load-listing';
import { collectionQueries } from '../page-queries';
import type { CollectionEntry, Step } from './collection-entry';

/** A category's or a brand's page. JSON only. */
export type CollectionData =
  | {
      kind: 'shown';
      entry: CollectionEntry;
      listing: Listing;
      /** For the document's head alone, which no browser makes. */
      preview?: LinkPreview;
    }
  | { kind: 'missing' }
  | { kind: 'failed' }
  /** The shopper's own network is down. */
  | { kind: 'away' };

/**
 * Loads a category or brand and its products, both at once.
 * @throws ApiError when the caller gave up
 */
export async function loadCollection(
  type: 'category' | 'brand',
  { host, signal, ...visit }: LoaderContext,
): Promise<CollectionData> {
  const asked = collectionQueries(host, type)(visit);
  const [entry, listing] = await Promise.all([
    readingOfOne(ask(host.http, asked.entry, signal), reportFailure(host, `The ${type}`)),
    loadListing(host, asked.listing, signal),
  ]);
  if (entry.kind === 'missing') return entry;
  if (entry.kind === 'failed') return { kind: entry.away ? 'away' : 'failed' };
  const shown = { kind: 'shown' as const, entry: entry.value, listing };
  if (typeof document !== 'undefined') return shown;
  // Only servers need its code.
  const { linkPreview } = await import(/* webpackChunkName: "link-preview" */ '../link-preview');
  return { ...shown, preview: linkPreview(entry.value.drawn) };
}

/** The way to a category or brand, from the list of all on. */
export function trailOf(entry: CollectionEntry, top: Step, path: string): Step[] {
  return [top, ...entry.above, { name: entry.name, path }];
}

export function statusOfCollection(data: CollectionData): number {
  if (data.kind === 'shown') return statusOfListing(data.listing);
  return data.kind === 'missing' ? 404 : 503;
}

/** @param above what leads to the collection: all categories, or all brands */
export function collectionHead(
  data: CollectionData,
  config: ShopConfig,
  above: Step,
  pathOf: (id: string) => string,
): Head {
  if (data.kind !== 'shown') return { title: above.name, robots: 'noindex' };
  const { id, name, description } = data.entry;
  const path = pathOf(id);
  return {
    title: name,
    description: description || `${name} at ${config.name}.`,
    canonical: path,
    ...data.preview,
    jsonLd: [breadcrumbsOf(trailOf(data.entry, above, path), config)],
  };
}
