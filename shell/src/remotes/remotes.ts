import type { HostApi, RemoteModule, RemoteName } from 'shared-contracts/door';
import { REMOTE_NAMES } from 'shared-contracts/door';
import type { ReleaseSet } from 'shared-contracts/release';
import type { Federation } from './federation';

/** How long until a failed remote is tried again by itself, in milliseconds, by how often it failed. */
const HEAL_AFTER = [5_000, 10_000, 20_000, 30_000];
/** After so long without a failure a remote counts as well again, in milliseconds. */
const CALM = 60_000;
/**
 * A part that keeps failing while its remote is well is not tried by itself for ever: every try
 * starts the remote's other parts over. Retry stays.
 */
const PART_TRIES = 3;

/** `generation` changes when a remote was loaded anew: whoever shows a part of it starts over. */
export type RemoteStatus = {
  kind: 'idle' | 'loading' | 'ready' | 'failed';
  generation: number;
};

type Entry = {
  status: RemoteStatus;
  module: Promise<RemoteModule> | null;
  attempt: number;
  failures: number;
  healTimer: ReturnType<typeof setTimeout> | undefined;
  calmTimer: ReturnType<typeof setTimeout> | undefined;
};

export type Remotes = {
  /** Loads a remote, once; a failed one stays failed until `retry`. */
  load(name: RemoteName): Promise<RemoteModule>;
  /** Loads a remote anew under a fresh container; every part of it starts over when it is there. */
  retry(name: RemoteName): Promise<void>;
  /** Tells that a part of a loaded remote could not be loaded (a chunk that failed). */
  partFailed(name: RemoteName): void;
  status(name: RemoteName): RemoteStatus;
  subscribe(listener: () => void): () => void;
  /** The release of a remote in this tab, for reports and boundaries. */
  version(name: RemoteName): string;
};

export type RemotesDependencies = {
  releases: ReleaseSet;
  federation: Federation;
  hostFor: (name: RemoteName) => HostApi;
  onError: (name: RemoteName, error: unknown) => void;
};

/**
 * The remotes of this tab: loaded when first needed, told apart when they fail, and healed without
 * a reload: by Retry, when the browser comes online again, and by itself after a while.
 */
export function createRemotes({
  releases,
  federation,
  hostFor,
  onError,
}: RemotesDependencies): Remotes {
  const listeners = new Set<() => void>();
  const entries = new Map<RemoteName, Entry>(
    REMOTE_NAMES.map((name) => [
      name,
      {
        status: { kind: 'idle', generation: 0 },
        module: null,
        attempt: 0,
        failures: 0,
        healTimer: undefined,
        calmTimer: undefined,
      },
    ]),
  );

  const entryOf = (name: RemoteName): Entry => {
    const entry = entries.get(name);
    if (!entry) throw new Error(`no such remote: ${name}`);
    return entry;
  };
  const change = (entry: Entry, status: RemoteStatus) => {
    entry.status = status;
    for (const listener of [...listeners]) listener();
  };

  function start(name: RemoteName, entry: Entry): Promise<RemoteModule> {
    const release = releases[name];
    const { generation } = entry.status;
    const attempt = entry.attempt;
    entry.attempt += 1;
    const loading = (async () => {
      if (!release) throw new Error(`${name} has no live release`);
      const setup = await federation.load(release, attempt);
      return setup(hostFor(name));
    })();
    entry.module = loading;
    change(entry, { kind: 'loading', generation });
    loading.then(
      () => {
        // The entry's coming says nothing of its parts: only a quiet while forgets their failures.
        clearTimeout(entry.calmTimer);
        entry.calmTimer = setTimeout(() => (entry.failures = 0), CALM);
        // The first load is nobody's fresh start; a later one is everybody's.
        change(entry, { kind: 'ready', generation: attempt === 0 ? generation : generation + 1 });
      },
      (error: unknown) => {
        onError(name, error);
        fail(name, entry);
      },
    );
    return loading;
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
    if (entry.status.kind === 'loading') return;
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
    partFailed(name) {
      const entry = entryOf(name);
      if (entry.status.kind === 'ready') fail(name, entry, PART_TRIES);
    },
    status: (name) => entryOf(name).status,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    version: (name) => releases[name]?.version ?? 'none',
  };
}
