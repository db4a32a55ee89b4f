/** What a build is made from, and what it is called by that. */
import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { sourceHash } from './source-hash.mjs';

export const ROOT = resolve(import.meta.dirname, '../..');

/** What the shell is built from beside what every bundle is. */
const SHELL_SOURCES = ['packages/host-kit/src', 'packages/shared-ui/fonts'];

/**
 * Everything that an app's build is made from, and so its version.
 * @param {string} folder the app's folder
 * @returns {string[]} files and folders
 */
export function sourcesOf(folder) {
  const more = basename(folder) === 'shell' ? SHELL_SOURCES : [];
  return [
    join(folder, 'src'),
    join(folder, 'package.json'),
    join(folder, 'webpack.config.mjs'),
    ...more.map((path) => join(ROOT, path)),
    join(ROOT, 'shared-contracts/src'),
    join(ROOT, 'packages/shared-ui/src'),
    join(ROOT, 'packages/tooling/federated.mjs'),
    join(ROOT, 'packages/tooling/webpack-base.mjs'),
    join(ROOT, 'packages/tooling/build-identity.mjs'),
    join(ROOT, 'packages/tooling/shared-libraries.mjs'),
    join(ROOT, 'packages/tooling/release-manifest-plugin.mjs'),
    join(ROOT, 'packages/tooling/stable-ids-plugin.mjs'),
    join(ROOT, 'packages/tooling/script-integrity-plugin.mjs'),
    join(ROOT, 'packages/tooling/facades'),
    join(ROOT, 'packages/tooling/federation-runtime'),
    join(ROOT, 'packages/tooling/contract'),
    join(ROOT, 'pnpm-lock.yaml'),
  ];
}

/** Version, container name and policy name of a build: known before it is built. */
export function identityOf(folder) {
  const app = basename(folder);
  const semver =
    process.env.RELEASE_VERSION ??
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
  const hash = sourceHash(ROOT, sourcesOf(folder), semver);
  const version = `${semver}-${hash}`;
  // Two live versions of a remote need distinct names of container, chunk list and policy.
  return {
    app,
    version,
    container: `${app.replaceAll('-', '_')}_${hash}`,
    policy: `${app}@${version}`,
  };
}

/**
 * The version that a build of this folder would have now, without building it.
 * @param {string} folder an app's folder
 * @returns {string} `1.0.0-3f9a1c20`
 */
export function versionNow(folder) {
  return identityOf(folder).version;
}
