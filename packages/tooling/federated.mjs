/**
 * How the shell and the remotes are built: one factory, so that a remote's config is two lines.
 * Versions and settings were measured; see docs/decisions.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import TerserPlugin from 'terser-webpack-plugin';
import { contractOf } from './contract/contract.mjs';
import { runtimeAliases } from './federation-runtime/aliases.mjs';
import { ReleaseManifestPlugin } from './release-manifest-plugin.mjs';
import { ScriptIntegrityPlugin } from './script-integrity-plugin.mjs';
import { facadeAliases, REAL, SHARED, sharedByRemote, sharedByShell } from './shared-libraries.mjs';
import { sourceHash } from './source-hash.mjs';
import { StableIdsPlugin } from './stable-ids-plugin.mjs';

export const ROOT = resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);

/** Where a build goes: `BUILD_OUTPUT` keeps a build of its own apart from `dist`. */
function outputOf(folder) {
  return process.env.BUILD_OUTPUT ?? join(folder, 'dist');
}

/** A release's folder carries its version, so the file that starts it needs none. */
const ENTRY = 'entry.js';
const EXPOSED = 'exposed';
/** What the shell is built from beside what every bundle is. */
const SHELL_SOURCES = ['packages/host-kit/src', 'packages/shared-ui/fonts'];

/**
 * What every build has in common.
 * @param {string} folder the app's folder
 * @param {'production' | 'development'} mode
 * @param {Record<string, string>} aliases of this build alone
 */
export function base(folder, mode, aliases = {}) {
  return {
    context: folder,
    mode,
    // Source maps are files of their own and never named in a script that shoppers load.
    devtool: mode === 'production' ? 'hidden-source-map' : 'cheap-module-source-map',
    cache: { type: 'filesystem', cacheDirectory: join(folder, 'node_modules/.cache/webpack') },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
    performance: false,
    // The compiler that reads the sources also makes them small.
    optimization: {
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
      splitChunks: {
        cacheGroups: {
          // Only code: a common chunk of nothing but shared libraries has no file, and so no
          // integrity, which fails the build.
          default: { type: /^javascript/, minChunks: 2, priority: -20, reuseExistingChunk: true },
        },
      },
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: { ...REAL, ...aliases } },
    module: {
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        {
          test: /\.tsx?$/,
          loader: require.resolve('swc-loader'),
          options: {
            // As an object the map names its source from the app's folder; as text, by a path of
            // this machine, which would reach the hashes in the files' names and so the bytes.
            sourceMaps: true,
            parseMap: true,
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: false } },
            },
          },
        },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
  };
}

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

const federationDefaults = {
  dts: false,
  dev: false,
  manifest: false,
  // With 'version-first' one dead unused remote rejects sharing for all.
  shareStrategy: 'loaded-first',
};

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

function manifestPlugin(identity) {
  const contract = (built) => contractOf(ROOT, identity.app, built);
  return new ReleaseManifestPlugin(manifestOf(identity), EXPOSED, contract);
}

/** @param {string} folder @param {ReturnType<typeof identityOf>} identity */
function releaseBuild(folder, identity) {
  return {
    // The remote runs on the shell's federation runtime.
    ...base(folder, 'production', runtimeAliases('remote')),
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
        shared: sharedByRemote(),
      }),
      new ScriptIntegrityPlugin(),
      new StableIdsPlugin(),
      manifestPlugin(identity),
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
 * A remote's own run, without federation: `pnpm --filter mfe-search dev`. It proxies the
 * provider's calls as the document server does.
 * @param {string} folder
 */
function aloneBuild(folder) {
  const common = base(folder, 'development');
  const provider = process.env.PROVIDER_URL ?? 'http://localhost:4000';
  return {
    ...common,
    name: 'alone',
    infrastructureLogging: { level: 'info' },
    target: ['web', 'es2022'],
    entry: './src/bootstrap.tsx',
    resolve: {
      ...common.resolve,
      alias: {
        ...common.resolve.alias,
        ...facadeAliases(),
      },
    },
    output: {
      path: join(folder, 'dist-alone'),
      filename: 'alone.js',
      publicPath: '/',
      uniqueName: `${basename(folder)}-alone`,
      hashFunction: 'sha256',
    },
    devServer: {
      port: Number(process.env.PORT ?? 3100),
      host: 'localhost',
      static: { directory: join(import.meta.dirname, 'alone') },
      // A slot's name has a dot, and is no file.
      historyApiFallback: { disableDotRule: true },
      hot: false,
      client: { overlay: false, logging: 'warn' },
      proxy: [{ context: ['/api', '/storage'], target: provider }],
    },
  };
}

/**
 * A remote's builds: its release for browser and server, or with `--env alone` its own run.
 * @param {string} folder the remote's folder, `import.meta.dirname` of its config
 */
export function federated(folder) {
  return (env = {}) =>
    env.alone
      ? aloneBuild(folder)
      : [serverBuild(folder, './src/remote.tsx'), releaseBuild(folder, identityOf(folder))];
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
      new ScriptIntegrityPlugin(),
      new StableIdsPlugin(),
      manifestPlugin(identity),
    ],
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
