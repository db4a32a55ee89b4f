import { constants, setPriority } from 'node:os';
import type { HttpRequest } from 'shared-contracts/call';
import type { ShopConfig } from 'shared-contracts/config';
import { createAllowance } from './allowance';
import { createCallPatience, type CallPatience } from './call-patience';
import { createHeartbeat } from './heartbeat';
import type { FromWorker } from './messages';
import type { RenderJob } from './page-renderer';
import type { RenderBook } from './render-book';
import { createOpenPages, releaseNames } from './open-pages';
import { pageCall } from './page-call';
import { STARVED_ANSWER, waitFor } from './patience';
import { createPrintedLog } from './printed-log';
import type { Provider } from './provider-calls';
import type { ProviderReply } from './provider-reply';
import type { PageAnswer } from './rendered-page';
import type { ServerRelease } from './server-builds';
import { createWorkerBlame } from './worker-blame';
import { openWorkerChannel } from './worker-channel';
import { startWorkerProcess } from './worker-process';

/** The processor time that a release may use while a worker loads it, in milliseconds. */
const WARMING_MOST = 5_000;
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
  /** Answers instead of the provider, which then hears of no call. */
  kept?: (request: HttpRequest) => ProviderReply;
  /** Whether every other process goes before it. */
  background?: boolean;
  /** Told how releases do; without it nobody is. */
  book?: RenderBook;
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

/** Lets every other process go before one; where it has ended already there is nothing to do. */
function putBehind(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SYSTEM_ERROR') throw error;
  }
}

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
  if (settings.background) putBehind(child.pid);
  const names = releaseNames(releases);
  const lines = createAllowance(50, 10);
  const pages = createOpenPages();
  const warnSome = (message: string) => {
    if (lines.spend(1)) warn(message);
  };
  const kept = settings.kept && { kept: settings.kept };
  const calling = { providerUrl, proxySecret, patience, onFree, warn: warnSome, ...kept };
  const blame = createWorkerBlame(releases, pages, settings.book);
  let warming: string | null = null;
  let isWarm = false;
  let dead = false;
  let killed = false;
  const kill = (why: string, isOfRelease = why !== STARVED_ANSWER) => {
    if (dead) return;
    dead = true;
    killed = true;
    warn(`a render worker is killed: ${why}`);
    if (isOfRelease) blame.killed(why, warming);
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

  const channel = openWorkerChannel(pipe, hear, (why) => {
    kill(why);
  });
  const beats = createHeartbeat({
    pid: child.pid ?? 0,
    memory: memory * 1024 * 1024,
    patience: () => (warming === null ? heartbeat : WARMING_MOST),
    ask: () => {
      channel.send({ kind: 'ping' });
    },
    onLost: (why) => {
      kill(why);
    },
  });
  const untilWarm = waitFor(child.pid ?? 0);
  const warmTimer = setInterval(() => {
    if (untilWarm.lost(warmUp) !== null) kill('it does not warm up', false);
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
        warnSome(message.message);
        break;
      case 'call':
        void call(message);
        break;
      case 'first-calls': {
        const page = pages.get(message.id);
        if (page) page.early = message.calls;
        break;
      }
      case 'entered':
        blame.entered(message);
        break;
      case 'fault':
        blame.failed(message);
        break;
      case 'rendered':
        blame.rendered(message.id);
        pages.settle(message.id, { kind: 'rendered', page: message.page });
        break;
      case 'failed':
        warnSome(message.message);
        pages.giveUp(message.id);
    }
  }

  /** A call that isn't allowed is never answered. */
  async function call({ id, call, request }: Extract<FromWorker, { kind: 'call' }>) {
    const page = pages.get(id);
    if (!page) return;
    const isOpen = () => pages.get(id) === page;
    const reply = await pageCall(page, request, isOpen, calling);
    if (reply) channel.send({ kind: 'answered', id, call, reply });
  }

  /**
   * The releases whose code may be running, because it can't be seen from outside which of them has
   * printed something.
   */
  function running(): string {
    const making = pages.releases();
    return warming ?? [...(making.size > 0 ? making : names)].join(' ');
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
      pages.giveUpAll();
      onEnd();
      resolve({ warming, killed });
    };
    child.once('exit', (code, signal) => {
      if (!dead) blame.ended(code, signal, warming);
      end();
    });
    child.on('error', (error) => {
      warn(`a render worker: ${error.message}`);
      // A process that never started sends no `exit` event.
      if (child.pid === undefined) end();
    });
  });

  channel.send({ kind: 'start', store, config });
  channel.send({ kind: 'warm', releases });
  return {
    warm,
    ended,
    pid: child.pid,
    busy: pages.busy,
    pages: pages.count,
    silent: beats.silent,
    proven: () => (dead ? Promise.resolve() : beats.proven()),
    render: (job, tracing = {}) =>
      new Promise((resolve) => {
        const id = pages.begin(job, tracing, resolve);
        blame.given(job.releases);
        channel.asked(pages.count());
        channel.send({ kind: 'render', id, job });
      }),
    end() {
      dead = true;
      child.kill('SIGKILL');
    },
  };
}
