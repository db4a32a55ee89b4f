// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createBrowserRouter } from 'react-router';
import {
  Link,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useLoaderData,
  useNavigation,
  useRevalidator,
  type DataRouteObject,
} from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FOLLOWS, type EarlyPage } from '../src/early-input/early-page';
import { createLateRouter, type LateRouter, type ShownPage } from '../src/late-router';

function Frame() {
  const { state } = useNavigation();
  const { revalidate } = useRevalidator();
  return (
    <>
      <ScrollRestoration />
      <Link to="/other?a=1">other</Link>
      <button onClick={() => void revalidate()}>again</button>
      <output>{state}</output>
      <Outlet />
    </>
  );
}

const Page = () => <h1>{useLoaderData<string>()}</h1>;

/** A shop of two pages, whose loaders count what they are asked for. */
function shopOf(shown: ShownPage, load = (open: () => void) => Promise.resolve().then(open)) {
  let asked = 0;
  const routes: DataRouteObject[] = [
    {
      id: 'frame',
      element: <Frame />,
      children: ['/here', '/other'].map((path) => ({
        id: path,
        path,
        loader: () => `${path} ${(asked += 1)}`,
        element: <Page />,
        errorElement: <p>not available</p>,
      })),
    },
  ];
  let opened = 0;
  const late = createLateRouter(routes, shown, async () => {
    await load(() => (opened += 1));
    const loaderData = 'error' in shown ? undefined : shown.loaderData;
    return createBrowserRouter(routes, loaderData && { hydrationData: { loaderData } });
  });
  shops.push(late);
  render(<RouterProvider router={late.router} />);
  return { ...late, asked: () => asked, opened: () => opened };
}

const HERE = { loaderData: { '/here': 'as the document says' } };

const shops: LateRouter[] = [];
beforeEach(() => window.history.replaceState(null, '', '/here'));
afterEach(async () => {
  cleanup();
  // Each listens to the one window of all tests.
  for (const { ready, router } of shops.splice(0)) {
    await ready();
    router.dispose();
  }
});

test('shows the page with the data that it has, and loads nothing', () => {
  const { asked, opened } = shopOf(HERE);
  expect(screen.getByRole('heading').textContent).toBe('as the document says');
  expect([asked(), opened()]).toEqual([0, 0]);
});

test('a link that is followed before the code has come leads on as soon as it is there', async () => {
  let come = () => {};
  const { router, opened } = shopOf(HERE, async (open) => {
    await new Promise<void>((resolve) => (come = resolve));
    open();
  });
  screen.getByText('other').click();
  await act(() => Promise.resolve());
  expect(screen.getByRole('heading').textContent).toBe('as the document says');
  come();
  expect(await screen.findByText('/other 1')).toBeDefined();
  expect(window.location.href).toContain('/other?a=1');
  expect(router.state.location.search).toBe('?a=1');
  expect(opened()).toBe(1);
});

test('the page stays as it is when the code comes by itself, and is read anew when it is asked to', async () => {
  const { ready, router, opened } = shopOf(HERE);
  await act(ready);
  await act(ready);
  expect(opened()).toBe(1);
  expect(screen.getByRole('heading').textContent).toBe('as the document says');
  expect(router.state.matches.map(({ route }) => route.id)).toEqual(['frame', '/here']);
  screen.getByText('again').click();
  expect(await screen.findByText('/here 1')).toBeDefined();
});

test('where the code can’t come, a link opens as one of another site does, but not offline, and the next one tries again', async () => {
  const left: string[] = [];
  vi.spyOn(window.location, 'assign').mockImplementation((to) => void left.push(String(to)));
  let fails = true;
  let tried = 0;
  shopOf(HERE, (open) => {
    tried += 1;
    return fails ? Promise.reject(new Error('unreachable')) : Promise.resolve(open());
  });
  screen.getByText('other').click();
  await expect.poll(() => left).toEqual(['/other?a=1']);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  screen.getByText('other').click();
  await expect.poll(() => tried).toBe(2);
  online.mockRestore();
  fails = false;
  screen.getByText('other').click();
  expect(await screen.findByText('/other 1')).toBeDefined();
  expect(left).toHaveLength(1);
});

test('a page whose code can’t come at all shows its fault', () => {
  shopOf({ error: new Error('unreachable') });
  expect(screen.getByText('not available')).toBeDefined();
});

test('back to what an earlier document has shown reloads, and another place of the page doesn’t', async () => {
  // What the document brings with it begins to listen where it is read.
  vi.resetModules();
  await import('../src/early-input/record');
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const { ready } = shopOf(HERE);
  const back = (to: string) => {
    window.history.replaceState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  };
  back('/here#more');
  expect(reload).not.toHaveBeenCalled();
  back('/earlier');
  expect(reload).toHaveBeenCalledTimes(1);
  back('/here');
  await act(ready);
  window.history.replaceState(null, '', '/other');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(await screen.findByText('/other 1')).toBeDefined();
  expect(reload).toHaveBeenCalledTimes(1);
  delete (window as EarlyPage)[FOLLOWS];
});

test('what the shopper has scrolled to since stays when the code comes', async () => {
  window.history.replaceState({ key: 'reloaded' }, '', '/here');
  sessionStorage.setItem('react-router-scroll-positions', JSON.stringify({ reloaded: 700 }));
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { ready, router } = shopOf(HERE);
  await act(ready);
  screen.getByText('again').click();
  expect(await screen.findByText('/here 1')).toBeDefined();
  expect(router.state.restoreScrollPosition).toBe(false);
  expect(scrolled).not.toHaveBeenCalled();
});
