import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom';
import { Fault } from 'shared-ui/fault';
import { PageWidth } from 'shared-ui/page';
import { App } from './app';
import { BaseLayout } from './layouts/base-layout';
import { DESIGN_PATH } from './design/design-path';
import { LandingLayout } from './layouts/landing-layout';
import { NotFoundPage } from './pages/not-found';
import { PageComing } from './pages/page-coming';
import { remoteLoader } from './remotes/remote-loader';
import { RemotePage } from './remotes/remote-page';
import type { Shell } from './remotes/shell-context';
import { routes, type LayoutName, type Route } from './routes';

const layouts = { landing: LandingLayout, base: BaseLayout };

function PageFault() {
  return (
    <PageWidth>
      <Fault
        part="This page"
        pending={false}
        onRetry={() => {
          window.location.reload();
        }}
      />
    </PageWidth>
  );
}

const nothing = () => null;

async function loadDesignPage() {
  const { DesignPage } = await import(/* webpackChunkName: "design" */ './design/design-page');
  return { Component: DesignPage };
}

/** Makes the browser's router from the route table. */
export function createShopRouter(shell: () => Shell, development: boolean) {
  let currentPath = () => '';
  const routeOf = (route: Route): RouteObject =>
    route.kind === 'redirect'
      ? { path: route.path, loader: () => redirect(route.to) }
      : {
          path: route.path,
          loader: remoteLoader(shell, route, () => currentPath()),
          element: <RemotePage route={route} />,
          HydrateFallback: () => <PageComing label={route.label} />,
          errorElement: <PageFault />,
        };
  const inLayout = (layout: LayoutName) => {
    const Layout = layouts[layout];
    const inside = routes.filter((route) =>
      route.kind === 'redirect' ? layout === 'landing' : route.layout === layout,
    );
    const children = inside.map(routeOf);
    if (layout === 'base') {
      if (development) {
        children.push({ path: DESIGN_PATH, lazy: loadDesignPage, HydrateFallback: nothing });
      }
      children.push({ path: '*', element: <NotFoundPage /> });
    }
    return { element: <Layout />, children };
  };
  const router = createBrowserRouter([
    { element: <App />, children: [inLayout('landing'), inLayout('base')] },
  ]);
  currentPath = () => (router.state.initialized ? router.state.location.pathname : '');
  return router;
}
