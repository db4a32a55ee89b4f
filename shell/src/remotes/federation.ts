import type { Setup } from 'shared-contracts/door';
import type { ResolvedRelease } from 'shared-contracts/release';
import type { IntegrityOf } from './integrity';
import { LOADER_POLICY } from './loader-policy';
import { withinLimit } from './time-limit';
import { wholeRelease } from './whole-release';

type ScriptPolicy = { createScriptURL(url: string): string };
type PolicyFactory = {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptPolicy;
};

/** The interface of every federated container, which a release's entry creates. */
type Container = {
  init(libraries: object): void | Promise<unknown>;
  get(name: string): Promise<() => { setup?: Setup }>;
};

/** The libraries that the shell shares, as webpack keeps them. */
declare const __webpack_share_scopes__: { default?: object };

export type Federation = {
  /**
   * Loads a release of a remote and gives its `setup`.
   * @param attempt counts from 0; every further try makes a new container
   * @throws where the entry, its integrity, the list of its scripts, its chunk or its shape fails,
   *   or it takes too long
   */
  load(release: ResolvedRelease, attempt: number): Promise<Setup>;
};

/**
 * Loads remotes: an entry's script, the container that it creates, and the door in it. Every script
 * needs its integrity from the release set and goes through our Trusted Types policy; otherwise it
 * is refused.
 * @param integrityOf of every script that may be loaded
 * @param limit how long one script may take, in milliseconds
 */
export function createFederation(integrityOf: IntegrityOf, limit: number): Federation {
  // More than the entry's own time, because a container whose `get()` never settles never rejects.
  const loadLimit = limit * 1.5;
  const policy = scriptPolicy((url) => {
    integrityOf(url);
    return url;
  });
  const libraries = __webpack_share_scopes__.default;
  if (!libraries) throw new Error('the shell was built without its federation runtime');

  const scriptFor = (url: string) => {
    const script = document.createElement('script');
    script.src = policy.createScriptURL(url);
    script.integrity = integrityOf(url);
    script.crossOrigin = 'anonymous';
    script.async = true;
    script.fetchPriority = 'high';
    return script;
  };
  async function containerOf(release: ResolvedRelease): Promise<Container> {
    const script = scriptFor(release.entry);
    await withinLimit(
      new Promise<void>((resolve, reject) => {
        script.onload = () => {
          resolve();
        };
        script.onerror = () => {
          reject(new Error(`${release.entry} could not be loaded`));
        };
        document.head.append(script);
      }),
      limit,
    ).finally(() => {
      script.remove();
    });
    const container = Reflect.get(globalThis, release.container) as Partial<Container> | undefined;
    if (typeof container?.init === 'function' && typeof container.get === 'function') {
      return container as Container;
    }
    throw new Error(`${release.entry} leaves no container ${release.container}`);
  }

  /**
   * Fetches released files past the cache before a new try, because a broken file is cached for a
   * year like any other.
   * @throws where the entry can't be fetched, because then the other files are of no use
   */
  async function refresh(release: ResolvedRelease): Promise<void> {
    const anew = (url: string) => fetch(url, { cache: 'reload', integrity: integrityOf(url) });
    await anew(release.entry);
    const others = Object.keys(release.integrity).filter((url) => url !== release.entry);
    await Promise.allSettled(others.map(anew));
  }

  /**
   * A failed preload also fails the next request for its file, even if the server works again by
   * then. So each preload of the release is used up before a new try; a script loaded that way only
   * registers its modules.
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
      if (attempt > 0) {
        // The global of a release that was loaded in part; a script declared it, so it can't be
        // deleted.
        Reflect.set(globalThis, release.container, undefined);
        await withinLimit(wholeRelease(release, 'reload'), loadLimit);
        await withinLimit(refresh(release), loadLimit);
        await withinLimit(spendPreloads(release), loadLimit);
      }
      const exposed = await withinLimit(
        (async () => {
          // A chunk asks for its integrity when it is wanted, and can't wait for it.
          const [container] = await Promise.all([containerOf(release), wholeRelease(release)]);
          await container.init(libraries);
          const module = await container.get('./remote');
          return module();
        })(),
        loadLimit,
      );
      if (typeof exposed?.setup !== 'function')
        throw new Error(`${release.entry} exposes no setup`);
      return exposed.setup;
    },
  };
}

function scriptPolicy(createScriptURL: (url: string) => string): ScriptPolicy {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  return factory ? factory.createPolicy(LOADER_POLICY, { createScriptURL }) : { createScriptURL };
}
