import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { Setup } from 'shared-contracts/door';
import type { AppName, ReleaseManifest } from 'shared-contracts/release';

const require = createRequire(import.meta.url);

/** The server builds of releases, each loaded once. */
export type RemoteModules = {
  /** @throws where the file is missing, isn't what the registry says, or has no setup */
  setupOf(manifest: ReleaseManifest): Promise<Setup>;
};

/** A remote's live release, its canary, and the last known good one may all be asked. */
const HELD = 3;

/** Loads the server builds of releases: verified, and with nothing but the shared libraries. */
export function createRemoteModules(store: string): RemoteModules {
  const loaded = new Map<AppName, Map<string, Promise<Setup>>>();

  async function load(manifest: ReleaseManifest): Promise<Setup> {
    const { app, version, server } = manifest;
    if (!server) throw new Error(`${app} ${version} has no server build`);
    const code = await readFile(join(store, app, version, server.file), 'utf8');
    const actual = `sha384-${createHash('sha384').update(code).digest('base64')}`;
    if (actual !== server.integrity) {
      throw new Error(`${app} ${version}: the server build is not what the registry says`);
    }
    const module: { exports: { setup?: Setup } } = { exports: {} };
    const allowed = new Set(manifest.shared);
    const requireShared = (name: string): unknown => {
      if (!allowed.has(name)) throw new Error(`${app} ${version} may not require ${name}`);
      return require(name) as unknown;
    };
    const run = compileFunction(code, ['module', 'exports', 'require'], {
      filename: `${app}@${version}.cjs`,
    }) as (module: object, exports: object, require: (name: string) => unknown) => void;
    run(module, module.exports, requireShared);
    if (typeof module.exports.setup !== 'function') {
      throw new Error(`${app} ${version}: the server build exposes no setup`);
    }
    return module.exports.setup;
  }

  return {
    setupOf(manifest) {
      const held = loaded.get(manifest.app) ?? new Map<string, Promise<Setup>>();
      loaded.set(manifest.app, held);
      const known = held.get(manifest.version);
      const setup = known ?? load(manifest);
      // The one that was asked last stands last; the one that nobody asks any more is let go.
      held.delete(manifest.version);
      held.set(manifest.version, setup);
      const [oldest] = held.keys();
      if (held.size > HELD && oldest !== undefined) held.delete(oldest);
      if (!known) setup.catch(() => held.delete(manifest.version));
      return setup;
    },
  };
}
