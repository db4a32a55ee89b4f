import { lazy, Suspense } from 'react';
import { redirect, type LoaderFunction, type DataRouteObject } from 'react-router-dom';
import type { RemoteRoute, Route } from 'shared-contracts/document-contract';
import { App } from './app';
import { DESIGN_PATH } from './design/design-path';
import { BaseLayout } from './layouts/base-layout';
import { LandingLayout } from './layouts/landing-layout';
import { PageComing } from './pages/page-coming';
import { PageFault, PagePlace } from './remotes/page-fault';
import { RemotePage } from './remotes/remote-page';
import { routes } from './routes';

const layouts = { landing: LandingLayout, base: BaseLayout };

const errorElement = (
  <PagePlace>
    <PageFault
      pending={false}
      onRetry={() => {
        window.location.reload();
      }}
    />
  </PagePlace>
);

const NotFoundPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "not-found" */ './pages/not-found')).NotFoundPage,
}));

const nothing = () => null;

async function loadDesignPage() {
  const { DesignPage } = await import(/* webpackChunkName: "design" */ './design/design-page');
  return { Component: DesignPage };
}

/**
 * The router's routes, made from the route table: the same tree in the browser and on the server.
 * A route's id is its path.
 * @param loaderOf makes the loader of a remote's page
 * @param development whether /design is there
 */
export function pageRoutes(
  loaderOf: (route: RemoteRoute) => LoaderFunction,
  development: boolean,
): DataRouteObject[] {
  const routeOf = (route: Route): DataRouteObject =>
    route.kind === 'redirect'
      ? { id: route.path, path: route.path, loader: () => redirect(route.to) }
      : {
          id: route.path,
          path: route.path,
          loader: loaderOf(route),
          element: <RemotePage route={route} />,
          HydrateFallback: () => <PageComing label={route.label} />,
          errorElement,
        };
  const inLayout = (layout: RemoteRoute['layout']): DataRouteObject => {
    const Layout = layouts[layout];
    const inside = routes.filter((route) =>
      route.kind === 'redirect' ? layout === 'landing' : route.layout === layout,
    );
    const children = inside.map(routeOf);
    if (layout === 'base') {
      if (development) {
        children.push({
          id: DESIGN_PATH,
          path: DESIGN_PATH,
          lazy: loadDesignPage,
          HydrateFallback: nothing,
        });
      }
      children.push({
        id: '*',
        path: '*',
        element: (
          <Suspense>
            <NotFoundPage />
          </Suspense>
        ),
        errorElement,
      });
    }
    return { id: layout, element: <Layout />, children };
  };
  return [{ id: 'app', element: <App />, children: [inLayout('landing'), inLayout('base')] }];
}
