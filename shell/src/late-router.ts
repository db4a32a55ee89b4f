import {
  createPath,
  createStaticRouter,
  matchRoutes,
  type DataRouter,
  type DataRouteObject,
  type RouterNavigateOptions,
  type To,
} from 'react-router-dom';
import { FOLLOWS, type EarlyPage } from './early-input/early-page';

/** A router whose page is shown before the code that changes pages is loaded. */
export type LateRouter = {
  router: DataRouter;
  /** Loads that code. @throws where it can't be loaded; the next call tries again */
  ready: () => Promise<unknown>;
};

const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

/** The history's present entry, as the browser's router reads it. */
function presentLocation(): DataRouter['state']['location'] {
  const { pathname, search, hash } = window.location;
  const entry = window.history.state as { usr?: unknown; key?: string } | null;
  return { pathname, search, hash, state: entry?.usr ?? null, key: entry?.key ?? 'default' };
}

/** What the page shows: its route's data by the route's id, or what was thrown. */
export type ShownPage = { loaderData: Record<string, unknown> } | { error: unknown };

/** The library's own router for one document, which can't change pages. */
function documentRouter(routes: DataRouteObject[], shown: ShownPage): DataRouter {
  const location = presentLocation();
  const matches = matchRoutes(routes, location) ?? [];
  const id = matches.at(-1)?.route.id ?? '';
  return createStaticRouter(routes, {
    basename: '/',
    location,
    matches,
    loaderData: 'error' in shown ? {} : shown.loaderData,
    actionData: null,
    errors: 'error' in shown ? { [id]: shown.error } : null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  });
}

/**
 * The router of a page that is shown already: the library's own for one document, until the browser's is loaded
 * and takes its place. What is asked of it before waits for that; where it can't be loaded, a link
 * opens as between any two sites.
 * @param routes each with its id
 * @param load gives the browser's router, of the same routes and data
 */
export function createLateRouter(
  routes: DataRouteObject[],
  shown: ShownPage,
  load: () => Promise<DataRouter>,
): LateRouter {
  const first = documentRouter(routes, shown);
  const { location } = first.state;

  let loaded: DataRouter | null = null;
  let loading: Promise<DataRouter> | null = null;
  const joining = new Set<(router: DataRouter) => void>();
  const take = (router: DataRouter) => {
    loaded = router;
    (globalThis as EarlyPage)[FOLLOWS]?.abort();
    for (const join of joining) join(router);
    return router;
  };
  const ready = () => {
    loading ??= load().then(take, (error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };

  /** Joins the browser's router once it is there. @returns a function that leaves it */
  function joined(join: (router: DataRouter) => () => void): () => void {
    let leave: (() => void) | undefined;
    const wait = (router: DataRouter) => {
      leave = join(router);
    };
    joining.add(wait);
    return () => {
      joining.delete(wait);
      leave?.();
    };
  }

  const until: Partial<DataRouter> = {
    // A page that is hydrated stays where the browser has scrolled it.
    state: { ...first.state, restoreScrollPosition: false },
    window,
    createURL: (to) => new URL(hrefOf(to), window.location.origin),
    subscribe: (listener) => joined((router) => router.subscribe(listener)),
    enableScrollRestoration: (positions, ...read) =>
      joined((router) => {
        // Of an earlier visit; the shopper may have scrolled since.
        delete positions[location.key];
        return router.enableScrollRestoration(positions, ...read);
      }),
    async navigate(to: To | number | null, options?: RouterNavigateOptions) {
      const router = await ready().catch(() => null);
      if (typeof to === 'number') await (router ? router.navigate(to) : window.history.go(to));
      else if (router) await router.navigate(to, options);
      // Offline the page is better than none, and says that the network is down.
      else if (to !== null && navigator.onLine) window.location.assign(hrefOf(to));
    },
    async revalidate() {
      const router = await ready().catch(() => null);
      await router?.revalidate();
    },
  };
  const router = new Proxy(first, {
    get: (_, name: keyof DataRouter) => (loaded ?? (name in until ? until : first))[name],
  });
  return { router, ready };
}
