/** A shop around one part or page, for the tests of a remote that only asks and shows. */
import type { ComponentType, ReactElement } from 'react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import type { HostApi, Page, Session } from 'shared-contracts/door';
import { ApiError, refusedFault } from 'shared-contracts/errors';
import { createTestHost } from './test-host';

/** What the provider answers to a path, with what it was sent: a value, or a thrown ApiError. */
export type Answers = Record<string, (body: unknown) => unknown>;

export function refuse(status: number, body: unknown = null): never {
  throw new ApiError(refusedFault(status, body, null));
}

export const maria: Session = {
  token: 'token-of-maria',
  user: { id: '7', name: 'Maria', email: 'maria@shop.example' },
};

type Remote = {
  /** The testing library's `render`, because this package doesn't depend on that library. */
  render: (element: ReactElement) => unknown;
  /** The remote's own frame. */
  inFrame: <Props extends object>(
    host: HostApi,
    Part: ComponentType<Props>,
  ) => ComponentType<Props>;
};

const pathOf = (path: string) => path.replace(/[?#].*/, '');

/**
 * Makes a remote's `openShop(answers, session)`. A call without an answer here fails as if the
 * provider could not be reached.
 */
export function createShop({ render, inFrame }: Remote) {
  return (answers: Answers, session: Session | null = null) => {
    const { host, seen } = createTestHost({
      async send({ url, body }) {
        const answer = answers[url];
        if (!answer) throw new ApiError({ kind: 'offline' });
        return await answer(body);
      },
      session,
      Slot: ({ name }) => <div data-slot={name} />,
    });

    function at<Props extends object>(path: string, Part: ComponentType<Props>, props: Props) {
      const Framed = inFrame(host, Part);
      const router = createMemoryRouter(
        [
          { path: pathOf(path), element: <Framed {...props} /> },
          { path: '*', element: null },
        ],
        { initialEntries: [path] },
      );
      render(<RouterProvider router={router} />);
      return router;
    }

    return {
      host,
      seen,
      show: (Part: ComponentType) => at('/', Part, {}),
      /** Loads a page as the shell does, and shows it; it is loaded anew where it asks for that. */
      async visit<Data>(path: string, page: Page<Data>, params: Record<string, string> = {}) {
        const load = (at: string) =>
          page.loader({
            host,
            params,
            url: new URL(at, host.config.origin),
            signal: new AbortController().signal,
          });
        const data = await load(path);
        const Framed = inFrame(host, page.Component);
        const Loaded = () => <Framed data={useLoaderData() as Data} />;
        const router = createMemoryRouter(
          [
            {
              id: 'page',
              path: pathOf(path),
              loader: ({ request: { url } }) => load(url.slice(new URL(url).origin.length)),
              element: <Loaded />,
            },
            { path: '*', element: null },
          ],
          { initialEntries: [path], hydrationData: { loaderData: { page: data } } },
        );
        render(<RouterProvider router={router} />);
        return { data, router };
      },
    };
  };
}
