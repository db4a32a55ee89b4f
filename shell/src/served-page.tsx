import type { EmotionCache } from '@emotion/cache';
import { createQueries } from 'host-kit/queries';
import { createServerHost } from 'host-kit/server-host';
import type { ReactNode } from 'react';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
} from 'react-router-dom';
import type { HttpClient, HttpRequest } from 'shared-contracts/call';
import type { ShopConfig } from 'shared-contracts/config';
import type { RemoteRoute } from 'shared-contracts/document-contract';
import type { Head, HostApi, RemoteModule, RemoteName, Setup } from 'shared-contracts/door';
import type { SlotName } from 'shared-contracts/slots';
import { createFrame } from 'shared-ui/frame';
import { documentHead, type DocumentHead } from './document-head';
import { matchRoute } from './match-route';
import { pageRoutes } from './page-routes';
import { comesLater } from './remotes/later-parts';
import type { LoadedPage } from './remotes/remote-loader';
import { ShellContext, type Shell } from './remotes/shell-context';
import { Slot } from './remotes/slot';
import { routes } from './routes';
import { slotOwner } from './slots';

/** What the document server gives for one request; nothing of it is shared with another. */
export type ServedVisit = {
  url: URL;
  config: ShopConfig;
  development: boolean;
  /** The feature flags that are on for this shopper. */
  flags?: string[];
  http: HttpClient;
  sanitise: HostApi['sanitise'];
  /** Aborts the loader's calls. */
  signal: AbortSignal;
  setupOf(name: RemoteName): Promise<Setup>;
  versionOf(name: RemoteName): string;
  /** Called with the calls that a browser can start before any script has loaded. */
  onFirstCalls(calls: HttpRequest[]): void;
  report(message: string): void;
};

/**
 * The style rules of one part of the page, in the form in which emotion finds them in the browser.
 */
export type ServedStyle = { key: string; ids: string[]; css: string };

/** A slot on a page. */
type ServedSlot = { name: SlotName; remote: RemoteName };

export type ServedPage = {
  status: number;
  /** Null for a page that only the browser can fill. */
  head: DocumentHead | null;
  element: ReactNode;
  /** The slots whose parts have been rendered and need their code at once, and who fills each. */
  slots(): ServedSlot[];
  /** The styles of what has been rendered. */
  styles(): ServedStyle[];
};

const { Frame } = createFrame<{ nonce: string; onStyleCache: (cache: EmotionCache) => void }>(
  'shell',
);

/** Longer than any rendering takes, because the document server has a deadline of its own. */
const NO_LIMIT = 60_000;

const NOT_FOUND: Head = { title: 'This page does not exist', robots: 'noindex' };

function rulesOf({ key, inserted }: EmotionCache): ServedStyle {
  const rules = Object.entries(inserted).filter(
    (rule): rule is [string, string] => typeof rule[1] === 'string',
  );
  return { key, ids: rules.map(([id]) => id), css: rules.map(([, css]) => css).join('') };
}

/** The shell of one request: a guest with an empty cart, whose remotes are the server builds. */
function shellOf(
  visit: ServedVisit,
  onStyleCache: (cache: EmotionCache) => void,
  onSlot: (name: SlotName) => void,
): Shell {
  const nothing = () => undefined;
  const http = createQueries((request, options) => visit.http.send(request, options));
  const host = Object.assign(
    createServerHost(http, visit.config, {
      Slot,
      flags: visit.flags ?? [],
      sanitise: visit.sanitise,
      report: ({ message, part }) => {
        visit.report(`${part ?? ''} ${message}`);
      },
    }),
    { onStyleCache },
  );
  const modules = new Map<RemoteName, Promise<RemoteModule>>();
  const load = (name: RemoteName) => {
    const module = modules.get(name) ?? visit.setupOf(name).then((setup) => setup(host));
    modules.set(name, module);
    return module;
  };
  const { session, events } = host;
  return {
    config: visit.config,
    releases: {},
    development: visit.development,
    overridable: false,
    override: null,
    remoteLimit: NO_LIMIT,
    untilWanted: () => null,
    onSlot,
    onStarted: nothing,
    onLeave: () => nothing,
    parts: {
      session,
      events,
      http: { ...http, ahead: nothing, prepare: () => Promise.resolve() },
      hostFor: () => host,
    },
    remotes: {
      load,
      retry: () => Promise.resolve(),
      partFailed: () => Promise.resolve(false),
      shown: nothing,
      status: () => ({ kind: 'idle', generation: 0 }),
      subscribe: () => nothing,
      version: visit.versionOf,
    },
  };
}

type LoadedRoute = { status: number; head: Head | null; loaded: LoadedPage | null };

/** Runs the loader of the remote's page, and gives its data, head and status. */
async function askPage(
  visit: ServedVisit,
  shell: Shell,
  route: RemoteRoute,
  params: Record<string, string>,
): Promise<LoadedRoute> {
  const { url, signal, config } = visit;
  const module = await shell.remotes.load(route.remote);
  const entry = module.pages[route.page];
  if (!entry) throw new Error(`${route.remote} has no page ${route.page}`);
  visit.onFirstCalls(entry.firstCalls?.({ params, url }) ?? []);
  // A guarded page needs the token, which only the browser has.
  if (route.guard === 'signed-in') return { status: 200, head: null, loaded: null };
  const page = await entry.load();
  const host = shell.parts.hostFor(route.remote);
  const data: unknown = await page.loader({ params, url, host, signal });
  return {
    status: page.status(data),
    head: page.head(data, config),
    loaded: { kind: 'page', page, data, generation: 0 },
  };
}

/**
 * Makes the page of a visit for the document server, as a tree that the browser hydrates.
 * @throws where the page's remote can't be loaded, or its loader throws
 */
export async function servePage(visit: ServedVisit): Promise<ServedPage> {
  const caches: EmotionCache[] = [];
  const onStyleCache = (cache: EmotionCache) => caches.push(cache);
  const slots = new Set<SlotName>();
  const shell = shellOf(visit, onStyleCache, (name) => {
    if (!comesLater(name)) slots.add(name);
  });
  const matched = matchRoute(routes, visit.url.pathname);
  const told: LoadedRoute =
    matched?.route.kind === 'remote'
      ? await askPage(visit, shell, matched.route, matched.params)
      : { status: 404, head: NOT_FOUND, loaded: null };
  const noLoader = () => () => null;
  const { dataRoutes } = createStaticHandler(pageRoutes(noLoader, false));
  const { pathname, search } = visit.url;
  const location = { pathname, search, hash: '', state: null as unknown, key: 'default' };
  const context = {
    basename: '/',
    location,
    matches: matchRoutes(dataRoutes, location) ?? [],
    loaderData: matched && told.loaded ? { [matched.route.path]: told.loaded } : {},
    actionData: null,
    errors: null,
    statusCode: told.status,
    loaderHeaders: {},
    actionHeaders: {},
  };
  return {
    status: told.status,
    head: told.head && documentHead(told.head, visit.config),
    element: (
      <Frame host={{ nonce: '', onStyleCache }}>
        <ShellContext value={shell}>
          <StaticRouterProvider
            router={createStaticRouter(dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </ShellContext>
      </Frame>
    ),
    slots: () => [...slots].map((name) => ({ name, remote: slotOwner(name).remote })),
    styles: () => caches.map(rulesOf).filter(({ ids }) => ids.length > 0),
  };
}
