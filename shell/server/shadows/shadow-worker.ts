import { setTimeout as wait } from 'node:timers/promises';
import type { HttpRequest } from 'shared-contracts/call';
import type { RenderJob } from '../rendering/page-renderer';
import type { ProviderReply } from '../rendering/provider-reply';
import { createRenderPool } from '../rendering/render-pool';
import type { RenderedPage } from '../rendering/rendered-page';
import type { WorkerSettings } from '../rendering/render-worker';
import type { ServerRelease } from '../rendering/server-builds';
import type { Rendering } from './compare-pages';

/** How long the process may take to start before a page is left, in milliseconds. */
const STARTED_WITHIN = 30_000;
const LOOK = 50;

export type ShadowWorker = {
  /** @returns whether it can render, once it has started or can't */
  ready(): Promise<boolean>;
  /**
   * Renders a page from the answers that it was made from before; a call that they have no answer to
   * is not answered, as without a network.
   * @returns null where it is not rendered
   */
  render(job: RenderJob, page: string, answers: RenderedPage['answers']): Promise<Rendering | null>;
  end(): void;
};

const nameOf = ({ method, url, body }: HttpRequest) => JSON.stringify([method, url, body ?? null]);

const replyWith = (answer: unknown): ProviderReply => ({
  kind: 'answer',
  status: 200,
  text: JSON.stringify(answer),
  retryAfter: null,
});

/**
 * A render process for shadows alone, in the same sandbox as those for shoppers and behind all of
 * them: what a shadow does to its process no shopper meets. It renders one page at a time.
 * @param live what it warms up with
 */
export function startShadowWorker(settings: WorkerSettings, live: ServerRelease[]): ShadowWorker {
  let given = new Map<string, ProviderReply>();
  let calls: HttpRequest[] = [];
  const pool = createRenderPool(
    {
      ...settings,
      workers: 1,
      background: true,
      kept(request) {
        calls.push(request);
        return given.get(nameOf(request)) ?? { kind: 'offline' };
      },
    },
    () => Promise.resolve(live),
  );
  return {
    async ready() {
      const until = performance.now() + STARTED_WITHIN;
      while (!pool.ready() && performance.now() < until) await wait(LOOK);
      return pool.ready();
    },
    async render(job, page, answers) {
      given = new Map(answers.map(({ request, answer }) => [nameOf(request), replyWith(answer)]));
      calls = [];
      const began = performance.now();
      const answer = await pool.render(job, page);
      if (answer.kind !== 'rendered') return null;
      const { status, head, body } = answer.page;
      return { status, head, body, calls, took: performance.now() - began };
    },
    end: pool.end,
  };
}
