import type { HttpRequest } from 'shared-contracts/call';
import type { CallPatience } from './call-patience';
import type { OpenPage } from './open-pages';
import { callProvider, type Provider } from './provider-calls';
import type { ProviderReply } from './provider-reply';

/** The most calls that a page may make; a shop's pages make about ten. */
const CALLS_MOST = 50;

export type CallDependencies = Provider & {
  patience: CallPatience;
  /** Called when the page begins to wait for the provider. */
  onFree: () => void;
  warn: (message: string) => void;
  /** Answers instead of the provider, which then hears of no call. */
  kept?: (request: HttpRequest) => ProviderReply;
};

/**
 * Makes a call for an open page, whose time stops meanwhile.
 * @param isOpen whether the page still waits when the reply has come
 * @returns null where there is no answer to give: it may make no more calls, or was given up
 */
export async function pageCall(
  page: OpenPage,
  request: HttpRequest,
  isOpen: () => boolean,
  { providerUrl, proxySecret, patience, onFree, warn, kept }: CallDependencies,
): Promise<ProviderReply | null> {
  if ((page.calls += 1) > CALLS_MOST) return null;
  if (kept) return kept(request);
  if ((page.open += 1) === 1) {
    page.making.pause();
    onFree();
  }
  let reply: ProviderReply = { kind: 'offline' };
  try {
    const provider = { providerUrl, proxySecret, tracing: page.tracing };
    reply = await callProvider(provider, request, patience, page.done.signal);
  } catch (error) {
    warn(`${request.method} ${request.url.slice(0, 200)}: ${String(error)}`);
  }
  if (!isOpen()) return null;
  if ((page.open -= 1) === 0) page.making.resume();
  return reply;
}
