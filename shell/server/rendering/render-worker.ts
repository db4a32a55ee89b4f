import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HttpRequest } from 'shared-contracts/call';
import type { ShopConfig } from 'shared-contracts/config';
import { fromWorker, type ToWorker } from './messages';
import type { RenderJob } from './page-renderer';
import { NEUTRAL, type RenderedPage } from './rendered-page';
import type { ServerRelease } from './server-builds';

/** How long a release may take to be loaded while a worker warms up, in milliseconds. */
const WARMING_MOST = 5_000;
/** How often a worker is asked whether it lives, in milliseconds. */
const BEAT = 100;

export type WorkerSettings = {
  store: string;
  providerUrl: string;
  config: ShopConfig;
  /** How long a worker may take to say that it lives, in milliseconds. */
  heartbeat: number;
  /** How long it may take to warm up, in milliseconds. */
  warmUp: number;
  /** How much it may hold, in megabytes. */
  memory: number;
  warn: (message: string) => void;
};

export type RenderWorker = {
  /** Ends well when it has warmed up; fails when it ends before. */
  warm: Promise<void>;
  /** Ends when the process has; says which release it was loading, if it was. */
  ended: Promise<{ warming: string | null }>;
  pid: number | undefined;
  /** How many pages it makes now. */
  busy(): number;
  /** Makes a page; the neutral one where it fails here. */
  render(job: RenderJob, onFirstCalls: (calls: HttpRequest[]) => void): Promise<RenderedPage>;
  end(): void;
};

type Waiting = {
  timer: ReturnType<typeof setTimeout>;
  onFirstCalls: (calls: HttpRequest[]) => void;
  settle: (page: RenderedPage) => void;
};

/** Runs it from source, like this process. */
const LOADER = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Nothing of this process's environment is for the code of remotes. */
const environment = () => ({ NODE_ENV: 'production', PATH: process.env.PATH, TZ: process.env.TZ });

/**
 * Starts a process that renders. It is killed when it doesn't answer, or holds too much.
 * @param releases what it warms up with
 */
export function startRenderWorker(
  settings: WorkerSettings,
  releases: ServerRelease[],
): RenderWorker {
  const { store, providerUrl, config, heartbeat, warmUp, memory, warn } = settings;
  const child = fork(join(import.meta.dirname, 'worker.ts'), {
    execArgv: ['--import', LOADER, `--max-old-space-size=${memory}`],
    env: environment(),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  // One line says why it doesn't start; what a dying process prints is long.
  child.stderr?.setEncoding('utf8').once('data', (text: string) => {
    warn(`a render worker: ${text.trim().split('\n')[0] ?? ''}`);
  });
  child.stderr?.resume();
  const send = (message: ToWorker) => {
    if (child.connected) child.send(message, () => undefined);
  };
  const waiting = new Map<number, Waiting>();
  let next = 1;
  let warming: string | null = null;
  let dead = false;
  const kill = (why: string) => {
    if (dead) return;
    dead = true;
    warn(`a render worker is killed: ${why}`);
    child.kill('SIGKILL');
  };

  let onWarm = () => undefined as void;
  const warm = new Promise<void>((resolve, reject) => {
    onWarm = resolve;
    child.once('exit', () => {
      reject(new Error('ended before it was warm'));
    });
  });
  warm.catch(() => undefined);

  let unanswered = 0;
  let beats: ReturnType<typeof setInterval> | undefined;
  const patience = () => (warming === null ? heartbeat : WARMING_MOST);
  const beat = () => {
    const now = performance.now();
    if (unanswered === 0) {
      unanswered = now;
      send({ kind: 'ping' });
    } else if (now - unanswered > patience()) {
      // Its answer may lie here, unread, where this process was the one that was held up.
      setImmediate(() => {
        if (unanswered !== 0 && performance.now() - unanswered > patience()) kill('it hangs');
      });
    }
  };
  const warmTimer = setTimeout(() => {
    kill('it does not warm up');
  }, warmUp);

  child.on('message', (raw) => {
    const read = fromWorker.safeParse(raw);
    if (!read.success) {
      // It may be the answer of any page: whoever waits gets the neutral one.
      warn('a render worker said what nobody understands');
      const { id } = raw as { id?: unknown };
      if (typeof id === 'number') settle(id, NEUTRAL);
      return;
    }
    const message = read.data;
    switch (message.kind) {
      case 'warming':
        warming = `${message.app}@${message.version}`;
        beats ??= setInterval(beat, BEAT);
        break;
      case 'warm':
        warming = null;
        clearTimeout(warmTimer);
        onWarm();
        break;
      case 'pong':
        unanswered = 0;
        if (message.rss > memory * 1024 * 1024) kill(`it holds ${message.rss} bytes`);
        break;
      case 'warning':
        warn(message.message);
        break;
      case 'first-calls':
        waiting.get(message.id)?.onFirstCalls(message.calls);
        break;
      case 'rendered':
        settle(message.id, message.page);
        break;
      case 'failed':
        warn(message.message);
        settle(message.id, NEUTRAL);
    }
  });
  child.on('error', (error) => {
    warn(`a render worker: ${error.message}`);
  });
  const ended = new Promise<{ warming: string | null }>((resolve) => {
    child.once('exit', () => {
      dead = true;
      clearInterval(beats);
      clearTimeout(warmTimer);
      for (const id of [...waiting.keys()]) settle(id, NEUTRAL);
      resolve({ warming });
    });
  });

  function settle(id: number, page: RenderedPage): void {
    const waits = waiting.get(id);
    waiting.delete(id);
    clearTimeout(waits?.timer);
    waits?.settle(page);
  }

  send({ kind: 'start', store, providerUrl, config });
  send({ kind: 'warm', releases });
  return {
    warm,
    ended,
    pid: child.pid,
    busy: () => waiting.size,
    render(job, onFirstCalls) {
      const id = next;
      next += 1;
      return new Promise((resolve) => {
        // A page that never comes is forgotten; whether the worker lives, its heartbeat says.
        const timer = setTimeout(() => {
          settle(id, NEUTRAL);
        }, job.limit);
        waiting.set(id, { timer, onFirstCalls, settle: resolve });
        send({ kind: 'render', id, job });
      });
    },
    end() {
      dead = true;
      child.kill('SIGKILL');
    },
  };
}
