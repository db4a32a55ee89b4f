/**
 * The whole shop as it is being worked on: `pnpm dev`. Pages are made in the browser, of builds that
 * change while a page runs; nothing is built as a release, stored or published.
 */
import '../development/quick-start.mjs';
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { startBuilds } from '../development/builds.mjs';
import { developmentServer } from '../development/development-server.mjs';
import { documentServer } from '../development/document-server.mjs';
import { front } from '../development/front.mjs';
import { tellBuilds } from '../development/tell-builds.mjs';
import { developmentServices } from '../development/development-services.mjs';
import { APPS } from './apps.mjs';
import { readOptions } from './command-line.mjs';
import { makeDemoCatalogue, waitingForCatalogue } from './demo-catalogue.mjs';
import { isTaken, startService } from './processes.mjs';
import { onRunnerExit } from './runner-exit.mjs';
import { bucketSecret, DEMO_CATALOGUE } from './services.mjs';

readOptions('pnpm dev', {});
/** Processors that drawing the catalogue leaves nothing of to the builds. */
const FEW = 2;
const began = Date.now();
const say = (line) =>
  console.log(`[${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s] ${line}`);
const saying = (name) => (line) => {
  if (!line.includes(' ready on ')) console.log(`${name}: ${line}`);
};
/** Package managers pass a Ctrl-C on that the terminal has sent to us as well; in milliseconds. */
const ONE_CTRL_C = 1_000;
/** What ends with us, the document server first. @type {(() => unknown)[]} */
const ends = [];
let stopping = false;
let isOpen = false;

async function stop(code) {
  if (stopping) return;
  stopping = true;
  if (isOpen) say('storing what was built for the next start; Ctrl-C again ends without that');
  setTimeout(() => process.once('SIGINT', () => process.exit(1)), ONE_CTRL_C).unref();
  for (const end of ends.toReversed()) await end();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));
onRunnerExit(() => void stop(0));

async function run() {
  const secrets = [randomBytes(24).toString('base64url'), bucketSecret(process.env)];
  const { provider, shell, builds: at } = developmentServices(process.env, ...secrets);
  for (const { name, port, variable } of [provider, shell, at]) {
    if (!(await isTaken(port))) continue;
    throw new Error(`port ${port} for ${name} is taken: free it, or set ${variable}`);
  }
  const isDemo = provider.env.DEMO_CATALOGUE === DEMO_CATALOGUE;
  const service = startService(
    isDemo ? waitingForCatalogue(provider) : provider,
    saying('provider-api'),
  );
  ends.push(service.end);
  void service.ended.then((code) => stopping || say(`provider-api ended with ${code}`));
  // It has every processor, and what waits for it takes longer than the builds: side by side on few,
  // both would end late.
  const drawn = isDemo ? makeDemoCatalogue(say) : Promise.resolve();
  if (availableParallelism() <= FEW) await drawn;
  const builds = startBuilds(APPS, (app, took) => {
    tellBuilds(app, builds.states[app], took, say);
    serving.tell();
  });
  const serving = await developmentServer(builds);
  await serving.listen(at.port);
  ends.push(serving.close, builds.close);
  const shop = await front(shell.port);
  ends.push(shop.close);
  const documents = await documentServer(shell, {
    lead: shop.lead,
    say: saying('shell'),
    onChange(faults, pages) {
      builds.states['document server'] = { hash: '', faults };
      for (const { title, place, text } of faults) say(`${title}: ${place}\n${text}`);
      if (faults.length === 0) say('the document server is a new one');
      if (pages) serving.reload();
      else serving.tell();
    },
  });
  ends.push(documents.end);
  await Promise.all([drawn, service.ready, builds.ready]);
  isOpen = true;
  say(`the shop is open: http://localhost:${shell.port}`);
  if (provider.env.OUTBOX === 'on') {
    say(`mails (verification codes): http://localhost:${provider.port}/dev/outbox`);
  }
  say('a change is shown at once; what it is made of is no release');
}

try {
  await run();
} catch (error) {
  if (!stopping) {
    console.error(error.message);
    await stop(1);
  }
}
