/** What of a service worker's global scope is used here; the browser's own types leave it out. */
type Extendable = Event & { waitUntil(work: Promise<unknown>): void };

export type FetchEvent = Extendable & {
  readonly request: Request;
  /** The page that asks; '' for a navigation. */
  readonly clientId: string;
  /** The reply that the browser has asked for while the worker started, where it can. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(reply: Promise<Response>): void;
};

export type Page = { readonly id: string; postMessage(message: unknown): void };

type MessageEventOfPage = Extendable & {
  readonly data: unknown;
  readonly source: Page | null;
};

export type WorkerScope = {
  readonly caches: CacheStorage;
  readonly location: { readonly origin: string };
  readonly clients: {
    get(id: string): Promise<Page | undefined>;
    matchAll(options: { type: 'window' }): Promise<readonly Page[]>;
    claim(): Promise<void>;
  };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  addEventListener(type: 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEventOfPage) => void): void;
};
