/** What makes a build's modules replaceable while a page runs. */
import { join } from 'node:path';
import webpack from 'webpack';
import { madeBy } from './made-by.mjs';

const HERE = import.meta.dirname;
const LOADER = join(HERE, 'refresh-loader.mjs');

/** In milliseconds. */
const SOME_DAYS = 1e9;
/** By when a first start is over, in milliseconds after an app's build. */
const ONCE_OPEN = 30_000;

/** First in what carries React DOM. */
export const REFRESH_RUNTIME = join(HERE, 'browser/refresh-runtime.mjs');

/** @param {object} rule of TypeScript, see webpack-base.mjs */
function withRefresh({ loader, options, test }, app) {
  const react = { runtime: 'automatic', development: true, refresh: true };
  return {
    test,
    use: [
      { loader: LOADER, options: { app } },
      { loader, options: { ...options, jsc: { ...options.jsc, transform: { react } } } },
    ],
  };
}

/**
 * A development build with React Fast Refresh.
 * @param {ReturnType<typeof import('../webpack-base.mjs').base>} common
 * @param {string} app whose build it is
 * @param {'alone' | 'federated'} kind each has a cache of its own
 */
export function withHotModules(common, app, kind) {
  const { rules, ...module } = common.module;
  return {
    ...common,
    cache: {
      ...common.cache,
      name: `hot-${kind}`,
      version: madeBy(common.context),
      buildDependencies: { defaultWebpack: [] },
      // Keeping it takes time in which a start or a change would wait: once after the first start,
      // and at the end.
      idleTimeout: SOME_DAYS,
      idleTimeoutAfterLargeChanges: SOME_DAYS,
      idleTimeoutForInitialStore: ONCE_OPEN,
    },
    module: {
      ...module,
      // Of the loaders the compiler alone has these options.
      rules: rules.map((rule) => (rule.options?.jsc ? withRefresh(rule, app) : rule)),
    },
    optimization: {
      // A page goes from one whole build to the next.
      emitOnErrors: false,
      // What follows makes a release smaller, and each rebuild slower.
      removeAvailableModules: false,
      removeEmptyChunks: false,
      sideEffects: false,
      splitChunks: false,
    },
    output: { pathinfo: false, hashFunction: 'xxhash64' },
    plugins: [new webpack.HotModuleReplacementPlugin()],
  };
}
