// @vitest-environment happy-dom
/// <reference lib="dom" />
/** The router as the builds make it: without the parts that the shop can't reach. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import { createRoot } from 'react-dom/client';
import type * as Router from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { routerFile } from '../router/router-file.mjs';
import { UNUSED_PARTS } from '../router/unused-parts.mjs';
import { withoutFunctions } from '../without-functions.mjs';
import { REAL } from '../shared-libraries.mjs';

const { act, createElement: h } = React;
const LIBRARIES: Record<string, unknown> = { react: React, 'react-dom': ReactDom };

type Run = (require: (name: string) => unknown, module: object, exports: object) => void;
type Shipped = Pick<
  typeof Router,
  | 'createBrowserRouter'
  | 'Form'
  | 'Link'
  | 'Outlet'
  | 'redirect'
  | 'RouterProvider'
  | 'ScrollRestoration'
  | 'useLoaderData'
  | 'useRevalidator'
>;

/** The facade over the cut file, in one script. */
async function shippedRouter(): Promise<Shipped> {
  const alias = Object.entries(REAL).flatMap(([name, path]) =>
    typeof path === 'string' ? [[name.replace('$', ''), path]] : [],
  );
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../facades/react-router-dom.mjs')],
    alias: Object.fromEntries(alias) as Record<string, string>,
    bundle: true,
    write: false,
    format: 'cjs',
    external: Object.keys(LIBRARIES),
    plugins: [
      {
        name: 'cut',
        setup(builder) {
          builder.onLoad({ filter: /react-router/ }, ({ path }) =>
            path === routerFile()
              ? { contents: withoutFunctions(readFileSync(path, 'utf8'), UNUSED_PARTS) }
              : undefined,
          );
        },
      },
    ],
  });
  const module = { exports: {} };
  // oxlint-disable-next-line typescript/no-implied-eval -- it was made a moment ago
  const run = new Function('require', 'module', 'exports', outputFiles[0]?.text ?? '') as Run;
  run((name: string) => LIBRARIES[name], module, module.exports);
  return module.exports as Shipped;
}

let shipped: Shipped;
let router: ReturnType<Shipped['createBrowserRouter']>;
let root: ReturnType<typeof createRoot>;
let loads = 0;

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  shipped = await shippedRouter();
});

beforeEach(async () => {
  const { createBrowserRouter, Form, Link, Outlet, redirect, RouterProvider } = shipped;
  const { ScrollRestoration, useLoaderData, useRevalidator } = shipped;
  function List() {
    const { revalidate } = useRevalidator();
    return h('button', { onClick: () => void revalidate() }, `list ${useLoaderData<string>()}`);
  }
  const Frame = () => h('main', null, h(Outlet), h(ScrollRestoration));
  const home = h(
    'nav',
    null,
    h(Link, { to: '/old', id: 'old' }, 'old'),
    h(Link, { to: '/list?q=new', id: 'new', prefetch: 'intent' }, 'new'),
    h(Form, { action: '/list' }, h('input', { name: 'q', defaultValue: 'asked' }), h('button')),
  );
  loads = 0;
  const list = ({ request }: { request: Request }) => {
    loads += 1;
    return new URL(request.url).searchParams.get('q') ?? 'all';
  };
  window.location.href = 'http://localhost/';
  router = createBrowserRouter([
    {
      element: h(Frame),
      children: [
        { path: '/', element: home },
        { path: '/old', loader: () => redirect('/list') },
        { path: '/list', loader: list, element: h(List) },
      ],
    },
  ]);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => {
    root.render(h(RouterProvider, { router }));
    await Promise.resolve();
  });
});

afterEach(() => {
  act(() => {
    root.unmount();
  });
  router.dispose();
  document.body.replaceChildren();
});

const press = (element: string) =>
  act(async () => {
    document.querySelector<HTMLElement>(element)?.click();
    await new Promise((done) => setTimeout(done, 20));
  });
const shown = () => document.querySelector('main')?.textContent;

it('follows a link, and Back', async () => {
  await press('#new');
  expect(shown()).toBe('list new');
  await act(async () => {
    await router.navigate(-1);
    await new Promise((done) => setTimeout(done, 20));
  });
  expect(shown()).toContain('old');
});

it('follows a redirect', async () => {
  await press('#old');
  expect([shown(), window.location.pathname]).toEqual(['list all', '/list']);
});

it('sends a form that asks', async () => {
  await press('form button');
  expect([shown(), window.location.search]).toEqual(['list asked', '?q=asked']);
});

it('loads the page anew on demand', async () => {
  await press('#new');
  await press('main button');
  expect([loads, shown()]).toEqual([2, 'list new']);
});

it('names the part that it lacks', async () => {
  await expect(router.fetch('key', 'route', '/list')).rejects.toThrow(
    "the shop's router has no fetchers",
  );
});

it('is not built from a version whose functions have other names', () => {
  const source = 'function one() {}\nfunction two() { function one() {} }';
  expect(() => withoutFunctions(source, { three: '' })).toThrow('has 0 functions named three');
  expect(() => withoutFunctions(source, { one: '' })).toThrow('has 2 functions named one');
  expect(withoutFunctions(source, { two: 'return 2;' })).toBe(
    'function one() {}\nfunction two() { return 2; }',
  );
});
