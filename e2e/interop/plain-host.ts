/** A plain Module Federation host, built without anything of the shop but host kit and adapter. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

export const HOST_PACKAGES = [
  '@module-federation/enhanced@2.9.2',
  '@emotion/cache@11.14.0',
  'zod@4.6.7',
  'swc-loader@0.2.7',
  '@swc/core@1.16.22',
];

const CONFIG = `
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

const shared = (version) => ({ singleton: true, version, requiredVersion: '^' + version });
const typescript = { syntax: 'typescript', tsx: true };
const react = { react: { runtime: 'automatic' } };

export default {
  mode: 'production',
  devtool: false,
  entry: './host/index.ts',
  output: { path: import.meta.dirname + '/host/dist', publicPath: '/', filename: 'host.js' },
  resolve: { extensions: ['.tsx', '.ts', '...'] },
  module: {
    rules: [
      { test: /\\.woff2$/, type: 'asset/resource' },
      {
        test: /\\.tsx?$/,
        loader: 'swc-loader',
        options: { jsc: { target: 'es2022', parser: typescript, transform: react } },
      },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'plain_host',
      shared: {
        react: shared('19.3.1'),
        'react/jsx-runtime': shared('19.3.1'),
        'react-dom': shared('19.3.1'),
        'react-router-dom': shared('7.18.5'),
        '@emotion/react': shared('11.14.0'),
        '@emotion/styled': shared('11.14.1'),
        '@emotion/cache': shared('11.14.0'),
        'zod/mini': shared('4.6.7'),
      },
      dts: false,
      manifest: false,
    }),
  ],
};
`;

const BOOTSTRAP = `
import '@emotion/cache';
import '@emotion/react';
import '@emotion/styled';
import 'zod/mini';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { runAlone } from 'host-kit/stand-alone.tsx';
import { globalCss } from 'shared-ui/global-style';
import latin from 'shared-ui/archivo-latin.woff2';
import { remoteFrom } from 'tooling/plain-host';

const remote = await remoteFrom(new URLSearchParams(location.search).get('release'));
registerRemotes([remote]);
const { setup } = await loadRemote(remote.name + '/remote');
runAlone({ name: 'mfe-search', setup, paths: { search: '/search' }, css: globalCss({ latin }) });
`;

/** By file, relative to the repository. */
export const HOST_FILES: Record<string, string> = {
  'host.config.mjs': CONFIG,
  'host/index.ts': "import('./bootstrap');\n",
  'host/bootstrap.ts': BOOTSTRAP,
};

const PAGE = '<!doctype html><meta charset="utf-8"><title>Plain host</title><div id="root"></div>';

/**
 * Serves the built host, and passes the provider's calls on.
 * @param folder what was built
 * @param provider its origin
 */
export async function servePlainHost(folder: string, provider: string) {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/', method = 'GET' } = request;
    if (/^\/(?:api|storage)\//.test(url)) {
      const body = method === 'GET' ? {} : { body: await text(request) };
      const headers = { 'Content-Type': 'application/json' };
      const given = await fetch(`${provider}${url}`, { method, headers, ...body });
      response.writeHead(given.status, {
        'Content-Type': given.headers.get('content-type') ?? 'application/json',
      });
      response.end(Buffer.from(await given.arrayBuffer()));
      return;
    }
    const file = /^\/[\w.-]+\.(?:js|woff2)$/.exec(url)?.[0];
    const type = file?.endsWith('.js') ? 'text/javascript' : 'font/woff2';
    response.setHeader('Content-Type', file ? type : 'text/html');
    response.end(
      file ? await readFile(join(folder, file)) : `${PAGE}<script src="/host.js"></script>`,
    );
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
