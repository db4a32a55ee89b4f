/** The store as a server believes it: what it holds counts only where a key that may has signed it. */
import type { Registry } from 'shared-contracts/release';
import { patiently } from '../patient';
import type { ReleaseStore } from '../store';
import { believedRegistry, storedChange, type Believed } from './believed-registry';
import { createJudge, judgeRelease } from './judge-release';
import type { Trust } from './trust';

/** How long a list of keys counts as the newest where files are served, in milliseconds. */
const FRESH = 2_000;

/**
 * Wraps a server's store. Of the registry it gives the releases that are validly signed, with their
 * manifests as signed, so that what somebody writes into the registry beside them counts nothing.
 * Where the live release is refused the last known good one takes its place, or else the one that
 * was given until then. Each release is verified once, until the list of keys changes.
 * @param trust whose list of keys is believed
 * @param tell hears in one line of each release that is refused, once
 * @param fresh how long a list of keys counts as the newest where files are served, in milliseconds
 */
export function trustedStore(
  store: ReleaseStore,
  trust: Trust,
  tell: (line: string) => void,
  fresh = FRESH,
): ReleaseStore {
  const judge = createJudge(store);
  let last: Believed | undefined;
  let readAt = 0;
  let reading: Promise<unknown> | undefined;
  let believing: { stored: Registry; believed: Promise<Believed> } | undefined;
  let reported = new Set<string>();

  function tellOnce(line: string): void {
    if (!reported.has(line)) tell(line);
    reported.add(line);
  }

  async function believe(stored: Registry): Promise<Believed> {
    const lines = new Set<string>();
    const say = (line: string) => lines.add(line);
    const believed = await believedRegistry(stored, last, { judge, trust, say });
    for (const line of lines) if (!reported.has(line)) tell(line);
    reported = lines;
    return believed;
  }

  /** Every request asks while a new registry comes: its releases are verified once for all of them. */
  function believeOnce(stored: Registry): Promise<Believed> {
    if (believing?.stored.revision === stored.revision) return believing.believed;
    const believed = believe(stored).finally(() => {
      if (believing?.believed === believed) believing = undefined;
    });
    believing = { stored, believed };
    return believed;
  }

  async function read(): Promise<Registry> {
    const stored = await store.registry.read();
    if (stored === last?.stored) return last.registry;
    // Nothing was ever published: there is nothing to believe.
    if (stored.revision === 0) return stored;
    const known = last?.stored.revision ?? 0;
    if (last && stored.revision < known) {
      tellOnce(
        `the registry went back from revision ${known} to ${stored.revision}: not taken until it is newer, or the server starts anew`,
      );
      return last.registry;
    }
    last = await believeOnce(stored);
    return last.registry;
  }

  /** Reads the list of keys where it was not for a while; an unreachable store changes nothing. */
  async function refresh(): Promise<void> {
    if (!reading) {
      if (last && Date.now() - readAt < fresh) return;
      readAt = Date.now();
      reading = read().finally(() => (reading = undefined));
    }
    // A list is there already: one that does not come in time is not waited for.
    const waited = last ? patiently(reading) : reading;
    await waited.catch((error: unknown) => {
      if (!last) throw error;
    });
  }

  return {
    ...store,
    registry: {
      read,
      begin: () => store.registry.begin(),
      replace: (seen, next) =>
        last && seen === last.registry
          ? store.registry.replace(last.stored, storedChange(last, next))
          : store.registry.replace(seen, next),
    },
    generation() {
      refresh().catch(() => undefined);
      return last?.list?.serial ?? 0;
    },
    async whyUntrusted(app, version) {
      // Nothing was ever read: then nothing is taken, until it can be.
      await refresh().catch((error: unknown) => {
        tellOnce(`the registry can't be read: ${String(error)}`);
      });
      if (!last?.list) return 'there is no list of keys';
      const { reason } = await judgeRelease(store, app, version, last.list);
      if (reason !== null) tellOnce(`${app} ${version} is refused: ${reason}`);
      return reason;
    },
  };
}
