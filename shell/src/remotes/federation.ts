import { getInstance } from '@module-federation/enhanced/runtime';
import type { Setup } from 'shared-contracts/door';
import type { ResolvedRelease } from 'shared-contracts/release';
import { LOADER_POLICY } from './loader-policy';
import { withinLimit } from './time-limit';

type ScriptPolicy = { createScriptURL(url: string): string };
type PolicyFactory = {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptPolicy;
};

export type Federation = {
  /**
   * Loads a release of a remote and gives its `setup`.
   * @param attempt counts from 0; every further try is a fresh container
   * @throws where the entry, its integrity, its chunk or its shape fails, or it takes too long
   */
  load(release: ResolvedRelease, attempt: number): Promise<Setup>;
};

/**
 * Loads remotes by the federation runtime. Every script that it makes has its integrity from the
 * release set, goes through our policy, and is refused without them.
 * @param releases the releases of this page, also those that stand ready for one that fails: they
 *   name every script that may be loaded
 * @param limit how long one script may take, in milliseconds
 */
export function createFederation(releases: ResolvedRelease[], limit: number): Federation {
  // Beside the entry's own time: a container whose `get()` never settles would never reject.
  const loadLimit = limit * 1.5;
  const integrity = new Map(releases.flatMap((release) => Object.entries(release.integrity)));
  const known = (url: string) => {
    if (!integrity.has(url)) throw new Error(`no release names the script ${url}`);
    return url;
  };
  const policy = scriptPolicy(known);
  const runtime = getInstance();
  if (!runtime) throw new Error('the shell was built without its federation runtime');

  const scriptFor = (url: string) => {
    const script = document.createElement('script');
    script.src = policy.createScriptURL(url);
    script.integrity = integrity.get(url) ?? '';
    script.crossOrigin = 'anonymous';
    script.async = true;
    script.fetchPriority = 'high';
    return script;
  };
  runtime.registerPlugins([
    {
      name: 'storefront-loader',
      createScript: ({ url }) => ({ script: scriptFor(url), timeout: limit }),
    },
  ]);

  /**
   * Released files are cached for a year, and so is one that came broken: before a new try they are
   * fetched past the cache.
   * @throws where the entry can't be had: then the rest isn't worth asking for
   */
  async function refresh(release: ResolvedRelease): Promise<void> {
    const anew = (url: string) =>
      fetch(url, { cache: 'reload', integrity: integrity.get(url) ?? '' });
    await anew(release.entry);
    const others = Object.keys(release.integrity).filter((url) => url !== release.entry);
    await Promise.allSettled(others.map(anew));
  }

  /**
   * A preload that failed answers the next request for its file too, once, however well the server
   * is by then. Before a new try each preload of the release is used up; a script that comes that
   * way only registers its modules.
   */
  async function spendPreloads(release: ResolvedRelease): Promise<void> {
    const links = document.head.querySelectorAll<HTMLLinkElement>(
      'link[rel="preload"][as="script"]',
    );
    const stale = [...links].filter(({ href }) => href in release.integrity);
    await Promise.all(
      stale.map(async (link) => {
        link.remove();
        if (link.href === release.entry) return;
        const script = scriptFor(link.href);
        await new Promise((done) => {
          script.addEventListener('load', done);
          script.addEventListener('error', done);
          document.head.append(script);
        });
        script.remove();
      }),
    );
  }

  return {
    async load(release, attempt) {
      // The runtime keeps a failed remote by its name: a new try needs a name of its own, and the
      // container that a half-loaded release may have left has to go.
      const name = attempt === 0 ? release.container : `${release.container}_retry${attempt}`;
      if (attempt > 0) {
        // Declared by a script, a global can't be deleted.
        Reflect.set(globalThis, release.container, undefined);
        await withinLimit(refresh(release), loadLimit);
        await withinLimit(spendPreloads(release), loadLimit);
      }
      runtime.registerRemotes([
        { name, entry: release.entry, type: 'global', entryGlobalName: release.container },
      ]);
      const exposed = await withinLimit(
        runtime.loadRemote<{ setup?: Setup }>(`${name}/remote`),
        loadLimit,
      );
      if (typeof exposed?.setup !== 'function') throw new Error(`${name} exposes no setup`);
      return exposed.setup;
    },
  };
}

function scriptPolicy(createScriptURL: (url: string) => string): ScriptPolicy {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  return factory ? factory.createPolicy(LOADER_POLICY, { createScriptURL }) : { createScriptURL };
}
