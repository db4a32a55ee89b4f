/**
 * The monolith that the federated shop is compared with: the same sources as one build, with split
 * routes and common chunks, and a document that preloads what a page needs. What it is quicker by is
 * the price of five teams.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { identityOf, ROOT } from '../identity/build-identity.mjs';
import { base } from '../webpack-base.mjs';
import { CompileAheadPlugin } from '../compile-ahead-plugin.mjs';
import { APPS } from '../run/apps.mjs';
import { facadeAliases } from '../shared-libraries.mjs';
import { ChunkListPlugin } from './chunk-list-plugin.mjs';

const REMOTES = APPS.filter((app) => app !== 'shell');

/** In place of the shell's federation: each remote is an import, known when the shop is built. */
function remotesInside() {
  const setups = REMOTES.map(
    (app) =>
      `  '${app.replaceAll('-', '_')}': () => import(/* webpackChunkName: "${app}" */ ${JSON.stringify(join(ROOT, app, 'src/remote.tsx'))}),`,
  );
  return [
    `const remotes = {\n${setups.join('\n')}\n};`,
    `export function createFederation() {`,
    `  return {`,
    `    async load(release) {`,
    `      const name = Object.keys(remotes).find((each) => release.container.startsWith(each));`,
    `      return (await remotes[name]()).setup;`,
    `    },`,
    `  };`,
    `}`,
    '',
  ].join('\n');
}

/**
 * @param {string} output where the build goes; `chunks.json` there names the scripts of each page
 * @returns {import('webpack').Configuration}
 */
export function monolith(output) {
  const shell = join(ROOT, 'shell');
  const federation = join(dirname(output), 'remotes-inside.mjs');
  mkdirSync(dirname(output), { recursive: true });
  writeFileSync(federation, remotesInside());
  const common = base(shell, 'production', facadeAliases());
  return {
    ...common,
    name: 'monolith',
    target: ['web', 'es2022'],
    entry: './src/main.tsx',
    cache: false,
    optimization: {
      ...common.optimization,
      // Webpack's own sizes: with smaller common chunks every page was a few kilobytes more.
      splitChunks: { chunks: 'async' },
    },
    output: {
      path: output,
      clean: true,
      publicPath: 'auto',
      filename: 'entry.js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[hash:8][ext]',
      uniqueName: 'monolith',
      crossOriginLoading: 'anonymous',
      // The document's policy names the shell's.
      trustedTypes: { policyName: identityOf(shell).policy },
      hashFunction: 'sha256',
    },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(/\/remotes\/federation$/, federation),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      new ChunkListPlugin(),
      new CompileAheadPlugin(),
    ],
  };
}
