import type { ShopConfig } from 'shared-contracts/config';
import type { HostApi } from 'shared-contracts/door';

/** What a server that renders adds; without it a host only loads data and makes heads. */
export type ServerSurroundings = Pick<HostApi, 'Slot' | 'sanitise' | 'report' | 'flags'>;

/**
 * The host of one request on a server: a guest without storage. Toasts and facts are ignored; a
 * command or a change of the session throws, because it needs a browser.
 */
export function createServerHost(
  http: HostApi['http'],
  config: ShopConfig,
  surroundings: Partial<ServerSurroundings> = {},
): HostApi {
  const nothing = () => undefined;
  const notHere = (): never => {
    throw new Error('only in a browser');
  };
  return {
    session: { read: () => null, subscribe: () => nothing, start: notHere, end: notHere },
    http,
    config,
    flags: [],
    nonce: '',
    notify: nothing,
    events: { tell: nothing, on: () => nothing },
    Slot: () => null,
    loadedProducts: { read: () => [], subscribe: () => nothing },
    openInquiry: notHere,
    openSearch: notHere,
    openCart: notHere,
    sanitise: notHere,
    draft: () => ({ read: () => null, write: nothing, clear: nothing }),
    report: nothing,
    ...surroundings,
  };
}
