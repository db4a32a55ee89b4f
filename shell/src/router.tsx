import type { RemoteRoute } from 'shared-contracts/document-contract';
import { createLateRouter, type LateRouter } from './late-router';
import { pageRoutes } from './page-routes';
import { remoteLoader, type FirstPage } from './remotes/remote-loader';
import type { Shell } from './remotes/shell-context';

/** The page that the document already shows, with its route. */
export type Shown = { route: RemoteRoute; first: FirstPage };

/**
 * Makes the shop's router from the route table. What changes pages is a script of its own, which a page that the
 * document contains needs only when it is left.
 * @param shown the page in the document, null for one without a loader; left out where the document has no page, so
 *   that the route's loader runs first
 */
export async function createShopRouter(
  shell: () => Shell,
  development: boolean,
  shown?: Shown | null,
): Promise<LateRouter> {
  let currentPath = () => '';
  const routes = pageRoutes(
    (route) => remoteLoader(shell, route, () => currentPath()),
    development,
  );
  const loaderData = shown ? { [shown.route.path]: shown.first } : {};
  const load = async () => {
    const { createBrowserRouter } = await import(
      /* webpackChunkName: "router" */ './browser-router'
    );
    return createBrowserRouter(routes, shown ? { hydrationData: { loaderData } } : undefined);
  };
  const late =
    shown === undefined
      ? await load().then(
          (router) => ({ router, ready: () => Promise.resolve() }),
          (error: unknown) => createLateRouter(routes, { error }, load),
        )
      : createLateRouter(routes, { loaderData }, load);
  const { router } = late;
  currentPath = () => (router.state.initialized ? router.state.location.pathname : '');
  return late;
}
