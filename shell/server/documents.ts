import { randomBytes } from 'node:crypto';
import { posix } from 'node:path';
import type { Context } from 'hono';
import type { ShopConfig } from 'shared-contracts/config';
import type { DocumentContract, RemoteRoute } from 'shared-contracts/document-contract';
import type { AppName, Registry, ReleaseManifest, ReleaseSet } from 'shared-contracts/release';
import type { RegistryFile } from 'release-registry/registry-file';
import type { Metrics } from 'server-kit/metrics';
import { nameRoute } from 'server-kit/present-request';
import { DESIGN_PATH } from '../src/design/design-path';
import { documentHead } from '../src/head';
import { matchRoute } from '../src/match-route';
import { createDocumentCache, type MadeDocument } from './document-cache';
import { documentKey, documentUrl } from './document-address';
import { documentMetrics } from './document-metrics';
import { documentHtml, shownApps, type DocumentParts } from './document';
import { OF_LOCAL_BUILD, OF_PREVIEW, OWN, sharedFor } from './document-caching';
import type { Environment } from './environment';
import { withDevelopmentBuilds } from './overrides/development-builds';
import { overrideOf } from './overrides/override-cookie';
import { withOverride, type OverriddenReleases } from './overrides/with-override';
import { documentHeaders } from './policy';
import { afterOff, forgetPreviews, keepPreviews, wantedPreviews } from './previews/preview-cookie';
import { withPreviews, type PreviewedReleases } from './previews/with-previews';
import { bucketOf, giveBucket } from './releases/bucket';
import { flagsFor } from './releases/flags';
import type { Seal } from './releases/seal';
import { chosenReleases, type ChosenReleases } from './releases/chosen-releases';
import { whyUnserved } from './releases/served-shell';
import { keepShare, shareOf } from './releases/share';
import type { ReleaseWatch } from './reports/release-watch';
import type { Tickets } from './reports/ticket';
import type { RenderPool } from './rendering/render-pool';
import type { RenderedPage } from './rendering/rendered-page';
import type { ServerRelease } from './rendering/server-builds';
import { sendDocument } from './send-document';

export type DocumentsDependencies = {
  environment: Environment;
  config: ShopConfig;
  development: boolean;
  /** Where local builds may come from. */
  overrideOrigins: string[];
  registryFile: RegistryFile;
  pool: RenderPool;
  metrics: Metrics;
  /** The network that a call comes from. */
  networkOf: (context: Context) => string;
  seal: Seal;
  tickets: Tickets;
  watch: ReleaseWatch;
  /** Called with a message for a person on call. */
  alert: (message: string) => void;
};

type Asked = {
  url: URL;
  /** Null for the 404 page and for developers' pages. */
  route: RemoteRoute | null;
  chosen: ChosenReleases;
  document: DocumentContract;
  local: OverriddenReleases | null;
  previewed: PreviewedReleases | null;
  /** The feature flags that are on for this shopper. */
  flags: string[];
};

/** The head and status of a page that the browser makes. */
const UNSAID: RenderedPage = {
  status: 200,
  head: null,
  answers: [],
  early: [],
  body: null,
  whole: false,
};
/** A page that a search engine should not list. */
const unlisted = (title: string, config: ShopConfig): RenderedPage => ({
  ...UNSAID,
  head: documentHead({ title, robots: 'noindex' }, config),
});

const missing = (config: ShopConfig): RenderedPage => ({
  ...unlisted('This page does not exist', config),
  status: 404,
});

/** The server builds of some releases. */
export const serverReleases = (manifests: (ReleaseManifest | undefined)[]): ServerRelease[] =>
  manifests.flatMap((manifest) => {
    if (!manifest) return [];
    const { app, version, server, shared } = manifest;
    return [{ app, version, server, shared }];
  });

/** The releases of the apps whose parts a document shows. */
const releasesOf = (set: ReleaseSet, shown: AppName[]) =>
  shown.flatMap((app) => {
    const version = set[app]?.version;
    return version === undefined ? [] : [{ app, version }];
  });

const random = () => randomBytes(24).toString('base64url');

/**
 * Answers requests for every page of the shop: with the rendered page where that works, else with a
 * document whose page the browser makes.
 */
export function createDocuments(dependencies: DocumentsDependencies) {
  const { environment, config, development, overrideOrigins, pool, seal, alert } = dependencies;
  const fileOrigins = Object.values(environment.REMOTE_ORIGINS);
  // A random mark in place of the ticket in a kept document; nobody can guess it.
  const mark = random();
  const { DOCUMENT_FRESH: fresh, DOCUMENT_STALE: stale } = environment;
  const cache = createDocumentCache({ fresh, stale, mark });
  const shared = sharedFor(fresh);
  documentMetrics(dependencies.metrics, pool, cache);
  const isSecure = config.origin.startsWith('https:');
  let revision = -1;

  /** The parts of the page's document, rendered by its remote. */
  async function pageOf({
    url,
    route,
    chosen,
    local,
    previewed,
    flags,
  }: Asked): Promise<RenderedPage> {
    const unseen = previewed?.unseen ?? [];
    if (!route && development && url.pathname === DESIGN_PATH) {
      return unlisted('Tokens and primitives', config);
    }
    const rendering = Object.values(chosen.manifests).filter(({ app }) => !unseen.includes(app));
    // What makes pages here is the shell's server build, and a development shell has none.
    if (local?.hot?.apps.includes('shell')) return route ? UNSAID : missing(config);
    const answer = await pool.render(
      {
        url: url.href,
        releases: serverReleases(rendering),
        development,
        ...(flags.length > 0 && { flags }),
        // Neither a local build nor a preview runs here, so the browser makes the whole page.
        body: local === null && unseen.length === 0,
        limit: environment.RENDER_LIMIT,
        most: Math.max(environment.RENDER_MOST, environment.RENDER_LIMIT),
      },
      route ? `${route.remote}/${route.page}` : 'none',
    );
    const page = answer.kind === 'rendered' ? answer.page : { ...UNSAID, early: answer.early };
    return !route && page.head === null ? missing(config) : page;
  }

  /** Whether a page lacks nothing; where no process renders, the browser's page is all there is. */
  const isComplete = ({ whole, body }: RenderedPage) =>
    environment.RENDER_WORKERS === 0 || (whole && body !== null);

  const placeOf = ({ route, chosen, document }: Asked): DocumentParts['page'] =>
    route && {
      remote: route.remote,
      release: chosen.set[route.remote],
      name: route.page,
      parts: route.layout === 'landing' ? document.headerSlots : [],
    };

  function htmlOf(asked: Asked, first: RenderedPage, shown: AppName[]) {
    const { chosen, document, local, previewed, flags } = asked;
    const { set, good, manifests } = chosen;
    const { shell } = set;
    if (!shell || !manifests.shell) throw new Error('the shop has no release yet');
    return documentHtml({
      config,
      development,
      overridable: overrideOrigins.length > 0,
      override: local?.override ?? null,
      hot: local?.hot ?? null,
      flags,
      remoteLimit: environment.REMOTE_LIMIT,
      set,
      good,
      shell,
      earlyInput: document.earlyInput,
      nonce: local ? random() : null,
      // A browser with a local build or a preview sends no reports.
      ticket: local || previewed || document.asksTicket ? null : mark,
      offer:
        local || previewed || !document.asksTicket
          ? null
          : dependencies.tickets.offer([set, good], releasesOf(set, shown)),
      first,
      fonts: manifests.shell.fonts.map((file) => `${posix.dirname(shell.entry)}/${file}`),
      page: placeOf(asked),
    });
  }

  async function make(asked: Asked): Promise<MadeDocument> {
    const page = await pageOf(asked);
    // Anybody can ask for any number of missing pages, so only the one without a route is kept.
    const there = page.status < 400 || (page.status === 404 && !asked.route);
    const keep = !(isComplete(page) && there)
      ? 'no'
      : page.answers.length === 0
        ? 'release'
        : 'seconds';
    const shown = shownApps(placeOf(asked), page);
    return { ...htmlOf(asked, page, shown), status: page.status, keep, shown };
  }

  /** The ticket of one answer; its document counts as served to this shopper. */
  function ticketOf(context: Context, { set, good }: ChosenReleases, shown: AppName[]): string {
    const bucket = bucketOf(context, seal) ?? giveBucket(context, seal, isSecure);
    const network = dependencies.networkOf(context);
    dependencies.watch.served({ bucket, network }, releasesOf(set, shown));
    return dependencies.tickets.issue(bucket, [set, good]);
  }

  /** Removes what was made with an earlier registry. */
  function changed(registry: Registry): void {
    cache.drop();
    ({ revision } = registry);
    const shell = registry.apps.shell;
    const why = shell && whyUnserved(shell.releases[shell.live]?.manifest);
    if (why) alert(why);
  }

  /** The builds that nobody has released, on a developer's document. */
  async function localOf(context: Context, released: ChosenReleases) {
    const { DEVELOPMENT_BUILDS: builds } = environment;
    if (builds !== undefined) return withDevelopmentBuilds(released, builds);
    const wanted = overrideOf(context, overrideOrigins);
    return wanted ? withOverride(released, wanted) : null;
  }

  /** Answers one page's request. */
  return async (context: Context): Promise<Response> => {
    const asked = new URL(context.req.url);
    nameRoute('page');
    const registry = await dependencies.registryFile.read();
    if (registry.revision !== revision) changed(registry);
    const bucket = bucketOf(context, seal);
    const released = chosenReleases(registry, bucket, environment.REMOTE_ORIGINS);
    const look = wantedPreviews(context);
    if (look === 'off') {
      forgetPreviews(context);
      return context.redirect(afterOff(asked, context.req.header('referer')), 302);
    }
    const previewed =
      look && withPreviews(released, look.names, registry, environment.REMOTE_ORIGINS);
    if (previewed && look.from === 'address') keepPreviews(context, look.names, isSecure);
    if (look && !previewed) forgetPreviews(context);
    const base = previewed?.chosen ?? released;
    const local = await localOf(context, base);
    const chosen = local?.chosen ?? base;
    const { document } = chosen;
    if (!document) {
      const what = environment.DEVELOPMENT_BUILDS ? 'shell that builds' : 'release yet';
      return context.text(`The shop has no ${what}.`, 503);
    }
    const route = matchRoute(document.routes, asked.pathname)?.route ?? null;
    if (route?.kind === 'redirect') return context.redirect(route.to, 302);
    nameRoute(route ? `page ${route.remote}/${route.page}` : 'page none');
    const url = documentUrl(asked, route, { origin: config.origin, development });
    const flags = flagsFor(registry, bucket);
    const visit = { url, route, chosen, document, local, previewed, flags };
    const made = local
      ? { ...(await make(visit)), etag: null }
      : await cache.get(documentKey(visit, registry), () => make(visit));
    const isShared = !look && !local && document.asksTicket === true;
    const kept = isShared && keepShare(context, shareOf(registry, bucket), isSecure);
    const ofNobodyElse = look ? OF_PREVIEW : local ? OF_LOCAL_BUILD : OWN;
    // A cache would show an incomplete page to others, for a day where no server answers.
    const caching = kept && made.keep !== 'no' ? shared : ofNobodyElse;
    return sendDocument(context, {
      made,
      etag: look ? null : made.etag,
      caching,
      ticket:
        local || previewed || document.asksTicket
          ? null
          : { mark, text: () => ticketOf(context, chosen, made.shown) },
      preview: look && { names: look.names, shown: previewed !== null },
      headersOf: (inline) =>
        documentHeaders(inline, registry, fileOrigins, local?.exempt ?? null, previewed?.policies),
    });
  };
}
