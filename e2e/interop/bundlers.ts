/** How other bundlers build a remote of this shop: each as docs/how-to.md says it. */

export type Bundler = {
  name: string;
  /** What it needs beside what the repository has. */
  packages: string[];
  /** Its configuration, by file. */
  files: Record<string, string>;
  /** The file of node_modules that builds, or a script of its own, and its arguments. */
  build: [string, ...string[]];
  /** What `release-manifest` is told beside the parts. */
  wraps: string[];
};

/** A configuration that webpack and Rspack share, up to the names of plugin and loader. */
const federated = (kind: 'webpack' | 'rspack', loader: string) => `
import { ModuleFederationPlugin } from '@module-federation/enhanced/${kind}';
import { identityOf } from 'tooling/identity';
import { ScriptIntegrityPlugin } from 'tooling/script-integrity';
import { sharedByRemote } from 'tooling/shared-libraries';

const { container, policy } = identityOf(import.meta.dirname);
const typescript = { syntax: 'typescript', tsx: true };
const react = { react: { runtime: 'automatic' } };

export default {
  mode: 'production',
  devtool: false,
  entry: {},
  output: {
    path: import.meta.dirname + '/dist',
    clean: true,
    publicPath: 'auto',
    uniqueName: container,
    trustedTypes: { policyName: policy },
  },
  resolve: { extensions: ['.tsx', '.ts', '...'] },
  module: {
    rules: [
      {
        test: /\\.tsx?$/,
        loader: '${loader}',
        options: { jsc: { target: 'es2022', parser: typescript, transform: react } },
      },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: container,
      filename: 'entry.js',
      exposes: { './remote': './src/remote.tsx' },
      shared: sharedByRemote(import.meta.dirname),
      shareStrategy: 'loaded-first',
      dts: false,
      manifest: false,
    }),
    new ScriptIntegrityPlugin(),
  ],
};
`;

const RSPACK = `
import { rspack } from '@rspack/core';
import config from './rspack.config.mjs';

rspack(config, (error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString({ preset: 'errors-only' }));
});
`;

const VITE = `
import { SHARED } from 'tooling/shared-libraries';

export default {
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    lib: { entry: 'src/remote.tsx', formats: ['cjs'], fileName: () => 'remote.cjs' },
    rolldownOptions: { external: Object.keys(SHARED), output: { codeSplitting: false } },
  },
};
`;

export const bundlers: Bundler[] = [
  {
    name: 'webpack, with the plain plugin',
    packages: ['@module-federation/enhanced@2.9.2', 'swc-loader@0.2.7', '@swc/core@1.16.22'],
    files: { 'webpack.config.mjs': federated('webpack', 'swc-loader') },
    build: ['node_modules/.bin/webpack', 'build'],
    wraps: [],
  },
  {
    name: 'Rspack, with the plain plugin',
    packages: ['@module-federation/enhanced@2.9.2', '@rspack/core@2.3.2'],
    files: { 'rspack.config.mjs': federated('rspack', 'builtin:swc-loader'), 'build.mjs': RSPACK },
    build: [process.execPath, 'build.mjs'],
    wraps: [],
  },
  {
    name: 'Vite, without federation',
    packages: ['vite@8.3.8'],
    files: { 'vite.config.mjs': VITE },
    build: ['node_modules/.bin/vite', 'build'],
    wraps: ['--wrap', 'remote.cjs'],
  },
];
