/** Which pages a visit opens: those that a shadow differs in first, then one of each route that it touches. */
import type { Route } from 'shared-contracts/document-contract';
import type { AppName, Registry, ShadowExample } from 'shared-contracts/release';

/** The most pages of one visit: each is opened twice at two sizes. */
const PAGES_MOST = 12;

/** A page to visit, by its route's name (`mfe-catalog/product`) and its path. */
export type VisitedPage = { page: string; path: string };

type RemoteRoute = Extract<Route, { kind: 'remote' }>;

/** Whether a path is one of a route: `/products/17` of `/products/:productId`. */
function isOf({ path: pattern }: RemoteRoute, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]))
  );
}

/** Pages that a release has a part in: its own, and the first one, which shows what stands on all. */
function touchedBy(app: AppName, routes: RemoteRoute[]): RemoteRoute[] {
  if (app === 'shell') return routes;
  const own = routes.filter(({ remote }) => remote === app);
  const home = routes.find(({ path }) => path === '/');
  return home && !own.includes(home) ? [home, ...own] : own;
}

/**
 * The pages to visit of an app's shadow: public ones, because nobody is signed in.
 * @param differing what document servers have found, newest last
 * @param known paths of the shop, by which a route with a parameter gets one
 */
export function visitedPages(
  app: AppName,
  { apps, shadows }: Pick<Registry, 'apps' | 'shadows'>,
  differing: ShadowExample[],
  known: string[],
): VisitedPage[] {
  const shell = apps.shell?.releases[apps.shell.live]?.manifest;
  const { document } = (app === 'shell' ? shadows?.shell?.manifest : shell) ?? {};
  const routes = (document?.routes ?? []).filter(
    (route) => route.kind === 'remote' && route.guard === 'none',
  ) as RemoteRoute[];
  const touched = touchedBy(app, routes).flatMap((route) => {
    const { path, remote, page } = route;
    const found = path.includes(':') ? known.find((each) => isOf(route, each)) : path;
    return found === undefined ? [] : [{ page: `${remote}/${page}`, path: found }];
  });
  const first = differing.toReversed().map(({ page, path }) => ({ page, path }));
  const byPath = new Map([...first, ...touched].map((each) => [each.path, each] as const));
  return [...byPath.values()].slice(0, PAGES_MOST);
}
