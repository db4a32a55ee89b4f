/**
 * The naive federation that the shop is compared with: the same sources, federated by the plugin's
 * defaults. Whole packages are shared, each remote has a manifest and its own copy of the runtime, and
 * nothing is preloaded.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { ROOT } from '../identity/build-identity.mjs';
import { base } from '../webpack-base.mjs';
import { APPS } from '../run/apps.mjs';
import { SHARED } from '../shared-libraries.mjs';

/** Where this build's files are, on each origin. */
const NAIVE_PATH = '/_naive';

const containerOf = (app) => `naive_${app.replaceAll('-', '_')}`;

const shared = () =>
  Object.fromEntries(Object.keys(SHARED).map((name) => [name, { singleton: true }]));

/** The runtime loads a remote by its manifest, from the origin that the document names. */
const NAIVE_FEDERATION = `
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

export function createFederation() {
  return {
    async load(release) {
      const url = new URL(release.entry);
      const app = url.pathname.split('/')[1];
      const name = 'naive_' + app.replaceAll('-', '_');
      registerRemotes([{ name, entry: url.origin + '${NAIVE_PATH}/' + app + '/mf-manifest.json' }]);
      return (await loadRemote(name + '/remote')).setup;
    },
  };
}
`;

function output(path, app) {
  return {
    path: join(path, app),
    clean: true,
    publicPath: 'auto',
    chunkFilename: '[name].[contenthash:8].js',
    filename: '[name].[contenthash:8].js',
    assetModuleFilename: '[name].[hash:8][ext]',
    uniqueName: containerOf(app),
    hashFunction: 'sha256',
  };
}

/**
 * @param {string} path where the builds go, a folder for each app
 * @returns {import('webpack').Configuration[]}
 */
export function naive(path) {
  mkdirSync(dirname(path), { recursive: true });
  const federation = join(ROOT, 'packages/tooling/node_modules/.cache/naive-federation.mjs');
  mkdirSync(dirname(federation), { recursive: true });
  writeFileSync(federation, NAIVE_FEDERATION);
  const start = join(ROOT, 'packages/tooling/node_modules/.cache/naive-start.mjs');
  writeFileSync(start, `import(${JSON.stringify(join(ROOT, 'shell/src/main.tsx'))});\n`);
  return APPS.map((app) => {
    const folder = join(ROOT, app);
    const common = {
      ...base(folder, 'production'),
      name: app,
      target: ['web', 'es2022'],
      cache: false,
    };
    const federated = { name: containerOf(app), dts: false, dev: false, shared: shared() };
    return app === 'shell'
      ? {
          ...common,
          entry: start,
          output: { ...output(path, app), filename: 'entry.js' },
          plugins: [
            new webpack.NormalModuleReplacementPlugin(/\/remotes\/federation$/, federation),
            new ModuleFederationPlugin(federated),
          ],
        }
      : {
          ...common,
          entry: {},
          output: output(path, app),
          plugins: [
            new ModuleFederationPlugin({
              ...federated,
              filename: 'remoteEntry.js',
              exposes: { './remote': './src/remote.tsx' },
            }),
          ],
        };
  });
}
