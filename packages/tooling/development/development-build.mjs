/** The development builds of the shell and the remotes: federated as releases are, and hot. */
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { ENTRY, EXPOSED, federationDefaults } from '../federation-defaults.mjs';
import { runtimeAliases } from '../federation-runtime/aliases.mjs';
import { ROOT } from '../run/services.mjs';
import { sharedByRemote, sharedByShell } from '../shared-libraries.mjs';
import { base } from '../webpack-base.mjs';
import { REFRESH_RUNTIME, withHotModules } from './hot-modules.mjs';

const BROWSER = join(import.meta.dirname, 'browser');

/**
 * What a development build is called. It is no release: it carries no contract, and its manifest
 * says `development`, so that no store takes it.
 * @param {string} app
 */
export function developmentIdentity(app) {
  const version = '0.0.0-development-00000000';
  return {
    app,
    version,
    container: `${app.replaceAll('-', '_')}_development`,
    policy: `${app}@${version}`,
  };
}

/**
 * @param {string} app `shell` or a remote
 * @returns {import('webpack').Configuration}
 */
export function developmentBuild(app) {
  const { container, policy } = developmentIdentity(app);
  const isShell = app === 'shell';
  const aliases = {
    ...runtimeAliases(isShell ? 'shell' : 'remote'),
    'react/jsx-dev-runtime$': join(import.meta.dirname, 'jsx-in-development.mjs'),
  };
  const hot = withHotModules(base(join(ROOT, app), 'development', aliases), app, 'federated');
  const client = `${join(BROWSER, 'client.mjs')}?app=${app}`;
  return {
    ...hot,
    name: app,
    target: ['web', 'es2022'],
    entry: isShell ? [REFRESH_RUNTIME, client, join(BROWSER, 'thrown.mjs'), './src/main.tsx'] : {},
    output: {
      ...hot.output,
      path: `/${app}`,
      filename: isShell ? ENTRY : '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: '[name].[hash:8][ext]',
      publicPath: 'auto',
      uniqueName: container,
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: policy },
    },
    plugins: [
      ...hot.plugins,
      new ModuleFederationPlugin({
        ...federationDefaults,
        name: container,
        ...(isShell
          ? { shared: sharedByShell() }
          : {
              filename: ENTRY,
              exposes: { './remote': { import: [client, './src/remote.tsx'], name: EXPOSED } },
              shared: sharedByRemote(),
            }),
      }),
    ],
  };
}
