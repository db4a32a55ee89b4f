import type { HttpRequest } from 'shared-contracts/call';
import {
  listBrands,
  listCategories,
  listFeatured,
  listProducts,
  readBrand,
  readCategory,
} from 'shared-contracts/calls/catalog';
import { listBlogs, listTestimonials, readBlog } from 'shared-contracts/calls/content';
import { readProduct } from 'shared-contracts/calls/product';
import { popularSearches, searchProducts, searchSuggestions } from 'shared-contracts/calls/search';
import { setTimeout as wait } from 'node:timers/promises';
import type { CallPatience } from './call-patience';
import type { ProviderReply } from './provider-reply';

/** The longest answer that is read, in bytes; no page of a shop needs more. */
const ANSWER_MOST = 4 * 1024 * 1024;
/** The longest Retry-After that a page can wait for, in seconds. */
const RETRY_MOST = 2;
/** Pages that were refused together don't come back together: up to this later, in milliseconds. */
const SPREAD = 200;

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
  kind: `${method} ${path}`,
}));

type Read = {
  /** Path and query. */
  address: string;
  /** Which of the contract's calls it is. */
  kind: string;
};

function readOf({ method, url }: HttpRequest): Read | null {
  const root = 'http://provider';
  if (!url.startsWith('/') || !URL.canParse(url, root)) return null;
  const { origin, pathname, search } = new URL(url, root);
  const known = READS.find((read) => read.method === method && read.path.test(pathname));
  return origin === root && known ? { address: `${pathname}${search}`, kind: known.kind } : null;
}

/**
 * The path and query of a call.
 * @returns null where the call is none of the contract's reading calls
 */
export function readAddress(request: HttpRequest): string | null {
  return readOf(request)?.address ?? null;
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
  /** Headers that name the request for which the page is made. */
  tracing?: Record<string, string>;
};

type Answer = Extract<ProviderReply, { kind: 'answer' }>;

/** How long a provider that is too busy asks to wait, in milliseconds; null where it doesn't. */
function askedToWait({ status, retryAfter }: Answer): number | null {
  if ((status !== 503 && status !== 429) || !retryAfter) return null;
  const seconds = Number(retryAfter);
  return seconds >= 0 && seconds <= RETRY_MOST ? seconds * 1000 + Math.random() * SPREAD : null;
}

async function ask(
  { providerUrl, proxySecret, tracing }: Provider,
  { method, body }: HttpRequest,
  { address, kind }: Read,
  patience: CallPatience,
  gone: AbortSignal,
): Promise<Answer> {
  const given = new AbortController();
  const stop = patience.whenLost(kind, () => {
    given.abort();
  });
  try {
    const answer = await fetch(`${providerUrl}${address}`, {
      method,
      headers: {
        Accept: 'application/json',
        ...tracing,
        ...(proxySecret === undefined ? {} : { 'X-Proxy-Secret': proxySecret }),
        ...(method === 'POST' ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.any([gone, given.signal]),
    });
    const retryAfter = answer.headers.get('retry-after');
    const text = await textOf(answer);
    patience.answered(kind);
    return { kind: 'answer', status: answer.status, text, retryAfter };
  } catch (error) {
    if (given.signal.aborted) throw new Late();
    throw error;
  } finally {
    stop();
  }
}

/** The provider was given up. */
class Late extends Error {}

/**
 * Makes a call of the provider for a render worker, which has no network. The answer is passed on
 * unread, and the worker handles a broken one. A provider that is too busy, and says for how short a
 * time, is asked once more.
 * @param gone aborted when nobody waits for the page any more
 * @throws where the call is none that a page may use
 */
export async function callProvider(
  provider: Provider,
  request: HttpRequest,
  patience: CallPatience,
  gone: AbortSignal,
): Promise<ProviderReply> {
  const read = readOf(request);
  if (read === null) throw new Error('no call that a page may be made from');
  try {
    const answer = await ask(provider, request, read, patience, gone);
    const pause = askedToWait(answer);
    if (pause === null) return answer;
    await wait(pause, undefined, { signal: gone });
    return await ask(provider, request, read, patience, gone);
  } catch (error) {
    return { kind: error instanceof Late ? 'late' : 'offline' };
  }
}
