import { randomUUID } from 'node:crypto';
import type { HttpRequest } from 'shared-contracts/call';
import type { ShopConfig } from 'shared-contracts/config';
import { createAllowance } from './allowance';
import { createCallPatience, type CallPatience } from './call-patience';
import { createHeartbeat } from './heartbeat';
import type { FromWorker } from './messages';
import type { RenderJob } from './page-renderer';
import { waitFor } from './patience';
import { createPrintedLog } from './printed-log';
import { callProvider, type Provider } from './provider-calls';
import type { ProviderReply } from './provider-reply';
import type { PageAnswer } from './rendered-page';
import type { ServerRelease } from './server-builds';
import { startStopwatch, type Stopwatch } from './stopwatch';
import { openWorkerChannel } from './worker-channel';
import { startWorkerProcess } from './worker-process';

/** The processor time that a release may use while a worker loads it, in milliseconds. */
const WARMING_MOST = 5_000;
/** The most calls that a page may make; a shop's pages make about ten. */
const CALLS_MOST = 50;

export type WorkerSettings = Provider & {
  store: string;
  config: ShopConfig;
  /** The processor time that a worker may use before it answers a heartbeat, in milliseconds. */
  heartbeat: number;
  /** The processor time that it may use to warm up, in milliseconds. */
  warmUp: number;
  /** How much memory it may use, in megabytes. */
  memory: number;
  /** How long the provider may answer none of a kind of calls before it is given up, in milliseconds. */
  silence: number;
  warn: (message: string) => void;
};

export type RenderWorker = {
  /** Resolves when it has warmed up; rejects when it ends before. */
  warm: Promise<void>;
  /**
   * Resolves when the process has ended, with the release that it was loading, if any, and whether
   * it was killed for breaking a limit.
   */
  ended: Promise<{ warming: string | null; killed: boolean }>;
  pid: number | undefined;
  /** How many pages it is making now, without those that wait for the provider. */
  busy(): number;
  /** How many pages it has in all. */
  pages(): number;
  /** Whether it is late with its heartbeat. */
  silent(): boolean;
  /** Resolves when it has answered a new heartbeat, or has ended. */
  proven(): Promise<void>;
  /**
   * Makes a page, or leaves it to the browser where it fails here.
   * @param tracing headers that name the request for which it is made, on its calls
   */
  render(job: RenderJob, tracing?: Record<string, string>): Promise<PageAnswer>;
  end(): void;
};

type Waiting = {
  /** Ends what takes longer than a page may take in all. */
  timer: ReturnType<typeof setTimeout>;
  /** Runs while the page doesn't wait for the provider. */
  making: Stopwatch;
  /** Aborts the page's calls. */
  done: AbortController;
  calls: number;
  /** How many of its calls are not answered yet. */
  open: number;
  /** The releases that it is made from. */
  releases: Set<string>;
  /** Headers that name the request for which it is made, in the provider's log too. */
  tracing: Record<string, string>;
  /** Calls that a browser can start, as soon as they are known. */
  early: HttpRequest[];
  settle: (answer: PageAnswer) => void;
};

const namesOf = (releases: ServerRelease[]) =>
  new Set(releases.map(({ app, version }) => `${app}@${version}`));

/**
 * Starts a process that renders. It is killed when it doesn't answer, uses too much memory, or
 * sends an invalid message.
 * @param program the file that it runs
 * @param releases what it warms up with
 * @param patience how long its calls of the provider are waited for
 * @param onFree called when a page of it begins to wait for the provider
 * @throws where no process can be started
 */
export function startRenderWorker(
  settings: WorkerSettings,
  program: string,
  releases: ServerRelease[],
  patience: CallPatience = createCallPatience(settings.silence),
  onFree: () => void = () => undefined,
): RenderWorker {
  const { store, providerUrl, proxySecret, config, heartbeat, warmUp, memory, warn } = settings;
  const { child, channel: pipe } = startWorkerProcess({ program, store, memory });
  const names = namesOf(releases);
  const lines = createAllowance(50, 10);
  const waiting = new Map<string, Waiting>();
  let warming: string | null = null;
  let isWarm = false;
  let dead = false;
  let killed = false;
  const kill = (why: string) => {
    if (dead) return;
    dead = true;
    killed = true;
    warn(`a render worker is killed: ${why}`);
    child.kill('SIGKILL');
  };

  let onWarm = () => undefined as void;
  let onEnd = () => undefined as void;
  const warm = new Promise<void>((resolve, reject) => {
    onWarm = resolve;
    onEnd = () => {
      reject(new Error('ended before it was warm'));
    };
  });
  warm.catch(() => undefined);

  const channel = openWorkerChannel(pipe, hear, kill);
  const beats = createHeartbeat({
    pid: child.pid ?? 0,
    memory: memory * 1024 * 1024,
    patience: () => (warming === null ? heartbeat : WARMING_MOST),
    ask: () => {
      channel.send({ kind: 'ping' });
    },
    onLost: kill,
  });
  const untilWarm = waitFor(child.pid ?? 0);
  const warmTimer = setInterval(() => {
    if (untilWarm.lost(warmUp) !== null) kill('it does not warm up');
  }, 500);

  function hear(message: FromWorker): void {
    switch (message.kind) {
      case 'warming': {
        const name = `${message.app}@${message.version}`;
        // The worker can't blame a release that it wasn't given.
        if (!isWarm && names.has(name)) warming = name;
        beats.start();
        break;
      }
      case 'warm':
        warming = null;
        isWarm = true;
        clearInterval(warmTimer);
        beats.start();
        onWarm();
        break;
      case 'pong':
        beats.answered(message.rss);
        break;
      case 'warning':
        if (lines.spend(1)) warn(message.message);
        break;
      case 'call':
        void call(message);
        break;
      case 'first-calls': {
        const page = waiting.get(message.id);
        if (page) page.early = message.calls;
        break;
      }
      case 'rendered':
        settle(message.id, { kind: 'rendered', page: message.page });
        break;
      case 'failed':
        if (lines.spend(1)) warn(message.message);
        giveUp(message.id);
    }
  }

  /** Makes a call for a waiting page; a call that isn't allowed is never answered. */
  async function call({ id, call, request }: Extract<FromWorker, { kind: 'call' }>) {
    const page = waiting.get(id);
    if (!page || (page.calls += 1) > CALLS_MOST) return;
    if ((page.open += 1) === 1) {
      page.making.pause();
      onFree();
    }
    let reply: ProviderReply = { kind: 'offline' };
    try {
      const provider = { providerUrl, proxySecret, tracing: page.tracing };
      reply = await callProvider(provider, request, patience, page.done.signal);
    } catch (error) {
      if (lines.spend(1)) warn(`${request.method} ${request.url.slice(0, 200)}: ${String(error)}`);
    }
    // The page was given up meanwhile.
    if (waiting.get(id) !== page) return;
    if ((page.open -= 1) === 0) page.making.resume();
    channel.send({ kind: 'answered', id, call, reply });
  }

  /**
   * The releases whose code may be running, because it can't be seen from outside which of them has
   * printed something.
   */
  function running(): string {
    const making = [...waiting.values()].flatMap(({ releases: those }) => [...those]);
    return warming ?? [...(making.length > 0 ? new Set(making) : names)].join(' ');
  }

  const log = createPrintedLog((line) => {
    warn(`a render worker of ${running()}: ${line}`);
  });
  for (const printed of [child.stdout, child.stderr]) if (printed) log.follow(printed);
  child.once('close', log.end);

  const ended = new Promise<{ warming: string | null; killed: boolean }>((resolve) => {
    const end = () => {
      dead = true;
      beats.end();
      clearInterval(warmTimer);
      pipe.destroy();
      for (const id of [...waiting.keys()]) giveUp(id);
      onEnd();
      resolve({ warming, killed });
    };
    child.once('exit', end);
    child.on('error', (error) => {
      warn(`a render worker: ${error.message}`);
      // A process that never started sends no `exit` event.
      if (child.pid === undefined) end();
    });
  });

  /** Leaves a page to the browser, with the first calls that are known so far. */
  function giveUp(id: string): void {
    settle(id, { kind: 'left-to-browser', early: waiting.get(id)?.early ?? [] });
  }

  function settle(id: string, answer: PageAnswer): void {
    const waits = waiting.get(id);
    if (!waits) return;
    waiting.delete(id);
    clearTimeout(waits.timer);
    waits.making.pause();
    waits.done.abort();
    waits.settle(answer);
  }

  channel.send({ kind: 'start', store, config });
  channel.send({ kind: 'warm', releases });
  return {
    warm,
    ended,
    pid: child.pid,
    busy: () => [...waiting.values()].filter(({ open }) => open === 0).length,
    pages: () => waiting.size,
    silent: beats.silent,
    proven: () => (dead ? Promise.resolve() : beats.proven()),
    render(job, tracing = {}) {
      const id = randomUUID();
      return new Promise((resolve) => {
        // A page that never arrives is dropped; the heartbeat decides whether the worker still
        // works.
        const late = () => {
          giveUp(id);
        };
        waiting.set(id, {
          timer: setTimeout(late, job.most),
          making: startStopwatch(job.limit, late),
          done: new AbortController(),
          calls: 0,
          open: 0,
          tracing,
          early: [],
          releases: namesOf(job.releases),
          settle: resolve,
        });
        channel.asked(waiting.size);
        channel.send({ kind: 'render', id, job });
      });
    },
    end() {
      dead = true;
      child.kill('SIGKILL');
    },
  };
}
