/** A process that renders pages: the code of remotes runs here, and nowhere else on the server. */
import { createHttp } from 'host-kit/http';
import { createServerHost } from 'host-kit/server-host';
import type { ShopConfig } from 'shared-contracts/config';
import type { FromWorker, ToWorker } from './messages';
import { createPageRenderer, type PageRenderer } from './page-renderer';
import { createServerBuilds, type ServerBuilds, type ServerRelease } from './server-builds';
import { createServerSanitiser } from './server-sanitiser';

const WARNING_MOST = 500;
/** How long a remote's parts may keep the others waiting, in milliseconds. */
const WARM_UP_MOST = 2_000;

function say(message: FromWorker): void {
  // Whoever listened has gone: nobody is left to render for.
  if (!process.connected) process.exit(0);
  process.send?.(message);
}

const warn = (message: string) => {
  say({ kind: 'warning', message: message.slice(0, WARNING_MOST) });
};

type Started = { builds: ServerBuilds; render: PageRenderer; config: ShopConfig };

function start({ store, providerUrl, config }: Extract<ToWorker, { kind: 'start' }>): Started {
  const builds = createServerBuilds(store);
  const http = createHttp({
    baseUrl: providerUrl,
    joinReads: false,
    token: () => null,
    onTokenRefused: () => undefined,
  });
  const sanitise = createServerSanitiser(config.origin);
  sanitise('<p>warm</p>');
  return {
    builds,
    config,
    render: createPageRenderer({ builds, http, config, sanitise, warn }),
  };
}

/** Loads a remote's every page and part, so that no shopper waits for it. */
async function warmRemote({ builds, config }: Started, release: ServerRelease): Promise<void> {
  const http = { send: () => Promise.reject(new Error('nothing is called while warming up')) };
  const { pages, fragments } = (await builds.setupOf(release))(createServerHost(http, config));
  const entries = [...Object.values(pages), ...Object.values(fragments)];
  await Promise.all(entries.map((entry) => entry.load()));
}

async function warm(started: Started, releases: ServerRelease[]): Promise<void> {
  for (const release of releases) {
    say({ kind: 'warming', app: release.app, version: release.version });
    try {
      if (release.app === 'shell') continue;
      const late = setTimeout(() => {
        // What it does meanwhile would go on: a worker without this release starts afresh.
        warn(`${release.app} ${release.version} does not load`);
        process.exit(1);
      }, WARM_UP_MOST);
      await warmRemote(started, release).finally(() => {
        clearTimeout(late);
      });
    } catch (error) {
      warn(`${release.app} ${release.version}: ${String(error)}`);
    }
  }
  const url = `${started.config.origin}/no-such-page`;
  const job = { url, releases, development: false, body: true, limit: 5_000 };
  await started
    .render(job, () => undefined)
    .catch((error: unknown) => {
      warn(`the frame: ${String(error)}`);
    });
  say({ kind: 'warm' });
}

async function answer(started: Started, id: number, job: Parameters<PageRenderer>[0]) {
  try {
    const page = await started.render(job, (calls) => {
      say({ kind: 'first-calls', id, calls });
    });
    say({ kind: 'rendered', id, page });
  } catch (error) {
    say({ kind: 'failed', id, message: String(error).slice(0, WARNING_MOST) });
  }
}

let started: Started | null = null;

process.on('message', (message: ToWorker) => {
  if (message.kind === 'ping') say({ kind: 'pong', rss: process.memoryUsage.rss() });
  else if (message.kind === 'start') started = start(message);
  else if (!started) throw new Error('not started');
  else if (message.kind === 'warm') void warm(started, message.releases);
  else void answer(started, message.id, message.job);
});
// What a remote throws when nobody waits for it costs nobody's page.
for (const event of ['unhandledRejection', 'uncaughtException'] as const) {
  process.on(event, (error) => {
    warn(`nobody waited for: ${String(error)}`);
  });
}
process.on('disconnect', () => process.exit(0));
