/** The host of a remote's tests: no shell, no network, and a list of the calls made on it. */
import type { HttpClient, HttpRequest } from 'shared-contracts/call';
import type { ShopConfig } from 'shared-contracts/config';
import type { HostApi, Report, Session, Toast } from 'shared-contracts/door';
import type { FactName } from 'shared-contracts/facts';
import type { InquiryPrefill } from 'shared-contracts/slots';
import { createDraft } from './draft';
import { createEvents } from './events';
import { createQueries } from './queries';
import { createSession } from './session';
import type { SafeStorage } from 'shared-contracts/storage';

const testConfig: ShopConfig = {
  name: 'Test Shop',
  legalName: 'Test Shop, Inc.',
  tagline: 'Tools',
  origin: 'https://shop.example',
  address: {
    lines: ['1 Main Street'],
    city: 'Caloocan City',
    region: 'Metro Manila',
    postalCode: '1400',
    country: 'Philippines',
  },
  emails: [{ label: 'Sales', address: 'sales@shop.example' }],
  phones: [{ label: 'Main office', number: '+63 2 8555 0142' }],
  hours: 'Monday to Saturday, 8:00 to 17:00',
  map: { latitude: 14.65, longitude: 120.98, label: 'Counter' },
  fulfilment: 'pickup',
  foundedYear: 1998,
  pricesWithVat: true,
};

/** A storage area that nobody else sees. */
function ownStorage(held: Record<string, string> = {}): SafeStorage {
  const values = new Map(Object.entries(held));
  return {
    read: (key) => values.get(key) ?? null,
    write(key, value) {
      values.set(key, value);
      return true;
    },
    remove: (key) => void values.delete(key),
  };
}

export type TestHost = {
  /** The provider: its answer, or a thrown `ApiError`. */
  send: HttpClient['send'];
  /** Who is logged in to begin with. */
  session?: Session | null;
  /** Where drafts are stored; in the host's own memory unless given. */
  drafts?: SafeStorage;
  /** What is shown in place of other teams' parts: nothing unless given. */
  Slot?: HostApi['Slot'];
  /** The feature flags that are on: none unless given. */
  flags?: HostApi['flags'];
};

/** Makes a host with the shop's own session, events and drafts; `seen` lists every call of it. */
export function createTestHost({
  send,
  session,
  drafts = ownStorage(),
  Slot,
  flags = [],
}: TestHost) {
  const seen = {
    requests: [] as HttpRequest[],
    toasts: [] as Toast[],
    reports: [] as Report[],
    facts: [] as { name: FactName; fact: unknown }[],
    inquiries: [] as InquiryPrefill[],
    ended: [] as string[],
    cartsOpened: 0,
  };
  const { tell, on } = createEvents((error) => {
    throw error;
  });
  const events: HostApi['events'] = {
    tell(name, fact) {
      seen.facts.push({ name, fact });
      tell(name, fact);
    },
    on,
  };
  const nothing = () => undefined;
  const host: HostApi = {
    session: createSession({
      storage: ownStorage(
        session ? { token: session.token, user: JSON.stringify(session.user) } : {},
      ),
      events,
      onEnd: (reason) => void seen.ended.push(reason),
    }),
    http: createQueries(async (request, options) => {
      seen.requests.push(request);
      return await send(request, options);
    }),
    events,
    notify: (toast) => void seen.toasts.push(toast),
    report: (report) => void seen.reports.push(report),
    openInquiry: (prefill) => void seen.inquiries.push(prefill),
    openSearch: nothing,
    openCart: () => void (seen.cartsOpened += 1),
    Slot: Slot ?? (() => null),
    loadedProducts: { read: () => [], subscribe: () => nothing },
    sanitise: (html) => ({ __sanitised: true, html }),
    draft: (name) => createDraft(drafts, name),
    config: testConfig,
    flags,
    nonce: '',
  };
  return { host, seen };
}
