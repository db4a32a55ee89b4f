import type { Context } from 'hono';
import { getConnInfo } from '@hono/node-server/conninfo';
import { proxy } from 'hono/proxy';

/**
 * Passes a call on to the provider. The shopper's address is overwritten, never believed from
 * outside, and vouched for by the secret that only this process and the provider know.
 */
export function providerProxy(providerUrl: string, secret: string | undefined) {
  return async (context: Context): Promise<Response> => {
    const { pathname, search } = new URL(context.req.url);
    const headers = new Headers(context.req.raw.headers);
    for (const name of ['x-proxy-secret', 'forwarded', 'x-real-ip', 'cookie', 'host']) {
      headers.delete(name);
    }
    headers.set('X-Forwarded-For', getConnInfo(context).remote.address ?? '');
    if (secret !== undefined) headers.set('X-Proxy-Secret', secret);
    try {
      return await proxy(`${providerUrl}${pathname}${search}`, {
        raw: context.req.raw,
        headers,
        signal: context.req.raw.signal,
      });
    } catch {
      return context.json({ message: 'Something went wrong!' }, 502);
    }
  };
}
