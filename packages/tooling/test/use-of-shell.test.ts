/** What a release's contract says that it needs of the shell: calls, arguments, tokens, paths. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readSources } from '../contract/sources.mjs';
import { hostTakes, useOfHost as readHost } from '../contract/use-of-host.mjs';
import { useOfPaths as readPaths } from '../contract/use-of-paths.mjs';
import { useOfTokens as readTokens } from '../contract/use-of-tokens.mjs';
import { placeOf } from '../identity/place.mjs';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

const DOOR = `
export type HostApi = {
  notify(toast: { tone: 'info' | 'danger'; text: string }): void;
  openSearch(query?: string): void;
  flags: readonly string[];
  subscribe(listener: () => void): () => void;
  send(url: string, options: { signal?: AbortSignal; tags: Record<string, string> }): void;
};
export const useHost = (): HostApi => ({}) as HostApi;
`;

const PATHS = `
export const paths = {
  home: () => '/',
  product: (id: string, variant?: string) => \`/products/\${encodeURIComponent(id)}?v=\${variant}\`,
  blogs: () => '/#blogs',
};
`;
const paths = {
  home: () => '/',
  product: (id = '', variant = '') => `/products/${encodeURIComponent(id)}?v=${variant}`,
  blogs: () => '/#blogs',
};

/** A workspace of one app with this remote. */
function sourcesOf(remote: string) {
  const root = mkdtempSync(join(tmpdir(), 'use-of-shell-'));
  roots.push(root);
  const files = {
    'shared-contracts/src/door.ts': DOOR,
    'shared-contracts/src/paths.ts': PATHS,
    'app/src/remote.ts': `
      import { useHost, type HostApi } from '../../shared-contracts/src/door';
      import { paths } from '../../shared-contracts/src/paths';
      export type { HostApi };
      declare const host: HostApi;
      void [useHost, paths.home];
      ${remote}`,
    'app/tsconfig.json': JSON.stringify({
      compilerOptions: {
        strict: true,
        target: 'es2022',
        module: 'esnext',
        moduleResolution: 'bundler',
        lib: ['es2022', 'dom'],
        types: [],
      },
    }),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return readSources(placeOf(join(root, 'app')), 'src/remote.ts');
}

const passedBy = (remote: string) =>
  (readHost(sourcesOf(remote), []) as { passes: Record<string, object> }).passes;
const only = (schema: object) => ({
  type: 'object',
  properties: { 'argument 1': schema },
  required: ['argument 1'],
  additionalProperties: false,
});
const toast = (tone: string, text: object) =>
  only({
    type: 'object',
    properties: { tone: { const: tone }, text },
    required: ['text', 'tone'],
    additionalProperties: false,
  });

describe('what a call of the host is given', () => {
  it('is read from the call: by its owner, by a name taken from it, and either of two', () => {
    expect(passedBy(`host.notify({ tone: 'info', text: String(Date.now()) });`)).toEqual({
      notify: toast('info', { type: 'string' }),
    });
    expect(
      passedBy(`const { notify } = useHost();
        const text = String(Math.random());
        notify(text ? { tone: 'danger', text } : { tone: 'info', text: 'none' });`),
    ).toEqual({
      notify: only({
        anyOf: [
          toast('danger', { type: 'string' }).properties['argument 1'],
          toast('info', { const: 'none' }).properties['argument 1'],
        ],
      }),
    });
  });

  it('is nothing where nothing is given, and sometimes something where it may be undefined', () => {
    const none = { type: 'object', properties: {}, required: [], additionalProperties: false };
    expect(passedBy('host.openSearch();')).toEqual({ openSearch: none });
    expect(passedBy(`declare const query: string | undefined; host.openSearch(query);`)).toEqual({
      openSearch: { ...only({ type: 'string' }), required: [] },
    });
  });

  it('is not known where a call is handed on, which no build does', () => {
    for (const remote of [
      'export const later = host.notify;',
      'const { notify } = useHost(); export const later = { notify };',
      'const { notify: tell } = useHost(); [1].forEach(() => setTimeout(tell));',
      `const all: [{ tone: 'info'; text: string }] = [{ tone: 'info', text: '' }]; host.notify(...all);`,
    ]) {
      expect(() => passedBy(remote)).toThrow(/app\/src\/remote\.ts: .*notify/);
    }
  });

  it('may be named where an effect says what it depends on, and handed on if it takes a listener', () => {
    const remote = `
      declare function useEffect(effect: () => void, on: unknown[]): void;
      const { notify, subscribe } = useHost();
      useEffect(() => notify({ tone: 'info', text: 'x' }), [notify, host.notify]);
      export const later = subscribe;`;
    expect(Object.keys(passedBy(remote))).toEqual(['notify']);
  });

  it('is compared with what the door says that it takes; of the browser’s own nothing is asked', () => {
    const takes = hostTakes(sourcesOf(''));
    expect(takes.openSearch).toEqual({ ...only({ type: 'string' }), required: [] });
    expect(takes.subscribe).toEqual(only({ 'x-callback': true }));
    expect(takes.send).toMatchObject({
      properties: {
        'argument 2': {
          properties: { signal: {}, tags: { additionalProperties: { type: 'string' } } },
          required: ['tags'],
        },
      },
    });
  });
});

describe('what is read of the host', () => {
  const hostOf = (remote: string) => (readHost(sourcesOf(remote), []) as { host: string[] }).host;

  it('is a list by its name, also through a part of the host, and nothing of what lists can do', () => {
    const asked = `const on = (part: Pick<HostApi, 'flags'>) => part.flags.includes('a');`;
    expect(hostOf(`${asked} void [1, 2].reduce((sum, each) => sum + each, 0);`)).toEqual(['flags']);
    expect(hostOf(`void [1, 2].includes(1);`)).toEqual([]);
  });
});

describe('the tokens that styles stand on', () => {
  const tokensOf = (remote: string) => readTokens(sourcesOf(remote));

  it('are all that are written, chosen by a value, or by a prop', () => {
    expect(
      tokensOf(`
        declare function css(text: TemplateStringsArray, ...of: unknown[]): void;
        declare const step: 1 | 2;
        const NAME = '--bar';
        export const one = { padding: 'calc(1px + var( --space-9 ))', top: \`var(\${NAME})\` };
        css\`gap: var(--space-\${step}); color: var(--on-\${({ tone }: { tone: 'a' | 'b' }) => tone}-x);\`;`),
    ).toEqual(['--bar', '--on-a-x', '--on-b-x', '--space-1', '--space-2', '--space-9']);
  });

  it('are none that the app declares itself, nor any that has a fallback', () => {
    expect(
      tokensOf(`export const style = '--columns: 2; flex: var(--columns) var(--other, 0px)';`),
    ).toEqual([]);
  });

  it('have names that can be read, or nothing is built', () => {
    for (const remote of [
      'declare const name: string; export const style = `var(--${name})`;',
      `declare const name: string; export const style = 'var(--space-' + name + ')';`,
    ]) {
      expect(() => tokensOf(remote)).toThrow(/app\/src\/remote\.ts: var\(--/);
    }
  });
});

describe('the paths that an app links to', () => {
  const pathsOf = (remote: string) => readPaths(sourcesOf(remote), paths);

  it('are those that it builds, as routes are written', () => {
    expect(pathsOf(`paths.product('1', '2'); const { blogs } = paths; blogs();`)).toEqual([
      '/',
      '/products/:1',
    ]);
  });

  it('are read by name, or nothing is built', () => {
    for (const remote of [
      `declare const name: 'home'; paths[name]();`,
      'export const all = { ...paths };',
      'export const handedOn = paths;',
    ]) {
      expect(() => pathsOf(remote)).toThrow('app/src/remote.ts: a path is read by its name');
    }
  });
});
