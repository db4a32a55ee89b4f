import type { HttpClient } from 'shared-contracts/call';
import type { ShopConfig } from 'shared-contracts/config';
import type { Head, Visit } from 'shared-contracts/door';
import { networkAway } from 'shared-contracts/network';
import { askOrLast } from '../api/ask-or-last';
import { logFailure } from '../api/failure';
import { saysMissing } from '../api/missing';
import { breadcrumbsOf } from '../breadcrumb-list';
import type { Catalogue } from '../catalogue';
import type { DirectoryEntry } from '../directory/entry';
import { statusOfListing, type Listing } from '../listing/listing';
import { loadListing } from '../listing/load-listing';

/** A category's or a brand's page. JSON only. */
export type CollectionData =
  | { kind: 'shown'; entry: DirectoryEntry; listing: Listing }
  | { kind: 'missing' }
  | { kind: 'failed' }
  /** The shopper's own network is away. */
  | { kind: 'away' };

type Visited = Visit & { http: HttpClient; signal: AbortSignal };

/** What a category and a brand have in common: a name and products. */
export type Collection = {
  type: 'category' | 'brand';
  id: string;
  read: (http: HttpClient, id: string, signal: AbortSignal) => Promise<DirectoryEntry>;
};

async function loadEntry(
  { entries }: Catalogue,
  { type, id, read }: Collection,
  { http, signal }: Visited,
): Promise<DirectoryEntry | 'missing' | 'failed' | 'away'> {
  try {
    return await askOrLast(entries, `${type}:${id}`, () => read(http, id, signal));
  } catch (error) {
    if (saysMissing(error)) return 'missing';
    logFailure(`The ${type}`, error);
    return networkAway(error) ? 'away' : 'failed';
  }
}

/**
 * Loads a category or brand and its products, both at once.
 * @throws ApiError when the caller gave up
 */
export async function loadCollection(
  catalogue: Catalogue,
  collection: Collection,
  visited: Visited,
): Promise<CollectionData> {
  const { type, id } = collection;
  const [entry, listing] = await Promise.all([
    loadEntry(catalogue, collection, visited),
    loadListing(catalogue, { type, id }, visited),
  ]);
  return typeof entry === 'string' ? { kind: entry } : { kind: 'shown', entry, listing };
}

export function statusOfCollection(data: CollectionData): number {
  if (data.kind === 'shown') return statusOfListing(data.listing);
  return data.kind === 'missing' ? 404 : 503;
}

/** @param above what leads to the collection: all categories, or all brands */
export function collectionHead(
  data: CollectionData,
  config: ShopConfig,
  above: { name: string; path: string },
  pathOf: (id: string) => string,
): Head {
  if (data.kind !== 'shown') return { title: above.name, robots: 'noindex' };
  const { id, name, description } = data.entry;
  const path = pathOf(id);
  return {
    title: name,
    description: description || `${name} at ${config.name}.`,
    canonical: path,
    jsonLd: [breadcrumbsOf([above, { name, path }], config)],
  };
}
