/** Builds, publishes and runs the whole shop as shoppers get it: `pnpm start`. */
import { randomBytes } from 'node:crypto';
import { buildChanged, publishBuilt } from './build.mjs';
import { readOptions } from './command-line.mjs';
import { counterLines } from './counter-lines.mjs';
import { makeDemoCatalogue, waitingForCatalogue } from './demo-catalogue.mjs';
import { isTaken, startService } from './processes.mjs';
import { onRunnerExit } from './runner-exit.mjs';
import {
  bucketSecret,
  DEMO_CATALOGUE,
  portVariable,
  releaseKeys,
  servicesOf,
} from './services.mjs';

readOptions('pnpm start', {});
const began = Date.now();
const say = (line) =>
  console.log(`[${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s] ${line}`);
/** @type {Map<string, ReturnType<typeof startService>>} */
const running = new Map();
let stopping = false;

async function stop(code) {
  if (stopping) return;
  stopping = true;
  // The document server ends first, so that an order that it is passing on still gets its answer.
  await running.get('shell')?.end();
  await Promise.all([...running.values()].map((service) => service.end()));
  process.exit(code);
}

const counter = counterLines();

function start(service) {
  if (stopping) throw new Error('stopping');
  const process_ = startService(service, (line) => {
    if (!counter.keep(line) && !line.includes(' ready on '))
      console.log(`${service.name}: ${line}`);
  });
  running.set(service.name, process_);
  void process_.ended.then((code) => {
    running.delete(service.name);
    if (stopping) return;
    const back =
      service.name.startsWith('mfe-') || service.name === 'console'
        ? `; bring it back: pnpm serve ${service.name}`
        : '';
    say(`${service.name} ended${code ? ` with ${code}` : ''}${back}`);
  });
  return process_;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));
onRunnerExit(() => void stop(0));

try {
  const services = servicesOf(
    process.env,
    randomBytes(24).toString('base64url'),
    bucketSecret(process.env),
    releaseKeys(process.env).RELEASE_TRUST,
  );
  const taken = [];
  const [api] = services;
  const { STAFF_PORT } = api.env;
  const ports = STAFF_PORT ? [...services, { name: 'staff', port: Number(STAFF_PORT) }] : services;
  for (const each of ports) if (await isTaken(each.port)) taken.push(each);
  if (taken.length > 0) {
    for (const { name, port } of taken) {
      console.error(`port ${port} for ${name} is taken: free it, or set ${portVariable(name)}`);
    }
    process.exit(1);
  }
  const store = services.find(({ name }) => name === 'shell').env.RELEASE_STORE;

  say('building what has changed');
  // The database fills while the bundles are built.
  const isDemo = api.env.DEMO_CATALOGUE === DEMO_CATALOGUE;
  const filling = [
    start(isDemo ? waitingForCatalogue(api) : api).ready,
    isDemo && makeDemoCatalogue(say),
  ];
  const [built] = await Promise.all([buildChanged(say), ...filling]);
  if (built.length === 0) say('everything is built already');
  await publishBuilt(store, say);
  say('starting the servers');
  await Promise.all(services.slice(1).map((service) => start(service).ready));
  const shell = services.find(({ name }) => name === 'shell');
  say(`the shop is open: http://localhost:${shell.port}`);
  const teams = services.find(({ name }) => name === 'console');
  if (teams) say(`the teams' console: http://localhost:${teams.port}`);
  for (const line of counter.lines) say(line);
  if (api.env.OUTBOX === 'on') {
    say(`mails (verification codes): http://localhost:${api.port}/dev/outbox`);
  }
} catch (error) {
  if (!stopping) {
    console.error(error.message);
    await stop(1);
  }
}
