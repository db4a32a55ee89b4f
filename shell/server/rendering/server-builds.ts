import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { LRUCache } from 'lru-cache';
import type { Setup } from 'shared-contracts/door';
import type { AppName, ReleaseManifest } from 'shared-contracts/release';
import type { ServedPage, ServedVisit } from '../../src/served-page';
import { sharedLibraries } from './shared-libraries';
import { thrownText } from './thrown-text';

/** The fields that identify the server build of a release. */
export type ServerRelease = Pick<ReleaseManifest, 'app' | 'version' | 'server' | 'shared'>;

/** How the shell makes a page: of every release whose documents this server makes (`DOCUMENT_VERSION`). */
type ServePage = (visit: ServedVisit) => Promise<ServedPage>;

type Exports = { setup?: Setup; servePage?: ServePage };

/** The file of a build can't be read here, which isn't its release's fault. */
export class BuildUnread extends Error {}
/** A build is not what was published, asks for what it may not have, or has no door. */
export class BuildRefused extends Error {}

/** The server builds of releases, each loaded once. */
export type ServerBuilds = {
  /**
   * A remote's door. @throws where the file is missing, differs from the registry's integrity, or
   * has no door
   */
  setupOf(release: ServerRelease): Promise<Setup>;
  /** The shell's `servePage`. @throws as `setupOf` */
  servePageOf(release: ServerRelease): Promise<ServePage>;
};

/** An app's live release, its canary, and the last known good one may all be asked. */
const HELD = 3;

/**
 * Loads the server builds of releases: checks their integrity, and gives them only the shared
 * libraries.
 * @param store the folder of the releases
 * @param librariesOf gives a release the shared libraries, by name
 */
export function createServerBuilds(
  store: string,
  librariesOf: () => ReadonlyMap<string, object> = sharedLibraries,
): ServerBuilds {
  const loaded = new Map<AppName, LRUCache<string, Promise<Exports>>>();

  async function load(release: ServerRelease): Promise<Exports> {
    const { app, version, server } = release;
    if (!server) throw new BuildUnread(`${app} ${version} has no server build`);
    const file = join(store, app, version, server.file);
    const code = await readFile(file, 'utf8').catch((error: unknown) => {
      throw new BuildUnread(`${app} ${version}: ${file} can not be read: ${thrownText(error)}`);
    });
    const actual = `sha384-${createHash('sha384').update(code).digest('base64')}`;
    if (actual !== server.integrity) {
      throw new BuildRefused(`${app} ${version}: the server build is not what the registry says`);
    }
    const module: { exports: Exports } = { exports: {} };
    const allowed = new Set(release.shared);
    const libraries = librariesOf();
    // A release only asks for what it needs; it gets the shared libraries and nothing else.
    const requireShared = (name: string): unknown => {
      if (allowed.has(name) && libraries.has(name)) return libraries.get(name);
      throw new BuildRefused(`${app} ${version} may not require ${name}`);
    };
    const run = compileFunction(code, ['module', 'exports', 'require'], {
      filename: `${app}@${version}.cjs`,
    }) as (module: object, exports: object, require: (name: string) => unknown) => void;
    run(module, module.exports, requireShared);
    return module.exports;
  }

  function held(release: ServerRelease): Promise<Exports> {
    const versions =
      loaded.get(release.app) ?? new LRUCache<string, Promise<Exports>>({ max: HELD });
    loaded.set(release.app, versions);
    const known = versions.get(release.version);
    if (known) return known;
    const build = load(release);
    versions.set(release.version, build);
    build.catch(() => versions.delete(release.version));
    return build;
  }

  async function exportOf<Name extends keyof Exports>(release: ServerRelease, name: Name) {
    const exported = (await held(release))[name];
    if (typeof exported !== 'function') {
      throw new BuildRefused(
        `${release.app} ${release.version}: the server build exposes no ${name}`,
      );
    }
    return exported;
  }

  return {
    setupOf: (release) => exportOf(release, 'setup'),
    servePageOf: (release) => exportOf(release, 'servePage'),
  };
}
