import type { ShopConfig } from 'shared-contracts/config';
import type { Head, LoaderContext } from 'shared-contracts/door';
import { ask } from 'shared-contracts/query';
import { readingOfOne } from 'shared-contracts/reading';
import { reportFailure } from '../api/failure';
import { statusOfListing, type Listing } from '../listing/listing';
import type { InDocument } from '../link-preview';
import { loadListing } from '../listing/load-listing';
import { collectionQueries } from '../page-queries';
import type { CollectionEntry, Step } from './collection-entry';

/** A category's or a brand's page. JSON only. */
export type CollectionData =
  | {
      kind: 'shown';
      entry: CollectionEntry;
      listing: Listing;
      inDocument?: InDocument;
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
  if (entry.kind !== 'read') {
    return entry.kind === 'missing' ? entry : { kind: entry.away ? 'away' : 'failed' };
  }
  const shown = { kind: 'shown' as const, entry: entry.value, listing };
  if (typeof document !== 'undefined') return shown;
  // Only servers need its code.
  const { collectionDocument } = await import(
    /* webpackChunkName: "documents" */ './collection-document'
  );
  const inDocument = await collectionDocument(host, asked.entry, type, entry.value);
  return { ...shown, inDocument };
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
  return {
    title: name,
    description: description || `${name} at ${config.name}.`,
    canonical: pathOf(id),
    ...data.inDocument,
  };
}
