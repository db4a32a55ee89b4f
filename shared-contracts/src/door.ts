/**
 * The one door between the shell and a remote. A remote exposes `./remote` with `setup`; the
 * shell hands it a `HostApi` and gets its pages and fragments.
 */
import type { ComponentType } from 'react';
import type { HttpClient, HttpRequest } from './call';
import type { ShopConfig } from './config';
import type { Events } from './facts';
import type { PlaceName, PlaceProps } from './places';
import type { InquiryPrefill, SlotName, SlotProps } from './slots';
import type { User } from './wire/account';
import type { ProductListItem } from './wire/product';

/** A remote: one of this repository, or of any other (`isRemoteName` in app-names.ts). */
export type RemoteName = `mfe-${string}`;

export type Session = { token: string; user: User };

export type SessionApi = {
  /** The session of this tab; null for a guest, and always on the server. */
  read(): Session | null;
  /** @returns a function that ends the listening */
  subscribe(listener: () => void): () => void;
  start(session: Session): void;
  /** Clears the session; `expired` opens /login, `logout` reloads the page. */
  end(reason: 'logout' | 'expired'): void;
};

export type Toast = { tone: 'info' | 'success' | 'danger'; text: string };

/** HTML that the sanitiser has cleaned: the only HTML that a page may render. */
export type SanitisedHtml = { readonly __sanitised: true; readonly html: string };

/** A form's draft, which survives a reload of this tab. */
export type Draft<Value> = {
  read(): Value | null;
  write(value: Value): void;
  clear(): void;
};

export type Report = {
  kind: 'error' | 'vital';
  message: string;
  /** The part it belongs to, such as a page's or fragment's name. */
  part?: string;
  value?: number;
  /** Where it was thrown: places in scripts of releases, the innermost first. */
  stack?: string[];
};

export type SlotComponent = <Name extends SlotName>(
  props: { name: Name } & SlotProps<Name>,
) => React.ReactNode;

export type HostApi = {
  session: SessionApi;
  http: HttpClient;
  notify(toast: Toast): void;
  events: Events;
  Slot: SlotComponent;
  /** The list items seen so far, each in its newest state; the search uses them as its fallback. */
  loadedProducts: { read(): ProductListItem[]; subscribe(listener: () => void): () => void };
  openInquiry(prefill: InquiryPrefill): void;
  openSearch(query?: string): void;
  openCart(): void;
  /**
   * Answers at once on a server; in a browser once the sanitiser is loaded. Fails as `offline`
   * where the sanitiser can't be loaded.
   */
  sanitise(html: string): SanitisedHtml | Promise<SanitisedHtml>;
  draft<Value>(name: string): Draft<Value>;
  config: ShopConfig;
  /** The feature flags that are on for this shopper; read them by `isOn`. */
  flags: readonly string[];
  /** For style elements; '' where the page needs none. */
  nonce: string;
  report(report: Report): void;
};

/** What a loader and `firstCalls` know of the visit. */
export type Visit = { params: Record<string, string>; url: URL };

export type LoaderContext = Visit & { host: HostApi; signal: AbortSignal };

export type Head = {
  title: string;
  description?: string;
  /** A path; the shell makes it absolute. */
  canonical?: string;
  /** A path of a picture for previews. */
  image?: string;
  /** In pixels, where it is known: what shows a preview needs not load the picture for it. */
  imageSize?: { width: number; height: number };
  type?: 'website' | 'article' | 'product';
  robots?: 'noindex';
  jsonLd?: Record<string, unknown>[];
};

/** One page. `Data` is JSON only, because the server sends it to the browser. */
export type Page<Data> = {
  Component: ComponentType<{ data: Data }>;
  /** Shown while the page's data loads: a skeleton of the same size. */
  Pending: ComponentType;
  loader(context: LoaderContext): Promise<Data>;
  head(data: Data, config: ShopConfig): Head;
  /** The HTTP status of the page, 404 for a thing that doesn't exist. */
  status(data: Data): number;
};

/** A page as the shell sees it: only the page itself knows the type of its data. */
// oxlint-disable-next-line typescript/no-explicit-any -- the data's type stays in its remote
export type AnyPage = Page<any>;

declare const fromQueries: unique symbol;

/**
 * Provider calls that can start before the page's code is loaded. Only `firstCallsOf` makes them,
 * from the queries that the page's loader asks too, so that the two can't differ.
 */
export type FirstCalls = ((visit: Visit) => HttpRequest[]) & { readonly [fromQueries]: true };

export type PageEntry = {
  firstCalls?: FirstCalls;
  load(): Promise<AnyPage>;
};

type FragmentEntry<Props> = { load(): Promise<ComponentType<Props>> };

/** What a remote fills: its own slots, and places that pages offer to any team. */
export type Fragments = { [Name in SlotName]?: FragmentEntry<SlotProps<Name>> } & {
  [Name in PlaceName]?: FragmentEntry<PlaceProps<Name>>;
};

export type RemoteModule = {
  pages: Record<string, PageEntry>;
  fragments: Fragments;
};

/**
 * What `./remote` exports. It is called once per host and stores nothing outside of what it
 * returns.
 */
export type Setup = (host: HostApi) => RemoteModule;
