import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HostApi, RemoteModule, Setup } from 'shared-contracts/door';
import type { ReleaseSet, ResolvedRelease } from 'shared-contracts/release';
import type { Federation } from '../src/remotes/federation';
import { createRemotes } from '../src/remotes/remotes';

const release: ResolvedRelease = {
  version: '1.0.0-aaaaaaaa',
  container: 'mfe_catalog',
  entry: 'http://localhost:3001/entry.js',
  integrity: {},
  pages: {},
  fragments: {},
};
const module: RemoteModule = { pages: {}, fragments: {} };
const setup: Setup = () => module;

/** A federation that fails as often as it is told to. */
function failing(times: number) {
  const attempts: number[] = [];
  const federation: Federation = {
    load: (_, attempt) => {
      attempts.push(attempt);
      return attempts.length <= times ? Promise.reject(new Error('down')) : Promise.resolve(setup);
    },
  };
  return { federation, attempts };
}

function remotesWith(federation: Federation, releases: ReleaseSet = { 'mfe-catalog': release }) {
  const errors: unknown[] = [];
  const remotes = createRemotes({
    releases,
    federation,
    hostFor: () => ({}) as HostApi,
    onError: (_, error) => errors.push(error),
  });
  return { remotes, errors };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a remote of the shop', () => {
  it('is loaded once, however many parts of it a page shows', async () => {
    const { federation, attempts } = failing(0);
    const { remotes } = remotesWith(federation);
    await Promise.all([remotes.load('mfe-catalog'), remotes.load('mfe-catalog')]);
    expect(attempts).toEqual([0]);
    expect(remotes.status('mfe-catalog')).toEqual({ kind: 'ready', generation: 0 });
  });

  it('stays failed, without being asked again by every part, until Retry', async () => {
    const { federation, attempts } = failing(1);
    const { remotes, errors } = remotesWith(federation);
    await expect(remotes.load('mfe-catalog')).rejects.toThrow('down');
    await expect(remotes.load('mfe-catalog')).rejects.toThrow('down');
    expect(attempts).toEqual([0]);
    expect(errors).toHaveLength(1);
    await remotes.retry('mfe-catalog');
    expect(attempts).toEqual([0, 1]);
    expect(await remotes.load('mfe-catalog')).toBe(module);
    // A new generation: every part that showed its fault starts over.
    expect(remotes.status('mfe-catalog')).toEqual({ kind: 'ready', generation: 1 });
  });

  it('heals by itself after a while, waiting longer each time', async () => {
    const { federation, attempts } = failing(2);
    const { remotes } = remotesWith(federation);
    await remotes.load('mfe-catalog').catch(() => undefined);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(attempts).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(attempts).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(remotes.status('mfe-catalog').kind).toBe('ready');
  });

  it('starts over under a fresh container when one of its parts could not be loaded', async () => {
    const { federation, attempts } = failing(0);
    const { remotes } = remotesWith(federation);
    await remotes.load('mfe-catalog');
    remotes.partFailed('mfe-catalog');
    expect(remotes.status('mfe-catalog').kind).toBe('failed');
    await remotes.retry('mfe-catalog');
    expect(attempts).toEqual([0, 1]);
    expect(remotes.status('mfe-catalog')).toEqual({ kind: 'ready', generation: 1 });
  });

  it('does not start its other parts over for ever when one of them stays broken', async () => {
    const { federation, attempts } = failing(0);
    const { remotes } = remotesWith(federation);
    await remotes.load('mfe-catalog');
    for (let time = 0; time < 6; time += 1) {
      remotes.partFailed('mfe-catalog');
      await vi.advanceTimersByTimeAsync(30_000);
    }
    expect(attempts).toHaveLength(4);
    expect(remotes.status('mfe-catalog').kind).toBe('failed');
    // Retry by hand still works, and after a quiet minute it counts as well again.
    await remotes.retry('mfe-catalog');
    await vi.advanceTimersByTimeAsync(60_000);
    remotes.partFailed('mfe-catalog');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(attempts).toHaveLength(6);
  });

  it('without a live release fails by name', async () => {
    const { remotes } = remotesWith(failing(0).federation, {});
    await expect(remotes.load('mfe-search')).rejects.toThrow('mfe-search has no live release');
    expect(remotes.version('mfe-search')).toBe('none');
  });
});
