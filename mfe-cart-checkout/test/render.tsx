import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { HostApi } from 'shared-contracts/door';
import { inFrame } from '../src/host';

// Longer than an answer takes on a busy machine, in milliseconds.
configure({ asyncUtilTimeout: 20_000 });

/**
 * Renders a part at a path, as the shell does; other paths show their own name.
 * @param search of its address
 */
export function renderPart<Props extends object>(
  host: HostApi,
  Part: ComponentType<Props>,
  props: Props,
  search = '',
) {
  const Framed = inFrame(host, Part);
  const router = createMemoryRouter(
    [
      { path: '/here', element: <Framed {...props} /> },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: [`/here${search}`] },
  );
  const user = userEvent.setup();
  return { ...render(<RouterProvider router={router} />), router, user };
}
