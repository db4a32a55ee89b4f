/** What makes a build's modules replaceable while a page runs. */
import { join } from 'node:path';
import webpack from 'webpack';

const HERE = import.meta.dirname;
const LOADER = join(HERE, 'refresh-loader.mjs');

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
 * @param {string[]} madeBy files of ours whose change makes the kept cache worthless
 */
export function withHotModules(common, app, kind, madeBy) {
  const { rules, ...module } = common.module;
  return {
    ...common,
    cache: {
      ...common.cache,
      name: `hot-${kind}`,
      buildDependencies: { tooling: [import.meta.filename, LOADER, ...madeBy] },
    },
    module: {
      ...module,
      rules: rules.map((rule) => (rule.loader ? withRefresh(rule, app) : rule)),
    },
    plugins: [new webpack.HotModuleReplacementPlugin()],
  };
}
