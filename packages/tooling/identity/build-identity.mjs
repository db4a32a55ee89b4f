/** What a build is made from, and what it is called by that. */
import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { importGraph } from './import-graph.mjs';
import { closureOf, readLockFile } from './lock-file.mjs';
import { sourceHash } from './source-hash.mjs';

export const ROOT = resolve(import.meta.dirname, '../../..');

const LOCK = 'pnpm-lock.yaml';
const TOOLING = 'packages/tooling';

/** How builds are made; what runs and checks them is no part of them. */
const FACTORY = [
  'federated.mjs',
  'federation-defaults.mjs',
  'webpack-base.mjs',
  'identity/build-identity.mjs',
  'shared-libraries.mjs',
  'release-manifest-plugin.mjs',
  'stable-ids-plugin.mjs',
  'script-integrity-plugin.mjs',
  'facades',
  'federation-runtime',
  'contract',
  'document-contract.mjs',
].map((path) => `${TOOLING}/${path}`);

/** What the factory's package names for other work than builds. */
const NO_BUILDERS = new Set([
  'eslint',
  'eslint-plugin-jsx-a11y',
  'eslint-plugin-react-hooks',
  'globals',
  'typescript-eslint',
  'vitest',
  'webpack-subresource-integrity',
]);

const ENTRIES = {
  remote: ['src/remote.tsx'],
  shell: [
    'src/main.tsx',
    'src/served-page.tsx',
    'src/document-contract.ts',
    'src/early-input/record.ts',
  ],
};

/** Read for every contract: the version of the door, and for the shell's the types of its host. */
const CONTRACT = {
  remote: ['door-version.ts'],
  shell: ['door-version.ts', 'door.ts', 'call.ts', 'request.ts', 'config.ts', 'facts.ts'],
};

/** What of a package's manifest changes a build. */
function manifestPart(text) {
  const { version, type, exports, sideEffects } = JSON.parse(text);
  return JSON.stringify({ version, type, exports, sideEffects });
}

function buildersOf(app, lock) {
  const named = Object.keys(lock.importers[TOOLING]?.dependencies ?? {});
  return [
    ...named.flatMap((name) => (NO_BUILDERS.has(name) ? [] : [{ from: TOOLING, name }])),
    { from: app, name: 'webpack' },
    { from: app, name: 'webpack-cli' },
  ];
}

/**
 * What an app's build is made from, and so its version.
 * @typedef {object} MadeFrom
 * @property {string[]} sources files and folders, relative to the workspace, with slashes
 * @property {Record<string, (text: string) => string>} parts files of which only a part counts
 */

/**
 * @param {string} app
 * @param {string} [root] the workspace
 * @returns {MadeFrom}
 * @throws where a source imports what isn't there
 */
export function madeFrom(app, root = ROOT) {
  const side = app === 'shell' ? 'shell' : 'remote';
  const lock = readLockFile(readFileSync(join(root, LOCK), 'utf8'));
  const entries = ENTRIES[side].map((path) => `${app}/${path}`);
  const { files, folders, libraries } = importGraph(root, app, entries, lock);
  const contract = CONTRACT[side].map((path) => `shared-contracts/src/${path}`);
  const wanted = (of) => [...libraries, ...buildersOf(app, of)];
  return {
    sources: [...new Set([...files, ...contract, `${app}/webpack.config.mjs`, ...FACTORY])],
    parts: {
      ...Object.fromEntries(
        [...new Set([...folders, 'shared-contracts'])].map((folder) => [
          `${folder}/package.json`,
          manifestPart,
        ]),
      ),
      [LOCK]: (text) => {
        const read = readLockFile(text);
        return closureOf(read, wanted(read));
      },
    },
  };
}

/** Version, container name and policy name of a build: known before it is built. */
export function identityOf(folder) {
  const app = basename(folder);
  const root = resolve(folder, '..');
  const semver =
    process.env.RELEASE_VERSION ??
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
  const { sources, parts } = madeFrom(app, root);
  const salt = Object.entries(parts)
    .map(([path, partOf]) => `${path}\0${partOf(readFileSync(join(root, path), 'utf8'))}`)
    .sort();
  const paths = sources.map((path) => join(root, path));
  const hash = sourceHash(root, paths, [semver, ...salt].join('\0'));
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
