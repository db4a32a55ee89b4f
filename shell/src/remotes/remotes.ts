import type { HostApi, RemoteModule, RemoteName } from 'shared-contracts/door';
import type { Federation } from './federation';
import type { ReleaseFailure, TabReleases } from './tab-releases';

/** How long until a failed remote is tried again by itself, in milliseconds, by its failures so far. */
const HEAL_AFTER = [5_000, 10_000, 20_000, 30_000];
/** How long without a failure until a remote's failures are forgotten, in milliseconds. */
const CALM = 60_000;
/**
 * How often a part that fails in a working remote is tried by itself: every try mounts the remote's
 * other parts anew. Retry stays available after that.
 */
const PART_TRIES = 3;

/**
 * `generation` changes when a remote was loaded anew; its parts are then mounted anew. `replacing`:
 * a part has failed, and the last known good release may be about to replace it.
 */
export type RemoteStatus = {
  kind: 'idle' | 'loading' | 'replacing' | 'ready' | 'failed';
  generation: number;
};

type Entry = {
  status: RemoteStatus;
  module: Promise<RemoteModule> | null;
  /** How often each version was tried. */
  attempts: Map<string, number>;
  replacing: Promise<boolean> | null;
  failures: number;
  healTimer: ReturnType<typeof setTimeout> | undefined;
  calmTimer: ReturnType<typeof setTimeout> | undefined;
};

export type Remotes = {
  /** Loads a remote, once; a failed one stays failed until `retry`. */
  load(name: RemoteName): Promise<RemoteModule>;
  /**
   * Loads a remote anew in a new container; every part of it is mounted anew when that has loaded.
   */
  retry(name: RemoteName): Promise<void>;
  /**
   * Tells that a part of a loaded remote could not be loaded (a chunk that failed) or not be
   * rendered for the first time.
   * @param generation of the part; a failure in an earlier generation is ignored
   * @returns whether the last known good release has taken over
   */
  partFailed(name: RemoteName, failure: ReleaseFailure, generation: number): Promise<boolean>;
  /** Tells that a part of a remote has been shown. */
  shown(name: RemoteName, part: string): void;
  status(name: RemoteName): RemoteStatus;
  subscribe(listener: () => void): () => void;
  /** The release of a remote in this tab, for reports and boundaries. */
  version(name: RemoteName): string;
};

export type RemotesDependencies = {
  releases: TabReleases;
  federation: Federation;
  hostFor: (name: RemoteName) => HostApi;
  onError: (name: RemoteName, error: unknown) => void;
};

/** @throws when a release gives something else than pages and fragments */
function wellFormed(name: RemoteName, module: RemoteModule): RemoteModule {
  const given: Partial<RemoteModule> | null = module;
  if (given?.pages && given.fragments) return module;
  throw new Error(`${name} sets up neither pages nor fragments`);
}

/**
 * The remotes of this tab: loaded when first needed. Each fails separately, and is loaded again
 * without a reload: by Retry, when the browser is online again, and by itself after a while.
 */
export function createRemotes({
  releases,
  federation,
  hostFor,
  onError,
}: RemotesDependencies): Remotes {
  const listeners = new Set<() => void>();
  const entries = new Map<RemoteName, Entry>();

  const entryOf = (name: RemoteName): Entry => {
    const known = entries.get(name);
    if (known) return known;
    const entry: Entry = {
      status: { kind: 'idle', generation: 0 },
      module: null,
      attempts: new Map(),
      replacing: null,
      failures: 0,
      healTimer: undefined,
      calmTimer: undefined,
    };
    entries.set(name, entry);
    return entry;
  };
  const change = (entry: Entry, status: RemoteStatus) => {
    entry.status = status;
    for (const listener of [...listeners]) listener();
  };

  async function loadOnce(name: RemoteName, entry: Entry): Promise<RemoteModule> {
    const release = releases.current(name);
    if (!release) throw new Error(`${name} has no live release`);
    const attempt = entry.attempts.get(release.version) ?? 0;
    entry.attempts.set(release.version, attempt + 1);
    const setup = await federation.load(release, attempt);
    return wellFormed(name, setup(hostFor(name)));
  }

  async function loadOrReplace(name: RemoteName, entry: Entry): Promise<RemoteModule> {
    try {
      return await loadOnce(name, entry);
    } catch (error) {
      onError(name, error);
      if (!(await releases.replace(name, { stage: 'entry', part: null, error }))) throw error;
    }
    return loadOnce(name, entry).catch((error: unknown) => {
      onError(name, error);
      throw error;
    });
  }

  function start(
    name: RemoteName,
    entry: Entry,
    kind: 'loading' | 'replacing' = 'loading',
  ): Promise<RemoteModule> {
    const { generation } = entry.status;
    const first = entry.module === null;
    const loading = loadOrReplace(name, entry);
    entry.module = loading;
    change(entry, { kind, generation });
    loading.then(
      () => {
        // A loaded entry proves nothing about its parts, so their failures are counted for a while
        // longer.
        clearTimeout(entry.calmTimer);
        entry.calmTimer = setTimeout(() => (entry.failures = 0), CALM);
        // The first load begins no new generation; each later one does.
        change(entry, { kind: 'ready', generation: first ? generation : generation + 1 });
      },
      () => {
        fail(name, entry);
      },
    );
    return loading;
  }

  /** Asks for the last known good release; without it the remote is as it was, or has failed. */
  async function replacePart(name: RemoteName, entry: Entry, failure: ReleaseFailure) {
    change(entry, { ...entry.status, kind: 'replacing' });
    if (await releases.replace(name, failure)) {
      return start(name, entry, 'replacing').then(
        () => true,
        () => false,
      );
    }
    if (failure.stage === 'chunk') fail(name, entry, PART_TRIES);
    else change(entry, { ...entry.status, kind: 'ready' });
    return false;
  }

  function fail(name: RemoteName, entry: Entry, tries = Infinity) {
    const wait = HEAL_AFTER[Math.min(entry.failures, HEAL_AFTER.length - 1)];
    entry.failures += 1;
    clearTimeout(entry.calmTimer);
    clearTimeout(entry.healTimer);
    if (entry.failures <= tries) entry.healTimer = setTimeout(() => void retry(name), wait);
    change(entry, { ...entry.status, kind: 'failed' });
  }

  async function retry(name: RemoteName): Promise<void> {
    const entry = entryOf(name);
    clearTimeout(entry.healTimer);
    if (entry.status.kind === 'loading' || entry.status.kind === 'replacing') return;
    await start(name, entry).catch(() => undefined);
  }

  if (typeof window !== 'undefined') {
    window.addEventListener('online', () => {
      for (const [name, entry] of entries) if (entry.status.kind === 'failed') void retry(name);
    });
  }

  return {
    load(name) {
      const entry = entryOf(name);
      return entry.module ?? start(name, entry);
    },
    retry,
    async partFailed(name, failure, generation) {
      const entry = entryOf(name);
      if (entry.replacing) return entry.replacing;
      if (generation !== entry.status.generation) return true;
      if (entry.status.kind !== 'ready') return false;
      if (!releases.hasGood(name)) {
        void releases.replace(name, failure);
        if (failure.stage === 'chunk') fail(name, entry, PART_TRIES);
        return false;
      }
      entry.replacing = replacePart(name, entry, failure).finally(() => {
        entry.replacing = null;
      });
      return entry.replacing;
    },
    shown: releases.shown,
    status: (name) => entryOf(name).status,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    version: (name) => releases.current(name)?.version ?? 'none',
  };
}
