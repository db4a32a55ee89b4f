import type { Context } from 'hono';
import { proxy } from 'hono/proxy';
import type { Caller } from 'server-kit/caller-network';
import { asPart } from 'server-kit/present-request';

type ProxySettings = {
  providerUrl: string;
  /** Proves this process to the provider (PROXY_SECRET). */
  secret: string | undefined;
  callerOf: (context: Context) => Caller;
  warn: (message: string) => void;
};

/**
 * Headers of the connection between the shopper and this server, in addition to those that
 * `Connection` names.
 */
const HOP_BY_HOP = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
/** Headers that the provider trusts from this server alone, or has no use for. */
const OURS = [
  ...['x-proxy-secret', 'x-forwarded-for', 'forwarded', 'x-real-ip', 'cookie', 'host'],
  // Those of this server's own part of a trace take their place.
  ...['x-request-id', 'traceparent', 'tracestate'],
];

const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/;

/**
 * The methods that may be sent to a provider; the others are for proxies, and `fetch` refuses them.
 */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The one cookie that is the provider's: it keeps a browser signed in, by the calls of an account. */
const PERSISTENT = /(?:^|; )((?:__Secure-)?persistent-sign-in=[\w-]{1,200})(?=;|$)/;

function headersFor(asked: Request): Headers {
  const headers = new Headers(asked.headers);
  const persistent = PERSISTENT.exec(headers.get('cookie') ?? '')?.[1];
  const named = headers.get('connection')?.split(',') ?? [];
  for (const name of [...named.map((each) => each.trim()), ...HOP_BY_HOP, ...OURS]) {
    if (TOKEN.test(name)) headers.delete(name);
  }
  // These two methods send no body on, so its length must not go on either.
  if (asked.method === 'GET' || asked.method === 'HEAD') headers.delete('content-length');
  if (persistent !== undefined && new URL(asked.url).pathname.startsWith('/api/auth/')) {
    headers.set('cookie', persistent);
  }
  return headers;
}

/** Why a call failed, in a word that doesn't reveal its content. */
function reasonOf(error: unknown): string {
  const { cause, name } = error as Error & { cause?: NodeJS.ErrnoException };
  return cause?.code ?? cause?.name ?? name;
}

/**
 * Forwards a call to the provider. It overwrites the shopper's address with the one that this
 * server has found, and proves it with the secret that only this process and the provider know.
 */
export function providerProxy({ providerUrl, secret, callerOf, warn }: ProxySettings) {
  return async (context: Context): Promise<Response> => {
    const { method, path } = context.req;
    if (!METHODS.includes(method)) {
      context.header('Allow', METHODS.join(', '));
      return context.json({ message: 'This is no call.' }, 405);
    }
    const { raw } = context.req;
    const { pathname, search } = new URL(raw.url);
    const headers = headersFor(raw);
    const { address } = callerOf(context);
    if (address !== null) headers.set('X-Forwarded-For', address);
    if (secret !== undefined) headers.set('X-Proxy-Secret', secret);
    try {
      return await asPart(
        `${method} provider`,
        (tracing) => {
          for (const [name, value] of Object.entries(tracing)) headers.set(name, value);
          return proxy(`${providerUrl}${pathname}${search}`, {
            raw,
            headers,
            signal: raw.signal,
          });
        },
        ({ status }) => ({
          failed: status >= 500,
          attributes: { 'http.response.status_code': status },
        }),
      );
    } catch (error) {
      // The shopper has closed the connection, so this is no fault of the provider.
      if (!raw.signal.aborted) {
        warn(`no answer of the provider: ${method} ${path.slice(0, 200)}: ${reasonOf(error)}`);
      }
      return context.json({ message: 'Something went wrong!' }, 502);
    }
  };
}
