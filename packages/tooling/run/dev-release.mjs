/**
 * One remote as it is being worked on, inside a running or deployed shop:
 * `pnpm --filter mfe-search dev:release [--port 3102]`. The shop shows it by
 * `?override=mfe-search@http://localhost:3102`, and each change while the page runs. A development
 * shell comes along, without which React keeps no state; `--released-shell` leaves it out.
 */
import '../development/quick-start.mjs';
import { basename } from 'node:path';
import { startBuilds } from '../development/builds.mjs';
import { developmentServer } from '../development/development-server.mjs';
import { tellBuilds } from '../development/tell-builds.mjs';
import { APPS } from './apps.mjs';
import { BLOCKED_PORTS } from './blocked-ports.mjs';
import { readOptions } from './command-line.mjs';
import { isTaken } from './processes.mjs';
import { onRunnerExit } from './runner-exit.mjs';

const FIRST_PORT = 3101;

const USAGE =
  'pnpm --filter REMOTE dev:release [--port PORT] [--released-shell] [--cert FILE --key FILE]';
const { cert, key, ...values } = readOptions(USAGE, {
  port: { type: 'string' },
  'released-shell': { type: 'boolean' },
  cert: { type: 'string' },
  key: { type: 'string' },
});
const app = basename(process.cwd());
const at = APPS.filter((name) => name !== 'shell').indexOf(app);
const port = Number(values.port ?? FIRST_PORT + at);

async function refusal() {
  const isPort = Number.isInteger(port) && port >= 1 && port <= 65_535;
  if (at < 0 || !isPort || !cert !== !key) return `usage: ${USAGE}`;
  if (BLOCKED_PORTS.has(port)) {
    return `port ${port} is one that browsers refuse: choose another by --port`;
  }
  return (await isTaken(port)) ? `port ${port} is taken: choose another by --port` : null;
}

const refused = await refusal();
if (refused !== null) {
  console.error(refused);
  process.exit(1);
}

const builds = startBuilds(values['released-shell'] ? [app] : ['shell', app], (name, took) => {
  tellBuilds(name, builds.states[name], took, console.log);
  server?.tell();
});

function stop() {
  // What is kept of the builds makes the next start quick, and nothing waits for it.
  void builds.close().then(() => process.exit(0));
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
onRunnerExit(stop);

/** @type {Awaited<ReturnType<typeof developmentServer>> | undefined} */
let server;
try {
  server = await developmentServer(builds, { root: app, cert, key });
} catch (error) {
  console.error(`--cert and --key can't be used: ${error.message.split('\n')[0]}`);
  process.exit(1);
}
await builds.ready;
await server.listen(port);
const origin = `${cert ? 'https' : 'http'}://localhost:${port}`;
console.log(`${app} ready on ${origin}`);
console.log(`in the shop: Alt+Shift+D, allow local builds, then ?override=${app}@${origin}`);
