// @vitest-environment happy-dom
/// <reference lib="dom" />
/** React's renderer as the builds make it: without the parts that no app of the shop uses. */
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import type * as ReactModule from 'react';
import type * as ReactDomModule from 'react-dom';
import type * as ClientModule from 'react-dom/client';
import type * as ServerModule from 'react-dom/server.browser';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { reactDomFile } from '../react-dom/react-dom-file.mjs';
import { UNUSED_PARTS } from '../react-dom/unused-parts.mjs';
import { withoutFunctions } from '../without-functions.mjs';

type Libraries = {
  React: typeof ReactModule;
  dom: typeof ReactDomModule;
  client: typeof ClientModule;
  server: typeof ServerModule;
};
type Run = (module: { exports: object }) => void;

/** React in one script, as in production. @param parts what is left out of the renderer */
async function built(parts: Record<string, string>): Promise<Libraries> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export * as React from 'react'; export * as dom from 'react-dom';
        export * as client from 'react-dom/client'; export * as server from 'react-dom/server.browser';`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    format: 'cjs',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'cut',
        setup(builder) {
          builder.onLoad({ filter: /react-dom-client\.production/ }, ({ path }) => {
            expect(path).toBe(reactDomFile());
            return { contents: withoutFunctions(readFileSync(path, 'utf8'), parts) };
          });
        },
      },
    ],
  });
  const module = { exports: {} };
  // oxlint-disable-next-line typescript/no-implied-eval -- it was made a moment ago
  const run = new Function('module', outputFiles[0]?.text ?? '') as Run;
  run(module);
  return module.exports as Libraries;
}

let whole: Libraries;
let shipped: Libraries;
beforeAll(async () => {
  [whole, shipped] = await Promise.all([built({}), built(UNUSED_PARTS)]);
});
afterEach(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
});

const settled = () => new Promise((done) => setTimeout(done, 50));

/** A page with what the shop's pages do; gives what the document showed after each step. */
async function play({ React, client, server }: Libraries): Promise<string[]> {
  const { createElement: h, lazy, Suspense, useState, useTransition, useRef } = React;
  const told: string[] = [];
  let arrive: (part: { default: () => ReactModule.ReactNode }) => void = () => undefined;
  const Later = lazy(
    () =>
      new Promise<{ default: () => ReactModule.ReactNode }>((resolve) => {
        arrive = resolve;
      }),
  );
  class Boundary extends React.Component<{ children?: ReactModule.ReactNode }> {
    override state = { failed: false };
    static getDerivedStateFromError = () => ({ failed: true });
    override componentDidCatch(error: Error, { componentStack }: ReactModule.ErrorInfo) {
      told.push(`caught ${error.message}, ${typeof componentStack}`);
    }
    override render() {
      return this.state.failed ? 'failed' : this.props.children;
    }
  }
  const Throws = () => {
    throw new Error('planted');
  };
  function Page() {
    const [lines, setLines] = useState(['one', 'two']);
    const [text, setText] = useState('');
    const [fails, setFails] = useState(false);
    const [pending, startTransition] = useTransition();
    const box = useRef<HTMLDialogElement>(null);
    return h(
      'main',
      null,
      h('title', null, 'A page'),
      h('meta', { name: 'robots', content: 'noindex' }),
      h(
        'button',
        {
          id: 'turn',
          onClick: () => startTransition(() => setLines((old) => [...old].reverse())),
        },
        pending ? 'turning' : 'turn',
      ),
      h('button', { id: 'add', onClick: () => setLines((old) => [...old, 'new']) }),
      h('button', { id: 'fail', onClick: () => setFails(true) }),
      h('input', { value: text, onChange: ({ target }) => setText(target.value) }),
      h(
        'select',
        { defaultValue: 'b' },
        ...['a', 'b'].map((key) => h('option', { key, value: key }, key)),
      ),
      h('ul', null, ...lines.map((line, at) => h('li', { key: `${line}${at}` }, line))),
      h('p', { style: { color: 'red' } }, text.toUpperCase()),
      h('dialog', { ref: box }, 'said'),
      h(Suspense, { fallback: 'coming' }, lines.length > 2 ? h(Later) : 'here'),
      h(Boundary, null, fails ? h(Throws) : 'well'),
    );
  }
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = server.renderToString(h(Page));
  const say = (step: string) => told.push(`${step}: ${document.body.innerHTML}`);
  const press = async (id: string) => {
    document.querySelector<HTMLElement>(`#${id}`)?.click();
    await settled();
    say(id);
  };
  const first = root.querySelector('li');
  const hydrated = client.hydrateRoot(root, h(Page), {
    onRecoverableError: (error) => told.push(`mismatch ${String(error)}`),
    onCaughtError: () => undefined,
  });
  await settled();
  told.push(`the same element: ${String(root.querySelector('li') === first)}`);
  await press('turn');
  await press('add');
  arrive({ default: () => 'arrived' });
  await settled();
  say('arrived');
  const input = root.querySelector('input');
  if (input) Reflect.set(HTMLInputElement.prototype, 'value', 'typed', input);
  input?.dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
  say('typed');
  await press('fail');
  hydrated.unmount();
  await settled();
  say('left');
  return told;
}

it('does what the whole one does, step by step', async () => {
  const expected = await play(whole);
  document.body.replaceChildren();
  document.head.replaceChildren();
  expect(await play(shipped)).toEqual(expected);
  expect(expected.join('\n')).toContain('arrived');
  expect(expected.join('\n')).toContain('TYPED');
  expect(expected).toContain('caught planted, string');
  expect(expected.filter((line) => line.startsWith('mismatch'))).toEqual([]);
});

it('shows what stands in a view transition, without one', async () => {
  const { React, client } = shipped;
  const { ViewTransition } = React as unknown as { ViewTransition: ReactModule.ElementType };
  const box = document.body.appendChild(document.createElement('div'));
  const root = client.createRoot(box);
  React.startTransition(() => root.render(React.createElement(ViewTransition, null, 'one')));
  await vi.waitFor(() => expect(box.textContent).toBe('one'));
  React.startTransition(() => root.render(React.createElement(ViewTransition, null, 'two')));
  await vi.waitFor(() => expect(box.textContent).toBe('two'));
});

it('names the part that it lacks', () => {
  expect(() => shipped.dom.preinit('/a.css', { as: 'style' })).toThrow(
    "the shop's React has no stylesheets of its own",
  );
  expect(() => shipped.dom.preload('/a.css', { as: 'style' })).not.toThrow();
});
