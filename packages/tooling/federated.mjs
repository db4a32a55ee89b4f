/**
 * How the shell and the remotes are built: one factory, so that a remote's config is two lines.
 * Versions and settings were measured; see docs/decisions.
 */
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { aloneBuild } from './alone-build.mjs';
import { identityOf } from './identity/build-identity.mjs';
import { placeOf } from './identity/place.mjs';
import { CompileAheadPlugin } from './compile-ahead-plugin.mjs';
import { contractOf } from './contract/contract.mjs';
import { documentContractOf } from './document-contract.mjs';
import { ENTRY, EXPOSED, federationDefaults } from './federation-defaults.mjs';
import { runtimeAliases } from './federation-runtime/aliases.mjs';
import { JoinedEntryPlugin } from './joined-entry-plugin.mjs';
import { ReleaseManifestPlugin } from './release-manifest-plugin.mjs';
import { ScriptFolderPlugin } from './script-folder-plugin.mjs';
import { ScriptIntegrityPlugin } from './script-integrity-plugin.mjs';
import { ServiceWorkerPlugin } from './service-worker-plugin.mjs';
import { SHARED, sharedByRemote, sharedByShell } from './shared-libraries.mjs';
import { StableIdsPlugin } from './stable-ids-plugin.mjs';
import { base } from './webpack-base.mjs';

/** Where a build goes: `BUILD_OUTPUT` keeps a build of its own apart from `dist`. */
function outputOf(folder) {
  return process.env.BUILD_OUTPUT ?? join(folder, 'dist');
}

function browserOutput(folder, identity) {
  return {
    path: outputOf(folder),
    clean: { keep: /^server/ },
    // Written always: a file of the same name that something has touched would else stay.
    compareBeforeEmit: false,
    publicPath: 'auto',
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    assetModuleFilename: '[name].[hash:8][ext]',
    uniqueName: identity.container,
    crossOriginLoading: 'anonymous',
    chunkLoadTimeout: 10_000,
    trustedTypes: { policyName: identity.policy },
    // Without it a module that throws while loading comes back half-evaluated the second time.
    strictModuleExceptionHandling: true,
    hashFunction: 'sha256',
  };
}

function manifestOf(identity) {
  return {
    app: identity.app,
    version: identity.version,
    container: identity.container,
    policies: [identity.policy],
    entry: ENTRY,
    shared: Object.keys(SHARED),
  };
}

function manifestPlugin(folder, identity, more = () => Promise.resolve({})) {
  const contract = (built) => contractOf(placeOf(folder), built);
  return new ReleaseManifestPlugin(manifestOf(identity), EXPOSED, contract, more);
}

/** @param {string} folder @param {ReturnType<typeof identityOf>} identity */
function releaseBuild(folder, identity, apart) {
  return {
    // The remote runs on the shell's federation runtime.
    ...base(folder, 'production', runtimeAliases('remote'), apart),
    name: 'release',
    // After the server build, whose integrity the manifest names too.
    dependencies: ['server'],
    target: ['web', 'es2022'],
    entry: {},
    output: browserOutput(folder, identity),
    plugins: [
      new ModuleFederationPlugin({
        ...federationDefaults,
        name: identity.container,
        filename: ENTRY,
        exposes: { './remote': { import: './src/remote.tsx', name: EXPOSED } },
        shared: sharedByRemote(folder),
      }),
      new JoinedEntryPlugin(ENTRY, EXPOSED),
      new ScriptFolderPlugin(),
      new ScriptIntegrityPlugin(),
      new StableIdsPlugin(),
      manifestPlugin(folder, identity),
    ],
  };
}

/**
 * The same sources for the document server: one file without federation, which takes its shared
 * libraries from whoever loads it.
 * @param {string} folder
 * @param {string} entry
 */
function serverBuild(folder, entry) {
  const common = base(folder, 'production');
  return {
    ...common,
    name: 'server',
    target: 'node20',
    devtool: false,
    entry,
    externalsType: 'commonjs',
    externals: Object.keys(SHARED),
    module: {
      ...common.module,
      parser: { javascript: { ...common.module.parser.javascript, dynamicImportMode: 'eager' } },
    },
    optimization: { minimize: false, splitChunks: false },
    output: {
      path: join(outputOf(folder), 'server'),
      filename: 'remote.cjs',
      clean: true,
      library: { type: 'commonjs2' },
      hashFunction: 'sha256',
    },
  };
}

/**
 * A remote's builds: its release for browser and server, or with `--env alone` its own run.
 * @param {string} folder the remote's folder, `import.meta.dirname` of its config
 * @param {{ apart?: string[] }} options `apart` are slots of other teams' pages that are made of the
 *   same code as pages of this remote, and have a copy of it: shared, it would come to the own pages
 *   in more and smaller files, which are larger together
 */
export function federated(folder, { apart = [] } = {}) {
  return (env = {}) =>
    env.alone
      ? aloneBuild(folder)
      : [
          serverBuild(folder, './src/remote.tsx'),
          releaseBuild(
            folder,
            identityOf(folder),
            apart.map((slot) => `fragment-${slot}`),
          ),
        ];
}

/**
 * The shell's builds: for the document server, which renders pages with it, and for the browser,
 * where it provides the shared libraries and the federation runtime to all remotes.
 * @param {string} folder
 */
export function host(folder) {
  return [serverBuild(folder, './src/served-page.tsx'), shellBuild(folder, identityOf(folder))];
}

/** @param {string} folder @param {ReturnType<typeof identityOf>} identity */
function shellBuild(folder, identity) {
  return {
    ...base(folder, 'production', runtimeAliases('shell')),
    name: 'release',
    dependencies: ['server'],
    target: ['web', 'es2022'],
    entry: './src/main.tsx',
    output: { ...browserOutput(folder, identity), filename: ENTRY },
    plugins: [
      new ModuleFederationPlugin({
        ...federationDefaults,
        name: identity.container,
        shared: sharedByShell(),
      }),
      new CompileAheadPlugin(),
      new ScriptFolderPlugin(),
      new ScriptIntegrityPlugin(),
      new StableIdsPlugin(),
      new ServiceWorkerPlugin(folder),
      manifestPlugin(folder, identity, async () => ({
        document: await documentContractOf(folder),
      })),
    ],
  };
}
