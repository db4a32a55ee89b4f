import { invoke, requestOf, type HttpClient } from 'shared-contracts/call';
import { listBlogs } from 'shared-contracts/calls/content';
import type { Blog } from 'shared-contracts/wire/blog';

/** The request that `readBlogs` sends, for an early start. */
export const blogsRequest = () => requestOf(listBlogs);

/**
 * All articles, in the provider's order.
 * @throws ApiError
 */
export async function readBlogs(http: HttpClient, signal: AbortSignal): Promise<Blog[]> {
  const { items } = await invoke(http, listBlogs, {}, { signal });
  return items;
}
