import { createInstance } from '@module-federation/enhanced/runtime';
import { describe, expect, it, test } from 'vitest';
import { borrowing, fits, sharing } from '../federation-runtime/runtime.mjs';

test.each([
  ['19.3.1', '^19.3.1', true],
  ['19.10.0', '^19.3.1', true],
  ['19.3.0', '^19.3.1', false],
  ['19.2.9', '^19.3.1', false],
  ['20.0.0', '^19.3.1', false],
  ['18.9.9', '^19.3.1', false],
  ['0.4.2', '^0.4.1', true],
  ['0.5.0', '^0.4.1', false],
  ['19.3.1', '19.x', false],
  ['1.0.0', false, true],
] as const)('version %s in range %s: %s', (version, range, expected) => {
  expect(fits(version, range)).toBe(expected);
});

type Factories = Record<number, (module: { exports: unknown }) => void>;

/** The parts of webpack's runtime object that the federation runtime uses. */
function scriptsOf(wanted: Record<number, { shareKey: string; requiredVersion: string | false }>) {
  const m: Factories = {};
  return {
    m,
    S: {} as { default?: object },
    consumesLoadingData: { moduleIdToConsumeDataMapping: wanted },
    federation: {
      initOptions: {
        shared: { react: [{ version: '19.3.1', get: () => () => 'the one react' }] },
      },
    },
    /** The exports of a module that is replaced by a shared library. */
    exportsOf(id: number) {
      const module = { exports: null as unknown };
      m[id]?.(module);
      return module.exports;
    },
  };
}

function shellScripts() {
  const scripts = scriptsOf({ 1: { shareKey: 'react', requiredVersion: false } });
  const { bundlerRuntime } = sharing();
  bundlerRuntime.init({ webpackRequire: scripts });
  bundlerRuntime.installInitialConsumes({ webpackRequire: scripts, initialConsumes: [1] });
  return scripts;
}

async function remoteScripts(shareKey: string, requiredVersion: string) {
  const scripts = scriptsOf({ 7: { shareKey, requiredVersion } });
  const { bundlerRuntime } = borrowing();
  bundlerRuntime.init({ webpackRequire: scripts });
  bundlerRuntime.initContainerEntry({ shareScope: shellScripts().S.default });
  const promises: Promise<unknown>[] = [];
  const chunk = { chunkId: 97, chunkMapping: { 97: [7] }, promises };
  bundlerRuntime.consumes({ webpackRequire: scripts, ...chunk });
  await Promise.all(promises);
  return scripts;
}

it('gives a remote the library that the shell has, the same one', async () => {
  expect(shellScripts().exportsOf(1)).toBe('the one react');
  expect((await remoteScripts('react', '^19.0.0')).exportsOf(7)).toBe('the one react');
});

it('fails the chunk that needs what is not shared, by its name', async () => {
  await expect(remoteScripts('jquery', '^3.0.0')).rejects.toThrow(
    "this page's shell shares no jquery",
  );
});

it('fails the chunk that needs another version, with both', async () => {
  await expect(remoteScripts('react', '^20.0.0')).rejects.toThrow(
    "this page's shell shares react 19.3.1, not ^20.0.0",
  );
});

describe('between our builds and any other', () => {
  const shareConfig = { singleton: true, requiredVersion: '^19.0.0' };

  it('the shell shares as every federation runtime takes it', async () => {
    const foreign = createInstance({ name: 'foreign_remote', remotes: [] });
    const scope = shellScripts().S.default ?? {};
    foreign.initShareScopeMap('default', scope as Parameters<typeof foreign.initShareScopeMap>[1]);
    const factory = await foreign.loadShare('react', { customShareInfo: { shareConfig } });
    expect(factory && factory()).toBe('the one react');
  });

  it('a remote takes what another host shares, also what that loads first', async () => {
    const host = createInstance({
      name: 'foreign_host',
      remotes: [],
      shared: {
        react: {
          version: '19.4.0',
          scope: 'default',
          shareConfig,
          get: () => Promise.resolve(() => 'their react'),
        },
      },
    });
    const scripts = scriptsOf({ 7: { shareKey: 'react', requiredVersion: '^19.3.1' } });
    const { bundlerRuntime } = borrowing();
    bundlerRuntime.init({ webpackRequire: scripts });
    bundlerRuntime.initContainerEntry({ shareScope: host.shareScopeMap.default });
    const promises: Promise<unknown>[] = [];
    const chunk = { chunkId: 97, chunkMapping: { 97: [7] }, promises };
    bundlerRuntime.consumes({ webpackRequire: scripts, ...chunk });
    await Promise.all(promises);
    expect(scripts.exportsOf(7)).toBe('their react');
  });
});
