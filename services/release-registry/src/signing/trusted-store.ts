/** The store as a server believes it: what it holds counts only where a key that may has signed it. */
import type { AppName, AppState, Registry, ReleaseManifest } from 'shared-contracts/release';
import { patiently } from '../patient';
import { ReleaseRefused } from '../release-refused';
import type { ReleaseStore } from '../store';
import { KeysRefused, readKeyList, type KeyList } from './key-list';
import { pointerFault } from './pointer';
import { verifyRelease } from './release-signature';
import type { Trust } from './trust';

/** Why a release is not taken, in one line; null where it is. */
type Judged = { manifest: ReleaseManifest; reason: null } | { manifest: null; reason: string };

/** How long a list of keys counts as the newest where files are served, in milliseconds. */
const FRESH = 2_000;

/**
 * Verifies a release that a store holds.
 * @throws where it can't be read, which says nothing of it
 */
export async function judgeRelease(
  store: ReleaseStore,
  app: AppName,
  version: string,
  list: KeyList,
): Promise<Judged> {
  const judge = async (): Promise<Judged> => {
    const folder = await store.folderOf(app, version);
    if (folder === null) return { manifest: null, reason: 'the store does not have it' };
    try {
      return { manifest: await verifyRelease(folder, app, version, list), reason: null };
    } catch (error) {
      if (error instanceof ReleaseRefused)
        return { manifest: null, reason: error.reasons.join('; ') };
      throw error;
    }
  };
  const first = await judge();
  if (first.manifest || !store.forget) return first;
  // What was fetched earlier may have been signed anew, or mended, in the store itself.
  await store.forget(app, version);
  return judge();
}

/** The registry as it is believed, from the one that is stored. */
type Believed = { stored: Registry; registry: Registry; list: KeyList | null };

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
  let last: Believed | undefined;
  let lookedAt = 0;
  let looking: Promise<unknown> | undefined;
  let believing: { stored: Registry; believed: Promise<Believed> } | undefined;
  const accepted = new Map<string, ReleaseManifest>();
  let told = new Set<string>();

  /** The newest list that was ever believed here: an older one, or none, takes nothing back. */
  function listOf({ keys }: Registry, say: (line: string) => void): KeyList | null {
    const known = last?.list ?? null;
    try {
      const list = readKeyList(keys, trust);
      if (!known || list.serial > known.serial) return list;
      if (list.serial === known.serial) return known;
      say(`the list of keys went back from number ${known.serial} to ${list.serial}: not taken`);
    } catch (error) {
      if (!(error instanceof KeysRefused)) throw error;
      say(`${error.message}: ${known ? 'the one before counts' : 'no release is taken'}`);
    }
    return known;
  }

  async function judged(app: AppName, version: string, list: KeyList): Promise<Judged> {
    const known = accepted.get(`${app}/${version}`);
    if (known) return { manifest: known, reason: null };
    const verdict = await judgeRelease(store, app, version, list);
    if (verdict.manifest) accepted.set(`${app}/${version}`, verdict.manifest);
    return verdict;
  }

  /**
   * An app's state as its team has signed it: what was given before, where somebody else has changed
   * it, or put back what was signed earlier. A server that has just started has nothing from before.
   */
  function signedState(
    app: AppName,
    stored: AppState,
    list: KeyList,
    say: (line: string) => void,
  ): AppState {
    const before = last?.registry.apps[app];
    const [count = 0, known = 0] = [stored.pointer?.count, before?.pointer?.count];
    const fault =
      pointerFault(app, stored, list) ??
      (count < known ? 'which releases are given was signed earlier than what is here' : null);
    if (fault === null) return stored;
    say(
      `${app}: ${fault}: ${before ? 'what was given before stays' : 'what is signed of it is given'}`,
    );
    return before ?? stored;
  }

  /** An app's state without what is refused; null where nothing of it can be given. */
  async function stateOf(
    app: AppName,
    stored: AppState,
    list: KeyList,
    say: (line: string) => void,
  ): Promise<AppState | null> {
    const state = signedState(app, stored, list, say);
    const releases: AppState['releases'] = {};
    for (const [version, release] of Object.entries(state.releases)) {
      const { manifest, reason } = await judged(app, version, list);
      if (manifest) {
        releases[version] = { ...release, manifest };
        for (const [file, integrity] of Object.entries(release.manifest.integrity)) {
          if (manifest.integrity[file] === integrity) continue;
          say(`${app} ${version}: the registry says of ${file} what is not signed: not taken`);
        }
      } else say(`${app} ${version} is refused: ${reason}`);
    }
    const before = last?.registry.apps[app];
    const beforeLive = before?.releases[before.live];
    const isNamed = Object.hasOwn(state.releases, state.live);
    if (!isNamed) say(`${app} ${state.live} is refused: the registry does not hold it`);
    let { live, canary, lastKnownGood } = state;
    if (!Object.hasOwn(releases, live)) {
      if (lastKnownGood !== null && Object.hasOwn(releases, lastKnownGood)) live = lastKnownGood;
      else if (before && beforeLive && (await judged(app, before.live, list)).manifest) {
        live = before.live;
        releases[live] = beforeLive;
      } else return null;
      say(`${app} ${live} is given in its place`);
    }
    if (canary && !Object.hasOwn(releases, canary.version)) canary = null;
    if (lastKnownGood !== null && !Object.hasOwn(releases, lastKnownGood)) lastKnownGood = null;
    if (lastKnownGood === live) lastKnownGood = null;
    return { ...state, live, canary, lastKnownGood, releases };
  }

  /** The previews that are validly signed, with their manifests as signed. */
  async function previewsOf(
    { previews = {} }: Registry,
    list: KeyList | null,
    say: (line: string) => void,
  ): Promise<NonNullable<Registry['previews']>> {
    const taken: NonNullable<Registry['previews']> = {};
    for (const [name, listed] of Object.entries(previews)) {
      const app = name as AppName;
      const ofApp: (typeof taken)[AppName] = {};
      for (const [version, preview] of Object.entries(listed)) {
        const { manifest, reason } = list
          ? await judged(app, version, list)
          : { manifest: null, reason: 'there is no list of keys' };
        if (manifest) ofApp[version] = { ...preview, manifest };
        else say(`${app} ${version} is refused as a preview: ${reason}`);
      }
      taken[app] = ofApp;
    }
    return taken;
  }

  async function believe(stored: Registry): Promise<Believed> {
    const lines = new Set<string>();
    const say = (line: string) => lines.add(line);
    const list = listOf(stored, say);
    if (list !== last?.list) accepted.clear();
    const apps: Registry['apps'] = {};
    for (const [name, state] of Object.entries(stored.apps)) {
      const app = name as AppName;
      const taken = list && (await stateOf(app, state, list, say));
      if (taken) apps[app] = taken;
    }
    const previews = await previewsOf(stored, list, say);
    const named = (release: string) => {
      const [app, version = ''] = release.split('/') as [AppName, string];
      const lists = [apps[app]?.releases ?? {}, previews[app] ?? {}];
      return lists.some((each) => Object.hasOwn(each, version));
    };
    for (const release of accepted.keys()) if (!named(release)) accepted.delete(release);
    for (const line of lines) if (!told.has(line)) tell(line);
    told = lines;
    const registry = { ...stored, apps, ...(stored.previews && { previews }) };
    return { stored, registry, list };
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
      const line = `the registry went back from revision ${known} to ${stored.revision}: not taken until it is newer, or the server starts anew`;
      if (!told.has(line)) tell(line);
      told.add(line);
      return last.registry;
    }
    last = await believeOnce(stored);
    return last.registry;
  }

  /** Reads the list of keys where it was not for a while; a store that is away changes nothing. */
  async function refresh(): Promise<void> {
    if (last && Date.now() - lookedAt < fresh) return;
    lookedAt = Date.now();
    looking ??= read().finally(() => (looking = undefined));
    // A list is there already: one that does not come in time is not waited for.
    const waited = last ? patiently(looking) : looking;
    await waited.catch((error: unknown) => {
      if (!last) throw error;
    });
  }

  return {
    ...store,
    registry: {
      read,
      begin: () => store.registry.begin(),
      // What was not changed is written as it is stored, and not as it is believed.
      replace(seen, next) {
        if (!last || seen !== last.registry) return store.registry.replace(seen, next);
        const { stored } = last;
        const apps = { ...stored.apps };
        for (const [name, state] of Object.entries(next.apps)) {
          const app = name as AppName;
          if (state !== seen.apps[app]) apps[app] = state;
        }
        const { previews } = next.previews === seen.previews ? stored : next;
        return store.registry.replace(stored, {
          ...stored,
          ...next,
          apps,
          ...(previews && { previews }),
        });
      },
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

  function tellOnce(line: string): void {
    if (!told.has(line)) tell(line);
    told.add(line);
  }
}
