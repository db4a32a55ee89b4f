import type { AppName, Registry, ShadowRelease } from 'shared-contracts/release';
import { servedDocument } from '../releases/served-shell';
import type { RenderedPage } from '../rendering/rendered-page';
import type { Visit } from '../visit';

/** A page as it was rendered for a shopper, and the releases that there are. */
export type SeenPage = {
  visit: Visit;
  page: RenderedPage;
  /** The apps whose parts it shows. */
  shown: AppName[];
  registry: Registry;
};

/**
 * Whether a page may be rendered again and told of: a public one that search engines may list, whole,
 * and without a query, which may be what somebody has typed. A customer's own pages, shared links, previews
 * and local builds are none.
 */
function isPublic({ visit, page }: SeenPage): boolean {
  const { route, url, wanted, local } = visit;
  if (!route || route.guard !== 'none' || route.unlisted || wanted || local) return false;
  // Where the answers were too many for the document, the page can't be made from them again.
  if (url.search !== '' || !page.whole || !page.body || page.early.length > 0) return false;
  const robots = page.head?.tags.find(({ attributes }) => attributes.name === 'robots');
  return page.head !== null && !robots?.attributes.content?.includes('noindex');
}

/**
 * The shadow with which a page is rendered again: of an app that it shows, and whose live release it
 * was made from.
 * @param random from 0 to 1, by which a share of the pages is taken
 * @returns null where there is none, or the page is not of the share
 */
export function shadowFor(seen: SeenPage, random: () => number): ShadowRelease | null {
  const { visit, shown, registry } = seen;
  const shadows = Object.values(registry.shadows ?? {});
  if (shadows.length === 0 || !isPublic(seen)) return null;
  const fitting = shadows.filter(({ manifest, percent }) => {
    const { app, version } = manifest;
    const live = registry.apps[app]?.live;
    if (live === version || visit.chosen.set[app]?.version !== live) return false;
    // A shell for another document server is compared by none.
    if (app === 'shell' ? servedDocument(manifest) === null : !shown.includes(app)) return false;
    return manifest.server !== undefined && random() * 100 < percent;
  });
  return fitting[Math.floor(random() * fitting.length)] ?? null;
}
