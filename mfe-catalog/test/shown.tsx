import { pageOf } from 'host-kit/page-of';
import { configure, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import type { AnyPage, HostApi, RemoteModule } from 'shared-contracts/door';
import { setup } from '../src/remote';

// A busy machine takes its time to load a page's code.
configure({ asyncUtilTimeout: 10_000 });

const PATHS: Record<string, string> = {
  store: '/store',
  product: '/products/:productId',
  compare: '/compare',
  category: '/category/:categoryId',
  categories: '/categories',
  brand: '/brand/:brandId',
  brands: '/brands',
};

function Page() {
  const { page, data } = useLoaderData<{ page: AnyPage; data: unknown }>();
  return <page.Component data={data} />;
}

/** Opens the catalog's pages at a path, as the shell does. */
export function openAt(path: string, host: HostApi, module: RemoteModule = setup(host)) {
  const router = createMemoryRouter(
    Object.entries(PATHS).map(([name, pattern]) => ({
      path: pattern,
      HydrateFallback: () => null,
      element: <Page />,
      loader: async ({ request, params }) => {
        const entry = module.pages[name];
        if (!entry) throw new Error(`no page ${name}`);
        const page = await pageOf(entry);
        const data: unknown = await page.loader({
          params: params as Record<string, string>,
          url: new URL(request.url),
          host,
          signal: request.signal,
        });
        return { page, data };
      },
    })),
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

/**
 * Runs the effects of what is shown: a busy machine shows what has come outside of `act` before them, and
 * only then does a list hear what is asked of it. React runs those that wait before it renders anything.
 */
export const runEffects = () => render(<></>).unmount();
