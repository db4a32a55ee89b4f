import { createCallPatience } from './call-patience';
import { tracingHeaders } from 'server-kit/present-request';
import type { RenderJob } from './page-renderer';
import { createQuarantine } from './quarantine';
import type { PageAnswer } from './rendered-page';
import { startRenderWorker, type RenderWorker, type WorkerSettings } from './render-worker';
import type { ServerRelease } from './server-builds';
import { thrownText } from './thrown-text';
import { workerProgram } from './worker-program';

/** How many pages a worker makes at once; further pages wait, so that its heartbeat stays quick. */
const AT_ONCE = 3;
/** How many it may have in all, with those that wait for the provider and take no time of it. */
const PAGES_MOST = 16;
/** How soon a worker that died is replaced, in milliseconds; doubled with each that dies young. */
const REPLACED_AFTER = 50;
const REPLACED_LATEST = 2_000;
/** How long a worker has to live so as not to have died young, in milliseconds. */
const YOUNG = 30_000;

/** So many pages in a row that were left to the browser are no single page's fault. */
const FAILING = 10;

export type PoolSettings = WorkerSettings & { workers: number };

/** A page's name in the quarantine: its remote's release and its route. */
const suspectOf = (releases: ServerRelease[], page: string) =>
  `${releases.map(({ app, version }) => `${app}@${version}`).join()} ${page}`;

/** What the pool does now, and what it has done since the start. */
type RenderLoad = {
  /** Workers that can render. */
  ready: number;
  /** Pages that they are making. */
  rendering: number;
  /** Pages that wait for a worker. */
  waiting: number;
  ended: { killed: number; died: number };
  renders: {
    rendered: number;
    /** It took too long, failed, or its worker ended. */
    'left to the browser': number;
    /** Not tried: no worker is ready, or none was free in time. */
    'no worker': number;
    'waited too long': number;
    /** Not tried: this page has killed workers. */
    quarantined: number;
  };
};

export type RenderPool = {
  /**
   * Makes a page, or leaves it to the browser where that fails or takes longer than the job's
   * limit.
   * @param page the route's name, by which a page that kills workers is known
   */
  render(job: RenderJob, page: string): Promise<PageAnswer>;
  /** Whether a worker is running. */
  ready(): boolean;
  /** Whether the newest pages were all left to the browser. */
  failing(): boolean;
  load(): RenderLoad;
  end(): void;
};

/** The answer for a page that is left to the browser without a try. */
const NOT_TRIED: PageAnswer = { kind: 'left-to-browser', early: [] };

type Queued = { start: (worker: RenderWorker) => void };

/**
 * Processes that render pages with the releases of shoppers. When one of them fails, the others go
 * on, a new one replaces it, and the browser makes the pages that it was making.
 * @param live the releases that a worker warms up with
 */
export function createRenderPool(
  settings: PoolSettings,
  live: () => Promise<ServerRelease[]>,
): RenderPool {
  const workers = new Set<RenderWorker>();
  const queue: Queued[] = [];
  const quarantine = createQuarantine();
  const patience = createCallPatience(settings.silence);
  /** The pages that each worker is making; a page that is made several times is listed as often. */
  const making = new Map<RenderWorker, string[]>();
  const counts: Pick<RenderLoad, 'ended' | 'renders'> = {
    ended: { killed: 0, died: 0 },
    renders: {
      rendered: 0,
      'left to the browser': 0,
      'no worker': 0,
      'waited too long': 0,
      quarantined: 0,
    },
  };
  let diedYoung = 0;
  let leftInARow = 0;
  let ending = false;

  const allowed = (releases: ServerRelease[]) =>
    releases.filter(({ app, version }) => !quarantine.holds(`${app}@${version}`));

  /** @returns how long its process lived, in milliseconds */
  async function liveOnce(): Promise<number> {
    const releases = await live().catch(() => []);
    const program = await workerProgram();
    if (ending) return 0;
    const began = Date.now();
    const worker = startRenderWorker(settings, program, allowed(releases), patience, next);
    const jobs: string[] = [];
    all.add(worker);
    worker.warm.then(
      () => {
        workers.add(worker);
        making.set(worker, jobs);
        next();
      },
      () => undefined,
    );
    const { warming, killed } = await worker.ended;
    all.delete(worker);
    workers.delete(worker);
    making.delete(worker);
    if (ending) return 0;
    counts.ended[killed ? 'killed' : 'died'] += 1;
    if (warming !== null) quarantine.strike(warming);
    for (const suspect of new Set(jobs)) quarantine.strike(suspect);
    return Date.now() - began;
  }

  async function startOne(): Promise<void> {
    // A worker that can't even be started counts as having died at once.
    const lived = await liveOnce().catch((error: unknown) => {
      settings.warn(`no render worker: ${thrownText(error)}`);
      return 0;
    });
    if (ending) return;
    diedYoung = lived < YOUNG ? diedYoung + 1 : 0;
    const wait = Math.min(REPLACED_LATEST, REPLACED_AFTER * 2 ** diedYoung);
    setTimeout(() => void startOne(), wait);
  }

  /**
   * The worker with the fewest pages; one that is late with its heartbeat only where there is no
   * other.
   */
  function idlest(): RenderWorker | undefined {
    return [...workers]
      .filter((worker) => worker.busy() < AT_ONCE && worker.pages() < PAGES_MOST)
      .sort(
        (one, other) => Number(one.silent()) - Number(other.silent()) || one.busy() - other.busy(),
      )[0];
  }

  function next(): void {
    for (let worker = idlest(); worker && queue.length > 0; worker = idlest()) {
      queue.shift()?.start(worker);
    }
  }

  function notTried(why: keyof RenderLoad['renders']): Promise<PageAnswer> {
    counts.renders[why] += 1;
    return Promise.resolve(NOT_TRIED);
  }

  const all = new Set<RenderWorker>();
  for (let count = 0; count < settings.workers; count += 1) void startOne();

  return {
    render(job, page) {
      const suspect = suspectOf(job.releases, page);
      if (workers.size === 0) return notTried('no worker');
      if (quarantine.holds(suspect)) return notTried('quarantined');
      return new Promise((resolve) => {
        const began = performance.now();
        // A page that waits is begun when another one is finished, in that one's request.
        const tracing = tracingHeaders();
        const start = (worker: RenderWorker) => {
          const most = job.most - (performance.now() - began);
          if (most <= 0) {
            resolve(notTried('waited too long'));
            return;
          }
          const jobs = making.get(worker) ?? [];
          jobs.push(suspect);
          const done = () => {
            jobs.splice(jobs.indexOf(suspect), 1);
          };
          const releases = allowed(job.releases);
          void worker.render({ ...job, releases, most }, tracing).then((answer) => {
            const rendered = answer.kind === 'rendered';
            counts.renders[rendered ? 'rendered' : 'left to the browser'] += 1;
            leftInARow = rendered ? 0 : leftInARow + 1;
            resolve(answer);
            // A worker that is about to be killed keeps its suspects, so that they can be blamed.
            if (rendered) done();
            else void worker.proven().then(done);
            next();
          });
        };
        const worker = idlest();
        if (worker) start(worker);
        else {
          const queued = { start };
          queue.push(queued);
          setTimeout(() => {
            const at = queue.indexOf(queued);
            // Its turn has come meanwhile.
            if (at < 0) return;
            queue.splice(at, 1);
            resolve(notTried('waited too long'));
          }, job.limit);
        }
      });
    },
    ready: () => workers.size > 0,
    failing: () => leftInARow >= FAILING,
    load: () => ({
      ready: workers.size,
      rendering: [...workers].reduce((sum, worker) => sum + worker.pages(), 0),
      waiting: queue.length,
      ...counts,
    }),
    end() {
      ending = true;
      for (const worker of all) worker.end();
    },
  };
}
