/** What the builds of the shell, the remotes and the comparison builds share. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import { REAL } from './shared-libraries.mjs';

const require = createRequire(import.meta.url);
const HERE = import.meta.dirname;

/**
 * A release is built from its sources alone: what a build before it left behind may change the order
 * of modules, and so the bytes under the same version, and two builds would share it. `BUILD_CACHE=on`
 * is for builds that are looked at and never published.
 */
function cacheOf(folder, mode) {
  if (mode === 'production' && process.env.BUILD_CACHE !== 'on') return false;
  return {
    type: 'filesystem',
    cacheDirectory: join(folder, `node_modules/.cache/webpack-${mode}`),
  };
}

/**
 * What is no source of the shop's teams. In a repository of its own ours come as packages too, and
 * are put into chunks as they are in this workspace.
 */
const LIBRARY = /[\\/]node_modules[\\/](?!(?:\.pnpm|shared-contracts|shared-ui|host-kit)[\\/])/;

/** A module that only one chunk has, whose name says what it is. */
const isAgain = ({ resource }) => resource?.endsWith('?again');

const ROUTER = /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/;

/**
 * What every build has in common.
 * @param {string} folder the app's folder
 * @param {'production' | 'development'} mode
 * @param {Record<string, string>} aliases of this build alone
 * @param {string[]} apart chunks that share no code with others, but have a copy of what they need
 */
export function base(folder, mode, aliases = {}, apart = []) {
  return {
    context: folder,
    mode,
    // Source maps are files of their own and never named in a script that shoppers load.
    devtool: mode === 'production' ? 'hidden-source-map' : 'cheap-module-source-map',
    cache: cacheOf(folder, mode),
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
    performance: false,
    // The compiler that reads the sources also makes them small.
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          parallel: false,
        }),
      ],
      splitChunks: {
        cacheGroups: {
          // Only code: a common chunk of nothing but shared libraries has no file, and so no
          // integrity, which fails the build.
          default: {
            type: /^javascript/,
            chunks: (chunk) => !chunk.canBeInitial() && !apart.includes(chunk.name ?? ''),
            minChunks: 2,
            priority: -20,
            reuseExistingChunk: true,
          },
          defaultVendors: {
            test: (module) => LIBRARY.test(module.nameForCondition() ?? '') && !isAgain(module),
            priority: -10,
            reuseExistingChunk: true,
          },
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
        // After the compiler, in every build: a class is named by its style's text.
        { test: /\.tsx?$/, enforce: 'post', loader: join(HERE, 'small-styles-loader.mjs') },
        { test: ROUTER, loader: join(HERE, 'unused-components-loader.mjs') },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
  };
}
