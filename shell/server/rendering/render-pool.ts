import type { RenderJob } from './page-renderer';
import { createQuarantine } from './quarantine';
import type { PageAnswer } from './rendered-page';
import { startRenderWorker, type RenderWorker, type WorkerSettings } from './render-worker';
import type { ServerRelease } from './server-builds';
import { told } from './told';
import { workerProgram } from './worker-program';

/** How many pages a worker makes at once; further pages wait, so that its heartbeat stays quick. */
const AT_ONCE = 3;
/** How soon a worker that died is replaced, in milliseconds; doubled with each that dies young. */
const REPLACED_AFTER = 50;
const REPLACED_LATEST = 2_000;
/** How long a worker has to live so as not to have died young, in milliseconds. */
const YOUNG = 30_000;

export type PoolSettings = WorkerSettings & { workers: number };

/** A page's name in the quarantine: its remote's release and its route. */
const suspectOf = (releases: ServerRelease[], page: string) =>
  `${releases.map(({ app, version }) => `${app}@${version}`).join()} ${page}`;

export type RenderPool = {
  /**
   * Makes a page, or leaves it to the browser where that fails or takes longer than the job's
   * limit.
   * @param page the route's name, by which a page that kills workers is known
   */
  render(job: RenderJob, page: string): Promise<PageAnswer>;
  /** Whether a worker is running. */
  ready(): boolean;
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
  /** The pages that each worker is making; a page that is made several times is listed as often. */
  const making = new Map<RenderWorker, string[]>();
  let diedYoung = 0;
  let ending = false;

  const allowed = (releases: ServerRelease[]) =>
    releases.filter(({ app, version }) => !quarantine.holds(`${app}@${version}`));

  /** @returns how long its process lived, in milliseconds */
  async function liveOnce(): Promise<number> {
    const releases = await live().catch(() => []);
    const program = await workerProgram();
    if (ending) return 0;
    const began = Date.now();
    const worker = startRenderWorker(settings, program, allowed(releases));
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
    const { warming } = await worker.ended;
    all.delete(worker);
    workers.delete(worker);
    making.delete(worker);
    if (ending) return 0;
    if (warming !== null) quarantine.strike(warming);
    for (const suspect of new Set(jobs)) quarantine.strike(suspect);
    return Date.now() - began;
  }

  async function startOne(): Promise<void> {
    // A worker that can't even be started counts as having died at once.
    const lived = await liveOnce().catch((error: unknown) => {
      settings.warn(`no render worker: ${told(error)}`);
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
      .filter((worker) => worker.busy() < AT_ONCE)
      .sort(
        (one, other) => Number(one.silent()) - Number(other.silent()) || one.busy() - other.busy(),
      )[0];
  }

  function next(): void {
    for (let worker = idlest(); worker && queue.length > 0; worker = idlest()) {
      queue.shift()?.start(worker);
    }
  }

  const all = new Set<RenderWorker>();
  for (let count = 0; count < settings.workers; count += 1) void startOne();

  return {
    render(job, page) {
      const suspect = suspectOf(job.releases, page);
      if (workers.size === 0 || quarantine.holds(suspect)) return Promise.resolve(NOT_TRIED);
      return new Promise((resolve) => {
        const began = performance.now();
        const start = (worker: RenderWorker) => {
          const left = job.limit - (performance.now() - began);
          if (left <= 0) {
            resolve(NOT_TRIED);
            return;
          }
          const jobs = making.get(worker) ?? [];
          jobs.push(suspect);
          const done = () => {
            jobs.splice(jobs.indexOf(suspect), 1);
          };
          const releases = allowed(job.releases);
          void worker.render({ ...job, releases, limit: left }).then((answer) => {
            resolve(answer);
            // A worker that is about to be killed keeps its suspects, so that they can be blamed.
            if (answer.kind === 'rendered') done();
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
            if (at >= 0) queue.splice(at, 1);
            resolve(NOT_TRIED);
          }, job.limit);
        }
      });
    },
    ready: () => workers.size > 0,
    end() {
      ending = true;
      for (const worker of all) worker.end();
    },
  };
}
