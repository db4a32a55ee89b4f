// @vitest-environment happy-dom
/** The shop's own links and forms are the router's: the same elements, which lead to the same places. */
import { act, createElement, type ComponentType, type SyntheticEvent } from 'react';
import { createRoot } from 'react-dom/client';
import type * as Router from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { Form } from '../facades/form.mjs';
import { Link } from '../facades/link.mjs';
import { REAL } from '../shared-libraries.mjs';
import { withoutUses } from '../unused-components-loader.mjs';

const router = (await import(REAL['@real/react-router$'])) as typeof Router;

type Props = Record<string, unknown>;
type Component = ComponentType<Props>;

beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});

/** Does something, and waits for what it brings about. */
const settled = (work: () => unknown) =>
  act(async () => {
    await work();
  });

/** What a component shows at `/lists/7`, and where the shop is after something is done with it. */
async function outcome(component: unknown, props: Props, use: (element: HTMLElement) => void) {
  const routes = [{ path: '*', element: createElement(component as Component, props) }];
  const memory = router.createMemoryRouter(routes, { initialEntries: ['/', '/lists/7'] });
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  await settled(() => root.render(createElement(router.RouterProvider, { router: memory })));
  const element = place.firstElementChild as HTMLElement;
  const shown = element.outerHTML;
  let isPrevented = false;
  // After React's own listener; nothing here may leave the test's page.
  document.addEventListener(
    props['action'] === undefined ? 'click' : 'submit',
    (event) => {
      isPrevented = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  await settled(() => use(element));
  const { location, historyAction } = memory.state;
  await settled(() => root.unmount());
  place.remove();
  const { pathname, search, hash } = location;
  const state = location.state as unknown;
  return { shown, isPrevented, pathname, search, hash, state, historyAction };
}

const click = (event: MouseEventInit) => (element: HTMLElement) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...event }));

const links: [string, Props, MouseEventInit?][] = [
  ['leads on', { to: '/store', className: 'a', 'aria-current': 'page', children: 'Store' }],
  ['leads to a place from here', { to: '../8?page=2#rows' }],
  ['leads to a part of the page', { to: { hash: 'prices' } }],
  ['changes the query alone', { to: { search: '?page=2' }, preventScrollReset: true }],
  ['takes the place of its own address', { to: '/lists/7' }],
  [
    'takes the place where it is told to',
    { to: '/store', replace: true, state: { from: 'a list' } },
  ],
  ['leaves a click with a key to the browser', { to: '/store' }, { ctrlKey: true }],
  ['leaves the middle button to the browser', { to: '/store' }, { button: 1 }],
  ['leaves another window to the browser', { to: '/store', target: '_blank' }],
  [
    'goes nowhere where its owner says so',
    { to: '/store', onClick: (event: SyntheticEvent) => event.preventDefault() },
  ],
];

describe('a link', () => {
  it.each(links)('%s', async (_, props, event = {}) => {
    const theirs = await outcome(router.Link, props, click(event));
    expect(await outcome(Link, props, click(event))).toEqual(theirs);
  });
});

describe('a form', () => {
  const field = createElement('input', { name: 'q', defaultValue: 'M8 & nuts' });
  const send = (element: HTMLElement) =>
    element.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  const forms: [string, Props][] = [
    ['asks by its query', { action: '/orders', role: 'search', children: field }],
    [
      'asks nothing where its owner says so',
      {
        action: '/orders',
        children: field,
        onSubmit: (event: SyntheticEvent) => event.preventDefault(),
      },
    ],
  ];

  it.each(forms)('%s', async (_, props) => {
    const theirs = await outcome(router.Form, props, send);
    expect(await outcome(Form, props, send)).toEqual(theirs);
  });
});

it('what the router makes of React’s functions is left out where nobody uses it', () => {
  const source = [
    'var Link = React10.forwardRef(',
    '  function LinkWithRef() {}',
    ');',
    'Link.displayName = "Link";',
    'var Known = /* @__PURE__ */ React10.memo(Link);',
  ].join('\n');
  expect(withoutUses(source).split('\n')).toEqual([
    'var Link = /* @__PURE__ */ React10.forwardRef(',
    '  function LinkWithRef() {}',
    ');',
    '',
    'var Known = /* @__PURE__ */ React10.memo(Link);',
  ]);
});
