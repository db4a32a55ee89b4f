import type { ShopConfig } from 'shared-contracts/config';
import { DESIGN_PATH } from '../src/design/design-path';
import { documentHead } from '../src/document-head';
import { BARE_PATH } from '../src/releases-path';
import type { Environment } from './environment';
import { setByStaff } from './follow-shop';
import type { RenderJob } from './rendering/page-renderer';
import type { RenderPool } from './rendering/render-pool';
import type { RenderedPage } from './rendering/rendered-page';
import { serverReleases } from './rendering/server-releases';
import type { Visit } from './visit';

export type PageDependencies = {
  environment: Pick<Environment, 'RENDER_LIMIT' | 'RENDER_MOST'>;
  config: ShopConfig;
  development: boolean;
  pool: RenderPool;
};

/** The head and status of a page that the browser makes. */
const BY_BROWSER: RenderedPage = {
  status: 200,
  head: null,
  answers: [],
  early: [],
  body: null,
  whole: false,
};

/** A page that a search engine should not list. */
const unlisted = (title: string, config: ShopConfig): RenderedPage => ({
  ...BY_BROWSER,
  head: documentHead({ title, robots: 'noindex' }, config),
});

const missing = (config: ShopConfig): RenderedPage => ({
  ...unlisted('This page does not exist', config),
  status: 404,
});

/** What the render processes are asked for a visit's page. */
export function renderJobOf(
  { url, chosen, local, previewed, flags }: Visit,
  { environment, config, development }: Omit<PageDependencies, 'pool'>,
): RenderJob {
  const unseen = previewed?.unseen ?? [];
  const rendering = Object.values(chosen.manifests).filter(({ app }) => !unseen.includes(app));
  return {
    url: url.href,
    releases: serverReleases(rendering),
    development,
    set: setByStaff(config),
    ...(flags.length > 0 && { flags }),
    // Neither a local build nor a preview runs here, so the browser makes the whole page.
    body: local === null && unseen.length === 0,
    limit: environment.RENDER_LIMIT,
    most: Math.max(environment.RENDER_MOST, environment.RENDER_LIMIT),
  };
}

/** The page of a visit, rendered by its remote, or left to the browser. */
export async function pageOfVisit(
  visit: Visit,
  dependencies: PageDependencies,
): Promise<RenderedPage> {
  const { url, route, local } = visit;
  const { config, development, pool } = dependencies;
  if (url.pathname === BARE_PATH) return unlisted(config.tagline, config);
  if (!route && development && url.pathname === DESIGN_PATH) {
    return unlisted('Tokens and primitives', config);
  }
  // What makes pages here is the shell's server build, and a development shell has none.
  if (local?.hot?.apps.includes('shell')) return route ? BY_BROWSER : missing(config);
  const answer = await pool.render(
    renderJobOf(visit, dependencies),
    route ? `${route.remote}/${route.page}` : 'none',
  );
  const page = answer.kind === 'rendered' ? answer.page : { ...BY_BROWSER, early: answer.early };
  return !route && page.head === null ? missing(config) : page;
}
