/** A process that renders pages: the code of remotes runs here, and nowhere else on the server. */
import { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
// This is imported, because the global is replaced before the code of remotes runs.
import process from 'node:process';
import { createServerHost } from 'host-kit/server-host';
import type { ShopConfig } from 'shared-contracts/config';
import { isApiError } from 'shared-contracts/errors';
import { createAllowance } from './allowance';
import { closeRealm } from './closed-realm';
import { createFrameReader, frameOf } from './framing';
import { MESSAGE_MOST, type FromWorker, type ToWorker } from './messages';
import { createPageRenderer, type PageRenderer, type RenderJob } from './page-renderer';
import type { OnFault } from './page-blame';
import { createProviderLink, type ProviderLink } from './provider-link';
import { releaseInStack, stackOf } from './release-in-stack';
import {
  createServerBuilds,
  BuildRefused,
  BuildUnread,
  type ServerBuilds,
  type ServerRelease,
} from './server-builds';
import { createServerSanitiser } from './server-sanitiser';
import { readOwnCopy } from './own-copy';
import { OWN_COPY, SHARED_NAMES, sharedLibraries } from './shared-libraries';
import { thrownText } from './thrown-text';

/** How long a remote's parts may delay the others, in milliseconds. */
const WARM_UP_MOST = 2_000;
/** How often that is checked, in milliseconds. */
const LOOK = 100;

const server = new Socket({ fd: 3 });
// The document server has ended, so no page is wanted any more.
for (const event of ['error', 'end', 'close']) server.once(event, () => process.exit(0));

/** @throws where the message is too long, or contains what JSON can't express */
function say(message: FromWorker): void {
  const frame = frameOf(message);
  if (frame.length > MESSAGE_MOST) throw new Error(`a page of ${frame.length} bytes`);
  server.write(frame);
}

const warnings = createAllowance(50, 10);
const warn = (message: string) => {
  if (warnings.spend(1)) say({ kind: 'warning', message: message.slice(0, 500) });
};

/** Every release that this process was given, to know whose code throws outside of a page. */
const given = new Map<string, ServerRelease>();
const know = (releases: ServerRelease[]) => {
  for (const release of releases) given.set(`${release.app}@${release.version}`, release);
};

/** @param id of the page, if any */
const faultOf =
  (id?: string): OnFault =>
  ({ app, version }, how, message) => {
    if (!warnings.spend(1)) return;
    say({ kind: 'fault', ...(id !== undefined && { id }), app, version, how, message });
  };

type Started = { builds: ServerBuilds; render: PageRenderer; config: ShopConfig };

function start({ store, config }: Extract<ToWorker, { kind: 'start' }>): Started {
  const libraries = sharedLibraries(SHARED_NAMES.filter((name) => name !== OWN_COPY));
  const ownCopy = readOwnCopy();
  const builds = createServerBuilds(store, () => new Map([...libraries, [OWN_COPY, ownCopy()]]));
  const sanitise = createServerSanitiser(config.origin);
  sanitise('<p>warm</p>');
  const render = createPageRenderer({ builds, config, sanitise, warn });
  closeRealm(libraries.values());
  return { builds, config, render };
}

const noCalls = { send: () => Promise.reject(new Error('nothing is called while warming up')) };

/** Loads a remote's every page and part, so that no shopper waits for it. */
async function warmRemote({ builds, config }: Started, release: ServerRelease): Promise<void> {
  const { pages, fragments } = (await builds.setupOf(release))(createServerHost(noCalls, config));
  const entries = [...Object.values(pages), ...Object.values(fragments)];
  await Promise.all(entries.map((entry) => entry.load()));
}

/**
 * Calls back when this process has used an amount of processor time, or was idle for that long. The
 * load of other processes doesn't count.
 */
function whenUsed(most: number, late: () => void): () => void {
  const { user, system } = process.cpuUsage();
  const { idle } = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const used = process.cpuUsage();
    const busy = (used.user - user + used.system - system) / 1000;
    if (busy > most || performance.eventLoopUtilization().idle - idle > most) late();
  }, LOOK);
  return () => {
    clearInterval(timer);
  };
}

const nobodyAsks = { onFirstCalls: () => undefined, onEntered: () => undefined };

async function warm(started: Started, releases: ServerRelease[]): Promise<void> {
  know(releases);
  for (const release of releases) {
    const { app, version } = release;
    say({ kind: 'warming', app, version });
    if (app === 'shell') continue;
    const stop = whenUsed(WARM_UP_MOST, () => {
      // The release's code would keep running, so this worker ends, and a new one starts without
      // the release.
      warn(`${app} ${version} does not load`);
      faultOf()(release, 'killed', 'it does not load');
      server.end(() => process.exit(1));
    });
    try {
      await warmRemote(started, release);
    } catch (error) {
      warn(`${app} ${version}: ${thrownText(error)}`);
      if (!(error instanceof BuildUnread)) {
        faultOf()(release, error instanceof BuildRefused ? 'refused' : 'threw', thrownText(error));
      }
    } finally {
      stop();
    }
  }
  const url = `${started.config.origin}/no-such-page`;
  const job = { url, releases, development: false, body: true, limit: 5_000, most: 5_000 };
  await started
    .render(job, { http: noCalls, ...nobodyAsks, onFault: faultOf() })
    .catch((error: unknown) => {
      warn(`the frame: ${thrownText(error)}`);
    });
  say({ kind: 'warm' });
}

const links = new Map<string, ProviderLink>();

async function answer(started: Started, id: string, job: RenderJob) {
  const link = createProviderLink((call, request) => {
    say({ kind: 'call', id, call, request });
  });
  links.set(id, link);
  know(job.releases);
  const onEntered = ({ app, version }: ServerRelease) => {
    say({ kind: 'entered', id, app, version });
  };
  try {
    const onFirstCalls = (calls: Parameters<typeof link.http.send>[0][]) => {
      say({ kind: 'first-calls', id, calls });
    };
    const told = { onFirstCalls, onEntered, onFault: faultOf(id) };
    const page = await started.render(job, { http: link.http, ...told });
    say({ kind: 'rendered', id, page });
  } catch (error) {
    const message = `${new URL(job.url).pathname} is left to the browser: ${thrownText(error)}`;
    say({ kind: 'failed', id, message });
  } finally {
    links.delete(id);
  }
}

let started: Started | null = null;

function hear(message: ToWorker): void {
  if (message.kind === 'ping') say({ kind: 'pong', rss: process.memoryUsage.rss() });
  else if (message.kind === 'start') started = start(message);
  else if (message.kind === 'answered')
    links.get(message.id)?.answered(message.call, message.reply);
  else if (!started) throw new Error('not started');
  else if (message.kind === 'warm') void warm(started, message.releases);
  else void answer(started, message.id, message.job);
}

server.on(
  'data',
  createFrameReader({
    most: 2 * MESSAGE_MOST,
    // Messages that only the document server can send.
    onMessage: (message) => {
      hear(message as ToWorker);
    },
    onFault: (why) => {
      throw new Error(why);
    },
  }),
);
// An error that a remote throws outside of a page's rendering doesn't end the process.
for (const event of ['unhandledRejection', 'uncaughtException'] as const) {
  process.on(event, (error) => {
    warn(`nobody waited for: ${thrownText(error)}`);
    const release = releaseInStack(stackOf(error), [...given.values()]);
    if (release && !isApiError(error)) faultOf()(release, 'threw', thrownText(error));
  });
}
