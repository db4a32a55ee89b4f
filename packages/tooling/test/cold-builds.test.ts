/** A published build is made from its sources, and never from an older build. */
import { resolve } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { federated, host } from '../federated.mjs';

const ROOT = resolve(import.meta.dirname, '../../..');
const cachesOf = (configs: object[]): unknown[] =>
  configs.map((config): unknown => Reflect.get(config, 'cache'));

afterEach(() => vi.unstubAllEnvs());

it('builds releases without what a build before left behind', () => {
  vi.stubEnv('BUILD_CACHE', undefined);
  expect(cachesOf(host(resolve(ROOT, 'shell')))).toEqual([false, false]);
  expect(cachesOf(federated(resolve(ROOT, 'mfe-search'))() as object[])).toEqual([false, false]);
});

it('keeps a cache of its own for builds that are only looked at', () => {
  vi.stubEnv('BUILD_CACHE', 'on');
  for (const cache of cachesOf(host(resolve(ROOT, 'shell')))) {
    expect(cache).toMatchObject({ type: 'filesystem' });
  }
});
