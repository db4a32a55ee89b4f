import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HostApi, RemoteModule, Setup } from 'shared-contracts/door';
import { ApiError } from 'shared-contracts/errors';
import type { ReleaseSet, ResolvedRelease } from 'shared-contracts/release';
import type { Federation } from '../src/remotes/federation';
import { createRemotes, type Remotes } from '../src/remotes/remotes';
import { createTabReleases } from '../src/remotes/tab-releases';
import type { ReportEntry } from '../src/reports/report-entry';

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

type Set = { releases?: ReleaseSet; good?: ReleaseSet; originAnswers?: boolean };

function remotesWith(federation: Federation, set: Set = {}) {
  const errors: unknown[] = [];
  const told: ReportEntry[] = [];
  const remotes = createRemotes({
    releases: createTabReleases({
      releases: set.releases ?? { 'mfe-catalog': release },
      good: set.good ?? {},
      originAnswers: () => Promise.resolve(set.originAnswers ?? true),
      tell: (entry) => told.push(entry),
    }),
    federation,
    hostFor: () => ({}) as HostApi,
    onError: (_, error) => errors.push(error),
  });
  return { remotes, errors, told };
}

/** A part of the remote fails, in the generation that is shown. */
function fails(
  remotes: Remotes,
  stage: 'chunk' | 'render',
  { part = 'store', error = new Error('broken') } = {},
) {
  const { generation } = remotes.status('mfe-catalog');
  return remotes.partFailed('mfe-catalog', { stage, part, error }, generation);
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
    void fails(remotes, 'chunk');
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
      void fails(remotes, 'chunk');
      await vi.advanceTimersByTimeAsync(30_000);
    }
    expect(attempts).toHaveLength(4);
    expect(remotes.status('mfe-catalog').kind).toBe('failed');
    // Retry by hand still works, and after a quiet minute it counts as well again.
    await remotes.retry('mfe-catalog');
    await vi.advanceTimersByTimeAsync(60_000);
    void fails(remotes, 'chunk');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(attempts).toHaveLength(6);
  });

  it('that sets up something else than pages and fragments has failed, and is tried again', async () => {
    let kept: unknown = { all: 'none' };
    const odd: Federation = { load: () => Promise.resolve(() => kept as RemoteModule) };
    const { remotes, errors } = remotesWith(odd);
    await expect(remotes.load('mfe-catalog')).rejects.toThrow('neither pages nor fragments');
    expect(errors).toHaveLength(1);
    kept = module;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(remotes.status('mfe-catalog').kind).toBe('ready');
  });

  it('without a live release fails by name', async () => {
    const { remotes } = remotesWith(failing(0).federation, { releases: {} });
    await expect(remotes.load('mfe-search')).rejects.toThrow('mfe-search has no live release');
    expect(remotes.version('mfe-search')).toBe('none');
  });
});

const good: ResolvedRelease = {
  ...release,
  version: '0.9.0-bbbbbbbb',
  container: 'mfe_catalog_good',
};

/** A federation in which one release can't be loaded. */
function without(broken: ResolvedRelease | null) {
  const loaded: string[] = [];
  const federation: Federation = {
    load: ({ version }, attempt) => {
      loaded.push(`${version} ${attempt}`);
      return version === broken?.version
        ? Promise.reject(new Error('syntax error'))
        : Promise.resolve(setup);
    },
  };
  return { federation, loaded };
}

const failure = {
  kind: 'failure',
  app: 'mfe-catalog',
  version: release.version,
  message: 'Error: broken',
};

describe('a release that fails in a tab', () => {
  it('gives way to the last known good one when its entry can’t be loaded', async () => {
    const { federation, loaded } = without(release);
    const { remotes, told } = remotesWith(federation, { good: { 'mfe-catalog': good } });
    expect(await remotes.load('mfe-catalog')).toBe(module);
    expect(loaded).toEqual([`${release.version} 0`, `${good.version} 0`]);
    expect(remotes.version('mfe-catalog')).toBe(good.version);
    // Told only when the other one has shown that it can.
    expect(told).toEqual([]);
    remotes.shown('mfe-catalog', 'store');
    expect(told).toMatchObject([
      { kind: 'load', version: good.version },
      { ...failure, stage: 'entry', message: 'Error: syntax error' },
    ]);
  });

  it.each(['chunk', 'render'] as const)(
    'gives way when a part fails at its %s, and every part starts over',
    async (stage) => {
      const { federation } = without(null);
      const { remotes, told } = remotesWith(federation, { good: { 'mfe-catalog': good } });
      await remotes.load('mfe-catalog');
      const outcomes = Promise.all([fails(remotes, stage), fails(remotes, stage)]);
      expect(remotes.status('mfe-catalog').kind).toBe('replacing');
      expect(await outcomes).toEqual([true, true]);
      expect(remotes.status('mfe-catalog')).toEqual({ kind: 'ready', generation: 1 });
      expect(remotes.version('mfe-catalog')).toBe(good.version);
      // Another part says nothing of the one that failed.
      remotes.shown('mfe-catalog', 'product');
      remotes.shown('mfe-catalog', 'store');
      expect(told).toMatchObject([{ kind: 'load' }, { ...failure, stage, part: 'store' }]);
    },
  );

  it('stays, and is not blamed, where its origin does not answer either', async () => {
    const { federation } = without(release);
    const set = { good: { 'mfe-catalog': good }, originAnswers: false };
    const { remotes, told } = remotesWith(federation, set);
    await expect(remotes.load('mfe-catalog')).rejects.toThrow('syntax error');
    expect(remotes.status('mfe-catalog').kind).toBe('failed');
    expect(remotes.version('mfe-catalog')).toBe(release.version);
    expect(told).toEqual([]);
  });

  it('stays, and is not blamed, for what the provider did', async () => {
    const { federation } = without(null);
    const { remotes, told } = remotesWith(federation, { good: { 'mfe-catalog': good } });
    await remotes.load('mfe-catalog');
    const error = new ApiError({ kind: 'offline' });
    expect(await fails(remotes, 'render', { error })).toBe(false);
    expect(remotes.status('mfe-catalog')).toEqual({ kind: 'ready', generation: 0 });
    expect(told).toEqual([]);
  });

  it('is not blamed where the last known good one fails at the same part', async () => {
    const { federation } = without(null);
    const { remotes, told } = remotesWith(federation, { good: { 'mfe-catalog': good } });
    await remotes.load('mfe-catalog');
    expect(await fails(remotes, 'render')).toBe(true);
    expect(await fails(remotes, 'render')).toBe(false);
    // The part says so now, and has its Retry.
    expect(remotes.status('mfe-catalog').kind).toBe('ready');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told).toEqual([]);
  });

  it('is told of even where nothing can take its place', async () => {
    const { federation } = without(null);
    const { remotes, told } = remotesWith(federation);
    await remotes.load('mfe-catalog');
    expect(await fails(remotes, 'chunk')).toBe(false);
    expect(remotes.status('mfe-catalog').kind).toBe('failed');
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toMatchObject([{ ...failure, stage: 'chunk' }]);
  });

  it('is nobody’s failure when it comes from an instance that has gone', async () => {
    const { federation } = without(null);
    const { remotes, told } = remotesWith(federation, { good: { 'mfe-catalog': good } });
    await remotes.load('mfe-catalog');
    await fails(remotes, 'chunk');
    const late = { stage: 'chunk', part: 'store', error: new Error('late') } as const;
    expect(await remotes.partFailed('mfe-catalog', late, 0)).toBe(true);
    expect(remotes.version('mfe-catalog')).toBe(good.version);
    expect(told).toEqual([]);
  });
});
