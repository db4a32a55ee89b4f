/** What a category's or brand's document says beside what browsers read: its picture, and its place. */
import type { HostApi } from 'shared-contracts/door';
import { paths } from 'shared-contracts/paths';
import type { QueryRequest } from 'shared-contracts/query';
import { breadcrumbsOf } from '../breadcrumb-list';
import { linkPreview, type InDocument } from '../link-preview';
import type { CollectionEntry } from './collection-entry';
import { trailOf } from './collection-trail';

const PLACES = {
  category: { top: { name: 'Categories', path: paths.categories() }, pathOf: paths.category },
  brand: { top: { name: 'Brands', path: paths.brands() }, pathOf: paths.brand },
};

/** @param asked what the page has asked of the entry */
export async function collectionDocument(
  { http, config }: HostApi,
  asked: QueryRequest,
  type: 'category' | 'brand',
  entry: CollectionEntry,
): Promise<InDocument> {
  const { top, pathOf } = PLACES[type];
  const trail = trailOf(entry, top, pathOf(entry.id));
  return { ...(await linkPreview(http, asked)), jsonLd: [breadcrumbsOf(trail, config)] };
}
