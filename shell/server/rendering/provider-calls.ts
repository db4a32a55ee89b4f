import type { HttpRequest } from 'shared-contracts/call';
import {
  listBrands,
  listCategories,
  listFeatured,
  listProducts,
  readBrand,
  readCategory,
  readProduct,
} from 'shared-contracts/calls/catalog';
import { listBlogs, listTestimonials, readBlog } from 'shared-contracts/calls/content';
import { popularSearches, searchProducts, searchSuggestions } from 'shared-contracts/calls/search';
import type { ProviderReply } from './provider-reply';

/** The longest answer that is read, in bytes; no page of a shop needs more. */
const ANSWER_MOST = 4 * 1024 * 1024;

/**
 * The calls that a page may use: they only read, and their answers are the same for every guest.
 */
const READS = [
  ...[listBrands, listCategories, listFeatured, listProducts, readProduct, readCategory, readBrand],
  ...[listBlogs, readBlog, listTestimonials],
  ...[searchProducts, searchSuggestions, popularSearches],
].map(({ method, path }) => ({
  method,
  path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/**
 * The path and query of a call.
 * @returns null where the call is none of the contract's reading calls
 */
export function readAddress({ method, url }: HttpRequest): string | null {
  const root = 'http://provider';
  if (!url.startsWith('/') || !URL.canParse(url, root)) return null;
  const { origin, pathname, search } = new URL(url, root);
  const known = READS.some((read) => read.method === method && read.path.test(pathname));
  return origin === root && known ? `${pathname}${search}` : null;
}

async function textOf(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.length;
    if (bytes > ANSWER_MOST) throw new Error('too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

export type Provider = {
  providerUrl: string;
  /** Proves that the document server calls for itself (PROXY_SECRET). */
  proxySecret?: string | undefined;
};

/**
 * Makes a call of the provider for a render worker, which has no network. The answer is passed on
 * unread, and the worker handles a broken one.
 * @throws where the call is none that a page may use
 */
export async function callProvider(
  { providerUrl, proxySecret }: Provider,
  request: HttpRequest,
  signal: AbortSignal,
): Promise<ProviderReply> {
  const address = readAddress(request);
  if (address === null) throw new Error('no call that a page may be made from');
  try {
    const answer = await fetch(`${providerUrl}${address}`, {
      method: request.method,
      headers: {
        Accept: 'application/json',
        ...(proxySecret === undefined ? {} : { 'X-Proxy-Secret': proxySecret }),
        ...(request.method === 'POST' ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      signal,
    });
    const retryAfter = answer.headers.get('retry-after');
    return { kind: 'answer', status: answer.status, text: await textOf(answer), retryAfter };
  } catch {
    return { kind: 'offline' };
  }
}
