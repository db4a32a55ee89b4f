import { basename, join } from 'node:path';
import { REFRESH_RUNTIME, withHotModules } from './development/hot-modules.mjs';
import { facadeAliases } from './shared-libraries.mjs';
import { base } from './webpack-base.mjs';

/**
 * A remote's own run, without federation: `pnpm --filter mfe-search dev`. It proxies the
 * provider's calls as the document server does; a change is shown at once, with the state kept.
 * @param {string} folder
 */
export function aloneBuild(folder) {
  const common = withHotModules(base(folder, 'development'), basename(folder), 'alone');
  const provider = process.env.PROVIDER_URL ?? 'http://localhost:4000';
  return {
    ...common,
    name: 'alone',
    infrastructureLogging: { level: 'info' },
    target: ['web', 'es2022'],
    entry: [REFRESH_RUNTIME, './src/bootstrap.tsx'],
    resolve: {
      ...common.resolve,
      alias: {
        ...common.resolve.alias,
        ...facadeAliases(),
      },
    },
    output: {
      ...common.output,
      path: join(folder, 'dist-alone'),
      filename: 'alone.js',
      publicPath: '/',
      uniqueName: `${basename(folder)}-alone`,
    },
    devServer: {
      port: Number(process.env.PORT ?? 3100),
      host: 'localhost',
      static: { directory: join(import.meta.dirname, 'alone') },
      // A slot's name has a dot, and is no file.
      historyApiFallback: { disableDotRule: true },
      hot: true,
      client: { overlay: { warnings: false }, logging: 'warn' },
      proxy: [{ context: ['/api', '/storage'], target: provider }],
    },
  };
}
