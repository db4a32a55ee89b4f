/** What a build is made from, and what it is called by that. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { importGraph } from './import-graph.mjs';
import { closureOf, namesIn, readLockFile } from './lock-file.mjs';
import { LOCK, placeOf } from './place.mjs';
import { sourceHash } from './source-hash.mjs';

export const ROOT = resolve(import.meta.dirname, '../../..');

const TOOLING = 'packages/tooling';

/** The files of this package that make builds; those that run or check builds are left out. */
const FACTORY = [
  'federated.mjs',
  'federation-defaults.mjs',
  'webpack-base.mjs',
  'identity/build-identity.mjs',
  'identity/place.mjs',
  'shared-libraries.mjs',
  'release-manifest-plugin.mjs',
  'stable-ids-plugin.mjs',
  'script-integrity-plugin.mjs',
  'compile-ahead-plugin.mjs',
  'facades',
  'federation-runtime',
  'schema-runtime',
  'contract',
  'bundled-script.mjs',
  'document-contract.mjs',
  'service-worker-plugin.mjs',
].map((path) => `${TOOLING}/${path}`);

/** Dependencies of this package that don't make builds. */
const NO_BUILDERS = new Set(['vitest', 'webpack-subresource-integrity']);

const ENTRIES = {
  remote: ['src/remote.tsx'],
  shell: [
    'src/main.tsx',
    'src/served-page.tsx',
    'src/document-contract.ts',
    'src/early-input/record.ts',
    'src/service-worker/worker.ts',
  ],
};

/** The files that every contract is made from: the door's version, and for the shell its types. */
const CONTRACT = {
  remote: ['door-version.ts'],
  shell: ['door-version.ts', 'door.ts', 'call.ts', 'request.ts', 'config.ts', 'facts.ts'],
};

/** What of the app's own manifest changes a build. */
function ownPart(text) {
  const { version, type, exports, sideEffects } = JSON.parse(text);
  return JSON.stringify({ version, type, exports, sideEffects });
}

/** The same of a package that it imports: of whatever version it is, its sources are what counts. */
function packagePart(text) {
  const { type, exports, sideEffects } = JSON.parse(text);
  return JSON.stringify({ type, exports, sideEffects });
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
 * The sources of an app's build, from which its version is made.
 * @typedef {object} MadeFrom
 * @property {string[]} sources files and folders, relative to the workspace, with slashes
 * @property {Record<string, (text: string) => string>} parts files of which only a part matters
 */

/**
 * @param {string} app
 * @param {string} [root] the workspace
 * @returns {MadeFrom}
 * @throws where a source imports a file that doesn't exist
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
          folder === app ? ownPart : packagePart,
        ]),
      ),
      [LOCK]: (text) => {
        const read = readLockFile(text);
        return closureOf(read, wanted(read));
      },
    },
  };
}

/**
 * The same of an app in a repository of its own. Its bundler may be any, so that all counts which its
 * manifest names; what is ours is pinned there too, by the integrity of the packed files.
 */
function madeAlone({ root, importer }) {
  const lock = readLockFile(readFileSync(join(root, LOCK), 'utf8'));
  const { files } = importGraph(root, importer, ENTRIES.remote, lock);
  const named = namesIn(lock, importer).map((name) => ({ from: importer, name }));
  return {
    sources: [...files, ...readdirSync(root).filter((name) => /\.config\.[cm]?[jt]s$/.test(name))],
    parts: {
      'package.json': ownPart,
      [LOCK]: (text) => closureOf(readLockFile(text), named),
    },
  };
}

/**
 * Version, container name and policy name of a build: known before it is built.
 * @param {string} folder an app's folder
 * @param {string} [said] the version without its hash; the package's own where none is given
 */
export function identityOf(folder, said = process.env.RELEASE_VERSION) {
  const place = placeOf(folder);
  const { app, root } = place;
  const semver = said ?? JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
  const { sources, parts } = place.alone ? madeAlone(place) : madeFrom(app, root);
  const salt = Object.entries(parts)
    .map(([path, partOf]) => `${path}\0${partOf(readFileSync(join(root, path), 'utf8'))}`)
    .sort();
  const paths = sources.map((path) => join(root, path));
  const hash = sourceHash(root, paths, [semver, ...salt].join('\0'));
  const version = `${semver}-${hash}`;
  // Two live versions of a remote need different names of container, chunk list and policy.
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
 * @param {string} [said] as in `identityOf`
 * @returns {string} `1.0.0-3f9a1c20`
 */
export function versionNow(folder, said) {
  return identityOf(folder, said).version;
}
