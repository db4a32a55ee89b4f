/**
 * How often one network may search. The document server asks for the pages that it renders, for
 * whoever wants them: an address that has vouched for shoppers by the secret is its own, and what
 * comes from there for nobody is not counted. No shopper can call from it but through its proxy.
 */
import { createMiddleware } from 'hono/factory';
import type { Deps } from '../deps';
import { callerNetwork, isVouchedFor, remoteNetwork } from '../http/caller';

/** Document servers at a time; each has one address. */
const SERVERS_MOST = 100;

export function limitSearches({ limits, settings }: Pick<Deps, 'limits' | 'settings'>) {
  const servers = new Set<string>();
  return createMiddleware(async (c, next) => {
    const from = remoteNetwork(c);
    const isVouched = isVouchedFor(c, settings.proxySecret);
    if (isVouched && servers.size < SERVERS_MOST) servers.add(from);
    if (isVouched || !servers.has(from)) {
      await limits.take('searchByNetwork', callerNetwork(c, settings.proxySecret));
    }
    await next();
  });
}
