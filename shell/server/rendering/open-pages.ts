import { randomUUID } from 'node:crypto';
import type { HttpRequest } from 'shared-contracts/call';
import type { Released } from 'release-registry/operations';
import type { RenderJob } from './page-renderer';
import type { PageAnswer } from './rendered-page';
import type { ServerRelease } from './server-builds';
import { startStopwatch, type Stopwatch } from './stopwatch';

/** A page that a worker is making. */
export type OpenPage = {
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
  /** Those whose code has run for it, and those that have failed it. */
  entered: Map<string, Released>;
  faulted: Set<string>;
  /** Headers that name the request for which it is made, in the provider's log too. */
  tracing: Record<string, string>;
  /** Calls that a browser can start, as soon as they are known. */
  early: HttpRequest[];
  settle: (answer: PageAnswer) => void;
};

export type OpenPages = {
  /** Counts a page's time from now; a page that never arrives is left to the browser. */
  begin(job: RenderJob, tracing: Record<string, string>, settle: OpenPage['settle']): string;
  get(id: string): OpenPage | undefined;
  settle(id: string, answer: PageAnswer): void;
  /** Leaves a page to the browser, with the first calls that are known so far. */
  giveUp(id: string): void;
  giveUpAll(): void;
  count(): number;
  /** How many don't wait for the provider. */
  busy(): number;
  /** The releases that they are made from. */
  releases(): Set<string>;
  /** Those whose code has run for them. */
  entered(): Released[];
};

export const releaseNames = (releases: ServerRelease[]) =>
  new Set(releases.map(({ app, version }) => `${app}@${version}`));

/** The pages that one worker is making. */
export function createOpenPages(): OpenPages {
  const pages = new Map<string, OpenPage>();

  function settle(id: string, answer: PageAnswer): void {
    const page = pages.get(id);
    if (!page) return;
    pages.delete(id);
    clearTimeout(page.timer);
    page.making.pause();
    page.done.abort();
    page.settle(answer);
  }

  function giveUp(id: string): void {
    settle(id, { kind: 'left-to-browser', early: pages.get(id)?.early ?? [] });
  }

  return {
    begin(job, tracing, onSettled) {
      const id = randomUUID();
      const late = () => {
        giveUp(id);
      };
      pages.set(id, {
        timer: setTimeout(late, job.most),
        making: startStopwatch(job.limit, late),
        done: new AbortController(),
        calls: 0,
        open: 0,
        tracing,
        early: [],
        releases: releaseNames(job.releases),
        entered: new Map(),
        faulted: new Set(),
        settle: onSettled,
      });
      return id;
    },
    get: (id) => pages.get(id),
    settle,
    giveUp,
    giveUpAll() {
      for (const id of [...pages.keys()]) giveUp(id);
    },
    count: () => pages.size,
    busy: () => [...pages.values()].filter(({ open }) => open === 0).length,
    entered: () => [
      ...new Map([...pages.values()].flatMap(({ entered }) => [...entered])).values(),
    ],
    releases: () => new Set([...pages.values()].flatMap(({ releases }) => [...releases])),
  };
}
