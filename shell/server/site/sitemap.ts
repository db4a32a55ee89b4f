import { invoke, type HttpClient } from 'shared-contracts/call';
import { listBrands, listCategories, listProducts } from 'shared-contracts/calls/catalog';
import { listBlogs } from 'shared-contracts/calls/content';
import { listProductIds } from 'shared-contracts/calls/product-ids';
import type { Route } from 'shared-contracts/document-contract';
import { isMissingCall } from 'shared-contracts/missing-call';
import { paths } from 'shared-contracts/paths';
import { escapeMarkup } from '../escape-markup';

/**
 * How long a list of all pages is used, in milliseconds, because it costs the provider many calls.
 * After that it is still given while the next one is made.
 */
const KEPT_FOR = 15 * 60_000;
/** How long a first caller waits for it, in milliseconds; of a large shop it takes longer. */
const WAIT_MOST = 5000;
const PAGE = 100;
/** The most products of a sitemap: as many as a list may have before it (`offset` of the contract). */
const PRODUCTS_MOST = 1_000_000;
/** How many addresses a file has. It may have 50,000 (sitemaps.org, protocol). */
const FILE_MOST = 10_000;

/** The texts of the files, by number from 1; `index` names them all. */
export type Sitemap = { index: string; files: readonly string[] };

/** Thrown where the list of pages is still being made. */
export class StillDrawing extends Error {
  override readonly name = 'StillDrawing';
}

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

/** By the call for it, which answers ids alone, ten thousand at a time. */
async function namedProducts(http: HttpClient): Promise<string[]> {
  const ids = new Set<string>();
  let after: string | undefined;
  while (ids.size <= PRODUCTS_MOST) {
    const query = after === undefined ? {} : { after };
    const part = await invoke(http, listProductIds, { query });
    const before = ids.size;
    for (const id of part.ids) ids.add(id);
    after = part.ids.at(-1);
    // A provider that ignores `after` would answer the same ids for ever.
    if (!part.more || ids.size === before) break;
  }
  return [...ids];
}

/** By pages of the list, of a provider without that call. */
async function listedProducts(http: HttpClient): Promise<string[]> {
  const ids = new Set<string>();
  for (let offset = 0; offset <= PRODUCTS_MOST; offset += PAGE) {
    const page = await invoke(http, listProducts, { body: { limit: PAGE, offset } });
    const before = ids.size;
    for (const { id } of page.items) ids.add(id);
    // A provider that ignores the offset would answer the same page for ever.
    if (page.received < PAGE || ids.size === before) break;
  }
  return [...ids];
}

async function allProducts(http: HttpClient): Promise<string[]> {
  try {
    return await namedProducts(http);
  } catch (error) {
    if (!isMissingCall(error)) throw error;
    return listedProducts(http);
  }
}

function xml(root: 'urlset' | 'sitemapindex', entry: 'url' | 'sitemap', places: string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...places.map((place) => `<${entry}><loc>${escapeMarkup(place)}</loc></${entry}>`),
    `</${root}>`,
    '',
  ].join('\n');
}

/** The address of a file of the sitemap, by its number from 1. */
const sitemapPath = (nth: number) => `/sitemaps/${nth}.xml`;
/** The same for the router, which needs a name and its pattern for a whole part of the path. */
export const SITEMAP_FILES = '/sitemaps/:file{[1-9][0-9]*[.]xml}';

async function draw(
  http: HttpClient,
  origin: string,
  routesNow: () => Promise<Route[]>,
): Promise<Sitemap> {
  const [routes, categories, brands, blogs, products] = await Promise.all([
    routesNow(),
    invoke(http, listCategories),
    invoke(http, listBrands),
    invoke(http, listBlogs, { query: {} }),
    allProducts(http),
  ]);
  const all = [
    ...fixedPaths(routes),
    ...categories.items.map(({ id }) => paths.category(id)),
    ...brands.items.map(({ id }) => paths.brand(id)),
    ...blogs.items.map(({ id }) => paths.blog(id)),
    ...products.map((id) => paths.product(id)),
  ].map((path) => origin + path);
  const count = Math.ceil(all.length / FILE_MOST);
  const files = Array.from({ length: count }, (_, at) =>
    xml('urlset', 'url', all.slice(at * FILE_MOST, (at + 1) * FILE_MOST)),
  );
  const places = files.map((_, at) => origin + sitemapPath(at + 1));
  return { index: xml('sitemapindex', 'sitemap', places), files };
}

/**
 * Every page that a search engine should know (sitemaps.org): an index and its files, drawn from the
 * provider's lists and kept for a quarter of an hour.
 * @param routesNow gives the live shell's route table
 * @param waitMost how long a caller waits for the first ones, in milliseconds
 * @returns a function that gives them; rejects with ApiError where the provider fails, and with
 * StillDrawing where they take longer: they are then made for the next who asks
 */
export function createSitemap(
  http: HttpClient,
  origin: string,
  routesNow: () => Promise<Route[]>,
  waitMost = WAIT_MOST,
): () => Promise<Sitemap> {
  let kept: { sitemap: Sitemap; until: number } | null = null;
  let drawing: Promise<Sitemap> | null = null;
  const drawn = () => {
    drawing ??= draw(http, origin, routesNow)
      .then((sitemap) => {
        kept = { sitemap, until: Date.now() + KEPT_FOR };
        return sitemap;
      })
      .finally(() => (drawing = null));
    return drawing;
  };
  return async () => {
    if (kept) {
      // A failure leaves the last one, and the next caller tries again.
      if (kept.until <= Date.now()) drawn().catch(() => undefined);
      return kept.sitemap;
    }
    const first = drawn();
    first.catch(() => undefined);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, refuse) => {
      timer = setTimeout(() => refuse(new StillDrawing()), waitMost);
    });
    return Promise.race([first, late]).finally(() => clearTimeout(timer));
  };
}
