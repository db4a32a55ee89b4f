/** Renders a share of the pages with a release that nobody is given, and says what differs (0081). */
import type { Released } from 'release-registry/operations';
import type { ReleaseStore } from 'release-registry/store';
import type {
  Registry,
  ReleaseManifest,
  ShadowExample,
  ShadowRelease,
} from 'shared-contracts/release';
import { renderJobOf, type PageDependencies } from '../page-of-visit';
import type { RenderJob } from '../rendering/page-renderer';
import type { WorkerSettings } from '../rendering/render-worker';
import { serverReleases } from '../rendering/server-releases';
import { pageDifferences, slower, type Difference, type Rendering } from './compare-pages';
import { shadowFor, type SeenPage } from './shadowed-page';
import { startShadowWorker, type ShadowWorker } from './shadow-worker';

/** The share of one processor's time that comparing may take, of 1. */
const PROCESSOR = 0.05;
/** How long after its document was made a page is compared, in milliseconds: it has been sent by then. */
const AFTER = 200;
/** Behind all other processes a page takes longer than a shopper would wait for it. */
const LONGER = 4;
/** How often a page that takes longer is rendered again: its quickest time counts. */
const TRIES = 4;

export type Shadows = {
  /** Considers a page that was just rendered for a shopper; returns at once. */
  saw(seen: SeenPage): void;
  /** Ends the process for shadows where a registry has none. */
  follow(registry: Registry): void;
  end(): void;
};

type Dependencies = PageDependencies & {
  worker: WorkerSettings;
  store: Pick<ReleaseStore, 'folderOf'>;
  /** Counts a page that was compared; null where nothing differs. */
  note: (release: Released, example: ShadowExample | null) => void;
  warn: (message: string) => void;
  /** From 0 to 1. */
  random?: () => number;
  /** The share of one processor's time that it may take, of 1. */
  processor?: number;
  /** How long after its document a page is compared, in milliseconds. */
  after?: number;
};

const pageName = ({ route }: SeenPage['visit']) =>
  route ? `${route.remote}/${route.page}` : 'none';

function exampleOf(seen: SeenPage, [first, ...others]: Difference[]): ShadowExample | null {
  if (!first) return null;
  const more = others.length > 0 ? `, and ${others.length} more` : '';
  return {
    ...{ page: pageName(seen.visit), path: seen.visit.url.pathname.slice(0, 200) },
    at: new Date().toISOString(),
    ...{ says: `${first.says}${more}`, live: first.live, shadow: first.shadow },
  };
}

const quicker = (one: Rendering, other: Rendering | null): Rendering =>
  other && other.took < one.took ? { ...one, took: other.took } : one;

/**
 * What differs between a page's renderings with what is live and with a shadow, both made again in one
 * process from the answers that the shopper's page was made from.
 * @returns null where they can't be compared
 */
async function compared(
  { visit, page }: SeenPage,
  shadow: ReleaseManifest,
  job: RenderJob,
  worker: ShadowWorker,
): Promise<Difference[] | null> {
  const { manifests } = visit.chosen;
  const releases = serverReleases(Object.values({ ...manifests, [shadow.app]: shadow }));
  const now = () => worker.render(job, pageName(visit), page.answers);
  const then = () => worker.render({ ...job, releases }, pageName(visit), page.answers);
  let live = await now();
  if (!live) return null;
  // A process that fell over this page for another reason renders it the second time.
  let other = (await then()) ?? ((await worker.ready()) ? await then() : null);
  other ??= { ...live, body: null, took: 0 };
  // The first rendering of a release compiles it, and a busy machine makes any one of them long.
  for (let tried = 0; tried < TRIES && other.body && slower(live.took, other.took); tried += 1) {
    live = quicker(live, await now());
    other = quicker(other, await then());
  }
  return pageDifferences(live, other);
}

/** Compares one page at a time, behind what shoppers wait for and within a share of a processor. */
export function createShadows(dependencies: Dependencies): Shadows {
  const { pool, worker: settings, store, note, warn } = dependencies;
  const { random = Math.random, processor = PROCESSOR, after = AFTER } = dependencies;
  let worker: ShadowWorker | null = null;
  let isTaken = false;
  let restsUntil = 0;
  let ended = false;

  function end(): void {
    worker?.end();
    worker = null;
  }

  async function compare(seen: SeenPage, { manifest }: ShadowRelease): Promise<void> {
    const { waiting, rendering } = pool.load();
    if (waiting > 0 || rendering > 0) return;
    const { app, version } = manifest;
    if ((await store.folderOf(app, version)) === null) {
      warn(`the shadow ${app} ${version} is not in the store`);
      return;
    }
    const job = renderJobOf(seen.visit, dependencies);
    worker ??= startShadowWorker(settings, job.releases);
    const [limit, most] = [job.limit * LONGER, job.most * LONGER];
    if (!(await worker.ready())) return;
    const found = await compared(seen, manifest, { ...job, limit, most }, worker);
    if (found) note({ app, version }, exampleOf(seen, found));
  }

  async function compareLater(seen: SeenPage, shadow: ShadowRelease): Promise<void> {
    const began = performance.now();
    try {
      await compare(seen, shadow);
    } catch (error) {
      warn(`shadow: ${String(error)}`);
    }
    const ends = performance.now();
    restsUntil = ends + (ends - began) * (1 / processor - 1);
    isTaken = false;
    if (ended) end();
  }

  return {
    saw(seen) {
      if (isTaken || ended || performance.now() < restsUntil) return;
      const shadow = shadowFor(seen, random);
      if (!shadow) return;
      isTaken = true;
      setTimeout(() => void compareLater(seen, shadow), after).unref();
    },
    follow({ shadows = {} }) {
      if (Object.keys(shadows).length === 0) end();
    },
    end() {
      ended = true;
      end();
    },
  };
}
