import type { ShopConfig } from 'shared-contracts/config';
import type { HostApi, Report, SessionApi, SlotComponent, Toast } from 'shared-contracts/door';
import type { InquiryPrefill } from 'shared-contracts/slots';
import type { Events } from 'shared-contracts/facts';
import { createDraft } from './draft';
import { createEvents } from './events';
import { createHttp, type Http } from './http';
import { createLoadedProducts } from './loaded-products';
import { createLazySanitiser } from './lazy-sanitiser';
import { createNetworkCheck } from './network';
import { createSession } from './session';
import { safeStorage } from 'shared-contracts/storage';

/** What the page around the remotes does: the shell's page, or that of a remote that runs alone. */
export type Surroundings = {
  config: ShopConfig;
  /** The feature flags that are on for this shopper. */
  flags: readonly string[];
  nonce: string;
  Slot: SlotComponent;
  notify(toast: Toast): void;
  openInquiry(prefill: InquiryPrefill): void;
  openSearch(query?: string): void;
  openCart(): void;
  report(report: Report): void;
  /** What happens to the page once a session has ended. */
  onSessionEnd(reason: 'logout' | 'expired'): void;
};

/**
 * The parts that every remote of a page shares. `hostFor` gives a remote its own `HostApi`, always
 * the same one: by it a remote finds the state that it has for this page.
 */
export type HostParts = {
  session: SessionApi;
  http: Http;
  events: Events;
  hostFor(name: string): HostApi;
};

/**
 * Makes the host of a browser page.
 * @param surroundings what the page itself does
 */
export function createBrowserHost(surroundings: Surroundings): HostParts {
  const storage = safeStorage(() => window.sessionStorage);
  const events = createEvents((error, fact) => {
    surroundings.report({ kind: 'error', message: String(error), part: fact });
  });
  const session = createSession({ storage, events, onEnd: surroundings.onSessionEnd });
  const http = createHttp({
    baseUrl: '',
    token: () => session.read()?.token ?? null,
    onTokenRefused: () => {
      session.end('expired');
    },
    networkDown: createNetworkCheck(),
  });
  const loadedProducts = createLoadedProducts(events);
  const sanitise = createLazySanitiser();
  const hostOf = (name: string): HostApi => ({
    session,
    http,
    events,
    loadedProducts,
    sanitise,
    Slot: surroundings.Slot,
    notify: surroundings.notify,
    openInquiry: surroundings.openInquiry,
    openSearch: surroundings.openSearch,
    openCart: surroundings.openCart,
    config: surroundings.config,
    flags: surroundings.flags,
    nonce: surroundings.nonce,
    draft: (draft) => createDraft(storage, `${name}:${draft}`),
    report: (report) => {
      surroundings.report({ ...report, part: `${name}/${report.part ?? ''}` });
    },
  });
  const hosts = new Map<string, HostApi>();
  return {
    session,
    http,
    events,
    hostFor(name) {
      const known = hosts.get(name) ?? hostOf(name);
      hosts.set(name, known);
      return known;
    },
  };
}
