import type { HttpClient, HttpRequest } from 'shared-contracts/call';
import type { ShopConfig } from 'shared-contracts/config';
import type { HostApi, RemoteName } from 'shared-contracts/door';
import type { AppName } from 'shared-contracts/release';
import type { SetByStaff } from '../follow-shop';
import { createPageBlame, type OnFault } from './page-blame';
import type { RenderedPage } from './rendered-page';
import { renderHtml } from './render-html';
import type { ServerBuilds, ServerRelease } from './server-builds';
import { thrownText } from './thrown-text';

/**
 * The most characters of provider's answers in a document; beyond it the browser makes the calls
 * itself.
 */
const ANSWERS_MOST = 500_000;
/** The part of all its time that a page's loader may take; the rest is for its HTML. */
const FOR_LOADER = 0.75;
/** The part of the limit that calls of the page's parts may take, after the page itself is ready. */
const FOR_PARTS = 0.25;

/** One page to make. */
export type RenderJob = {
  /** Absolute, on the shop's origin. */
  url: string;
  releases: ServerRelease[];
  development: boolean;
  /** The feature flags that are on; left out where none is. */
  flags?: string[];
  /** Whether the page's HTML is wanted too, or only its head and data. */
  body: boolean;
  /** What staff have set by now; without it what is configured. */
  set?: SetByStaff;
  /** How long it may take beside its waiting for the provider, in milliseconds. */
  limit: number;
  /** How long it may take in all, in milliseconds. */
  most: number;
};

export type PageRendererDependencies = {
  builds: ServerBuilds;
  config: ShopConfig;
  sanitise: HostApi['sanitise'];
  warn: (message: string) => void;
};

/** What one page needs while it is made. */
type PageConnections = {
  http: HttpClient;
  onFirstCalls: (calls: HttpRequest[]) => void;
  /** Called before the code of a release is run for the page. */
  onEntered: (release: ServerRelease) => void;
  onFault: OnFault;
};

export type PageRenderer = (job: RenderJob, connections: PageConnections) => Promise<RenderedPage>;

/**
 * Makes pages from the releases that a job names. Each request has objects of its own, which are
 * freed with it.
 * @throws where the shell or the page's remote can't be loaded, or its loader throws
 */
export function createPageRenderer(dependencies: PageRendererDependencies): PageRenderer {
  const { builds, config, sanitise, warn } = dependencies;
  return async (job, { http, onFirstCalls, onEntered, onFault }) => {
    const began = performance.now();
    const releases = new Map(job.releases.map((release) => [release.app, release]));
    const releaseOf = (app: AppName): ServerRelease => {
      const release = releases.get(app);
      if (!release) throw new Error(`${app} has no release here`);
      return release;
    };
    const answers: RenderedPage['answers'] = [];
    let failures = 0;
    const within = (time: number) => AbortSignal.timeout(Math.floor(time));
    const signal = within(job.most * FOR_LOADER);
    let patience = signal;
    const recording: HttpClient = {
      async send(request, options) {
        try {
          const answer = await http.send(request, { ...options, signal: patience });
          answers.push({ request, answer });
          return answer;
        } catch (error) {
          failures += 1;
          throw error;
        }
      },
    };
    let early: HttpRequest[] = [];
    const isDisturbed = () => failures > 0 || signal.aborted;
    const blame = createPageBlame(job.releases, isDisturbed, onFault);
    async function buildOf<Build>(app: AppName, read: (of: ServerRelease) => Promise<Build>) {
      const release = releaseOf(app);
      onEntered(release);
      try {
        return await read(release);
      } catch (error) {
        blame.build(release, error);
        throw error;
      }
    }
    const servePage = await buildOf('shell', builds.servePageOf);
    const served = await servePage({
      url: new URL(job.url),
      config: { ...config, ...job.set },
      development: job.development,
      ...(job.flags && { flags: job.flags }),
      http: recording,
      sanitise,
      signal,
      setupOf: (name: RemoteName) => buildOf(name, builds.setupOf),
      versionOf: (name) => releases.get(name)?.version ?? 'none',
      onFirstCalls(calls) {
        early = calls;
        onFirstCalls(calls);
      },
      report: warn,
    }).catch((error: unknown) => {
      blame.thrown(error);
      throw error;
    });
    // A call made after the deadline gets no answer.
    signal.throwIfAborted();
    // The time for calls that parts make while they render; a part that waits longer is left to the
    // browser.
    patience = within(job.limit * FOR_PARTS);
    const inAll = job.most * 0.95 - (performance.now() - began);
    const left = Math.max(50, Math.min(job.limit * 0.95, inAll));
    let parts = 0;
    const html = job.body
      ? await renderHtml(served.element, left, (error, components) => {
          parts += 1;
          if (components) blame.thrown(error, components);
          warn(`${new URL(job.url).pathname}: ${thrownText(error)}`);
        })
      : null;
    const tooMany = JSON.stringify(answers).length > ANSWERS_MOST;
    const asksAgain = tooMany || served.head === null;
    return {
      status: served.status,
      head: served.head,
      answers: tooMany ? [] : answers,
      early: asksAgain ? early : [],
      body: html && { ...html, styles: served.styles(), slots: served.slots() },
      whole: failures === 0 && parts === 0,
    };
  };
}
