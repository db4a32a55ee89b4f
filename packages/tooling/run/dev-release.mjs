/**
 * Builds one remote as it would be released, serves the build on an origin of its own, and builds
 * it again with every change: `pnpm --filter mfe-search dev:release [--port 3102]`. A running shop,
 * also the live one where it allows that, shows it by `?override=mfe-search@http://localhost:3102`.
 */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, extname, join } from 'node:path';
import { APPS } from './apps.mjs';
import { BLOCKED_PORTS } from './blocked-ports.mjs';
import { readOptions } from './command-line.mjs';
import { isTaken } from './processes.mjs';
import { onRunnerGone } from './runner-gone.mjs';
import { ROOT } from './services.mjs';
import { sourcesOf, watchSources } from './watch-sources.mjs';

const FIRST_PORT = 3101;
/** A file of a build: nothing above its folder, and not the server build. */
const SERVED = /^\/[\w@-][\w.@-]*$/;
const kinds = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

const USAGE = 'pnpm --filter REMOTE dev:release [--port PORT]';
const values = readOptions(USAGE, { port: { type: 'string' } });
const app = basename(process.cwd());
const at = APPS.filter((name) => name !== 'shell').indexOf(app);
const port = Number(values.port ?? FIRST_PORT + at);
if (at < 0 || !Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error(`usage: ${USAGE}`);
  process.exit(1);
}
if (BLOCKED_PORTS.has(port)) {
  console.error(`port ${port} is one that browsers refuse: choose another by --port`);
  process.exit(1);
}
if (await isTaken(port)) {
  console.error(`port ${port} is taken: choose another by --port`);
  process.exit(1);
}
const output = join(ROOT, '.cache/local-build', app);

/** @type {import('node:child_process').ChildProcess | undefined} */
let building;

/** @returns {Promise<boolean>} whether it builds; what webpack says of it is shown */
function build() {
  const began = Date.now();
  return new Promise((done) => {
    building = spawn(join(ROOT, app, 'node_modules/.bin/webpack'), ['build'], {
      cwd: join(ROOT, app),
      env: { ...process.env, NODE_ENV: 'production', BUILD_OUTPUT: output, BUILD_CACHE: 'on' },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    building.once('exit', (code) => {
      const seconds = ((Date.now() - began) / 1000).toFixed(1);
      console.log(code === 0 ? `built ${app} in ${seconds} s` : `${app} does not build`);
      done(code === 0);
    });
  });
}

const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  const headers = {
    // Public code, and the browser checks each script against the manifest.
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  };
  const file = SERVED.test(path) ? readFile(join(output, path)) : Promise.reject(new Error());
  file.then(
    (content) => {
      const type = kinds[extname(path)] ?? 'application/octet-stream';
      response.writeHead(200, { ...headers, 'Content-Type': type }).end(content);
    },
    () => response.writeHead(404, headers).end('Not found'),
  );
});

function stop() {
  building?.kill();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
onRunnerGone(stop);

if (!(await build())) process.exit(1);
await new Promise((done) => server.listen(port, '127.0.0.1', () => done(undefined)));
console.log(`${app} ready on http://localhost:${port}`);
console.log(
  `in the shop: Alt+Shift+D, allow local builds, then ?override=${app}@http://localhost:${port}`,
);
watchSources(sourcesOf([app]), build);
