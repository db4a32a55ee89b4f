import { invoke, type HttpClient } from 'shared-contracts/call';
import { listBrands, listCategories, listProducts } from 'shared-contracts/calls/catalog';
import { listBlogs } from 'shared-contracts/calls/content';
import type { Route } from 'shared-contracts/document-contract';
import { paths } from 'shared-contracts/paths';
import { escapeMarkup } from '../escape-markup';

/**
 * How long a list of all pages is used, in milliseconds, because it costs the provider many calls.
 */
const KEPT_FOR = 15 * 60_000;
const PAGE = 100;
/** A sitemap holds at most this many addresses (sitemaps.org, protocol). */
const MOST = 50_000;

/** The route table's pages without a parameter, but for those of one person, of forms and searches. */
const fixedPaths = (routes: Route[]) =>
  routes.flatMap((route) =>
    route.kind === 'remote' &&
    route.guard === 'none' &&
    !route.unlisted &&
    !route.path.includes(':')
      ? [route.path]
      : [],
  );

async function allProducts(http: HttpClient): Promise<string[]> {
  const ids = new Set<string>();
  for (let offset = 0; offset < MOST; offset += PAGE) {
    const page = await invoke(http, listProducts, { body: { limit: PAGE, offset } });
    const before = ids.size;
    for (const { id } of page.items) ids.add(id);
    // A provider that ignores the offset would answer the same page for ever.
    if (page.received < PAGE || ids.size === before) break;
  }
  return [...ids];
}

async function draw(
  http: HttpClient,
  origin: string,
  routesNow: () => Promise<Route[]>,
): Promise<string> {
  const [routes, categories, brands, blogs, products] = await Promise.all([
    routesNow(),
    invoke(http, listCategories),
    invoke(http, listBrands),
    invoke(http, listBlogs),
    allProducts(http),
  ]);
  const all = [
    ...fixedPaths(routes),
    ...categories.items.map(({ id }) => paths.category(id)),
    ...brands.items.map(({ id }) => paths.brand(id)),
    ...blogs.items.map(({ id }) => paths.blog(id)),
    ...products.map((id) => paths.product(id)),
  ].slice(0, MOST);
  const locations = all.map((path) => `<url><loc>${escapeMarkup(origin + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...locations,
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * Every page that a search engine should know (sitemaps.org), drawn from the provider's lists and
 * kept for a quarter of an hour.
 * @param routesNow gives the live shell's route table
 * @returns a function that gives the sitemap's text; rejects with ApiError where the provider fails
 */
export function createSitemap(
  http: HttpClient,
  origin: string,
  routesNow: () => Promise<Route[]>,
): () => Promise<string> {
  let kept: { text: Promise<string>; until: number } | null = null;
  return () => {
    if (kept && kept.until > Date.now()) return kept.text;
    const drawn = { text: draw(http, origin, routesNow), until: Date.now() + KEPT_FOR };
    kept = drawn;
    drawn.text.catch(() => {
      if (kept === drawn) kept = null;
    });
    return drawn.text;
  };
}
