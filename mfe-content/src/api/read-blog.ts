import { invoke, requestOf, type HttpClient } from 'shared-contracts/call';
import { readBlog } from 'shared-contracts/calls/content';
import type { Blog } from 'shared-contracts/wire/blog';

/** The request that `readArticle` sends, for an early start. */
export const articleRequest = (id: string) => requestOf(readBlog, { params: { id } });

/**
 * One article.
 * @throws ApiError
 */
export function readArticle(http: HttpClient, id: string, signal: AbortSignal): Promise<Blog> {
  return invoke(http, readBlog, { params: { id } }, { signal });
}
