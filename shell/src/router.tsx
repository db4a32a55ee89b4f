import { createBrowserRouter } from 'react-router-dom';
import type { RemoteRoute } from 'shared-contracts/document-contract';
import { pageRoutes } from './page-routes';
import { remoteLoader, type FirstPage } from './remotes/remote-loader';
import type { Shell } from './remotes/shell-context';

/** The page that the document already shows, with its route. */
export type Shown = { route: RemoteRoute; first: FirstPage };

/**
 * Makes the browser's router from the route table.
 * @param shown the page in the document, if it has one; else the route's loader runs first
 */
export function createShopRouter(shell: () => Shell, development: boolean, shown: Shown | null) {
  let currentPath = () => '';
  const loaderOf = (route: RemoteRoute) => remoteLoader(shell, route, () => currentPath());
  const router = createBrowserRouter(
    pageRoutes(loaderOf, development),
    shown ? { hydrationData: { loaderData: { [shown.route.path]: shown.first } } } : undefined,
  );
  currentPath = () => (router.state.initialized ? router.state.location.pathname : '');
  return router;
}
