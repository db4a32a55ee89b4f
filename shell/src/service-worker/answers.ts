/** The provider's answers that are the same for everybody, so that pages are there without a network. */
import type { PageState } from '../page-state';
import { soonest } from './soonest';
import { storedAt, type Stored } from './stored';

/** How long the network may take where an earlier answer is stored, in milliseconds. */
const PATIENCE = 1_000;

/**
 * The calls whose answers are the same for everybody, as the contract has them; without its schemas
 * the worker is a third as large (`service-worker.test.ts` compares both).
 */
export const READING_CALLS = [
  'GET /api/blogs',
  'GET /api/blogs/{id}',
  'GET /api/brands',
  'GET /api/category',
  'GET /api/product/featured-products',
  'GET /api/shop',
  'GET /api/store/product-ids',
  'GET /api/store/products/brand/{id}',
  'GET /api/store/products/category/{id}',
  'GET /api/store/products/compared-specs',
  'GET /api/store/products/details/{id}',
  'GET /api/store/products/fits',
  'GET /api/store/products/search/popular',
  'GET /api/store/products/search/suggestions',
  'GET /api/store/products/stand-ins',
  'GET /api/testimonials',
  'POST /api/store/products',
  'POST /api/store/products/search',
  'POST /api/store/products/search/facets',
  'POST /api/store/products/search/facets/entries',
  'POST /api/store/quick-order/match',
];

const patterns = READING_CALLS.map((call) => {
  const [method = '', path = ''] = call.split(' ');
  return { method, path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) };
});

const isListed = (method: string, pathname: string): boolean =>
  patterns.some((call) => call.method === method && call.path.test(pathname));

/** Whether a request reads what is the same for everybody. */
export const isSharedRead = ({ method, headers }: Request, { pathname }: URL): boolean =>
  !headers.has('authorization') && isListed(method, pathname);

/** After these nothing of the person who was signed in may stay. */
export const endsSession = ({ method }: Request, { pathname }: URL): boolean =>
  method === 'POST' && /^\/api\/auth\/shop-(logout|delete-account)$/.test(pathname);

/** An address for a request with its body: a cache's key has none. */
async function keyOf(method: string, url: string, body: string): Promise<string> {
  const text = new TextEncoder().encode(`${method} ${url} ${body}`);
  const digest = await crypto.subtle.digest('SHA-256', text);
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0'));
  return `${location.origin}/_answer/${hex.join('')}`;
}

/**
 * Stores the answers that came with a document, which no request asked for: a link to its page needs
 * them.
 */
export async function storeAnswers(answers: PageState['answers'], stored: Stored): Promise<void> {
  for (const { request, answer } of answers) {
    const { method, body } = request;
    const url = new URL(request.url, location.origin);
    if (!isListed(method, url.pathname)) continue;
    const key = await keyOf(method, url.href, body === undefined ? '' : JSON.stringify(body));
    await stored.put('answers', key, Response.json(answer));
  }
}

/**
 * A reading call: the network's answer, else the stored one.
 * @param hold keeps the worker alive until something is done
 * @param tellStored says that the answer is of this time
 * @param tellFresh says that the network's answer has come after the stored one was given
 */
export async function readAnswer(
  request: Request,
  stored: Stored,
  hold: (work: Promise<unknown>) => void,
  tellStored: (at: number) => void,
  tellFresh: () => Promise<void>,
): Promise<Response> {
  const key = await keyOf(request.method, request.url, await request.clone().text());
  let late = false;
  const network = fetch(request);
  const copy = network.then((reply) => reply.clone());
  hold(
    copy.then(
      async (reply) => {
        // A hotspot answers every address with its own page.
        if (!reply.ok || reply.headers.get('content-type')?.startsWith('text/html')) return;
        await stored.put('answers', key, reply);
        if (late) await tellFresh();
      },
      () => undefined,
    ),
  );
  const found = await soonest(network, () => stored.find('answers', key), PATIENCE);
  if (!found) return network;
  late = found.from === 'stored';
  if (late) tellStored(storedAt(found.reply));
  return found.reply;
}
