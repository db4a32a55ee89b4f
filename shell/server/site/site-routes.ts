import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import type { HttpClient } from 'shared-contracts/call';
import type { ShopConfig } from 'shared-contracts/config';
import type { Route } from 'shared-contracts/document-contract';
import { paths } from 'shared-contracts/paths';
import { SHARE_PICTURE } from '../../src/document-head';
import { OPEN_CART } from '../../src/open-cart-hash';
import { favicon } from './favicon';
import { createSitemap, SITEMAP_FILES, type Sitemap } from './sitemap';

const DAY = 'public, max-age=86400';

const pictures = {
  [SHARE_PICTURE]: 'share.png',
  '/apple-touch-icon.png': 'icon-180.png',
  '/icon-192.png': 'icon-192.png',
  '/icon-512.png': 'icon-512.png',
  '/icon-maskable-512.png': 'icon-maskable-512.png',
} as const;

/** Line drawings of pages where a way ends (`shared-ui/drawing`). */
const DRAWINGS = join(import.meta.dirname, 'drawings');

function webManifest(config: ShopConfig) {
  const png = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    name: `${config.name}: ${config.tagline}`,
    short_name: config.name,
    start_url: paths.home(),
    scope: '/',
    display: 'standalone',
    id: paths.home(),
    lang: 'en-PH',
    background_color: '#f3f4f2',
    theme_color: '#171b1d',
    shortcuts: [
      { name: 'Search', url: paths.search() },
      { name: 'Cart', url: `${paths.home()}${OPEN_CART}` },
      { name: 'Quick order', url: paths.quickOrder() },
      { name: 'My Purchase', url: paths.orderHistory() },
    ],
    // A list that another app shares, such as a message, is a quick order; it may be long.
    share_target: {
      ...{ action: paths.quickOrder(), method: 'POST' },
      enctype: 'application/x-www-form-urlencoded',
      params: { text: 'text' },
    },
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png('icon-192.png', 192, 'any'),
      png('icon-512.png', 512, 'any'),
      png('icon-maskable-512.png', 512, 'maskable'),
    ],
  };
}

/** Programs that read a page for the preview of its link, and list nothing. */
const PREVIEWERS = ['facebookexternalhit', 'LinkedInBot', 'Slackbot', 'Twitterbot', 'WhatsApp'];

/**
 * Search engines should list neither a customer's pages nor API calls, forms and searches. Previews of
 * a shared link may be made of any page that is public.
 */
function robots(config: ShopConfig, routes: Route[]): string {
  const closed = routes.flatMap((route) =>
    route.kind === 'remote' && (route.guard === 'signed-in' || route.unlisted)
      ? [route.path.replace(/:.*$/, '')]
      : [],
  );
  return [
    'User-agent: *',
    ...['/api/', ...closed].map((path) => `Disallow: ${path}`),
    '',
    ...PREVIEWERS.map((name) => `User-agent: ${name}`),
    'Disallow: /api/',
    '',
    `Sitemap: ${config.origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** The files about the site for browsers and search engines: icons, manifest, robots, sitemap. */
export function siteRoutes(
  http: HttpClient,
  config: ShopConfig,
  routesNow: () => Promise<Route[]>,
): Hono {
  const app = new Hono();
  const sitemap = createSitemap(http, config.origin, routesNow);
  const kept = (path: string, type: string, body: string | Uint8Array<ArrayBuffer>) => {
    app.get(path, (context) => {
      context.header('Cache-Control', DAY);
      return context.body(body, 200, { 'Content-Type': type });
    });
  };
  kept('/favicon.svg', 'image/svg+xml', favicon);
  for (const [path, file] of Object.entries(pictures)) {
    kept(path, 'image/png', new Uint8Array(readFileSync(join(import.meta.dirname, file))));
  }
  for (const file of readdirSync(DRAWINGS)) {
    kept(`/drawings/${file}`, 'image/svg+xml', readFileSync(join(DRAWINGS, file), 'utf8'));
  }
  kept('/site.webmanifest', 'application/manifest+json', JSON.stringify(webManifest(config)));
  app.get('/robots.txt', async (context) => {
    const routes = await routesNow().catch(() => []);
    if (routes.length === 0) return context.text('The shop has no release yet.', 503);
    context.header('Cache-Control', DAY);
    return context.text(robots(config, routes));
  });
  app.get('/favicon.ico', (context) => context.redirect('/favicon.svg', 301));
  const sitemapFile = async (
    context: Context,
    choose: (sitemap: Sitemap) => string | undefined,
  ) => {
    try {
      const text = choose(await sitemap());
      if (text === undefined) return context.text('There is no such file.', 404);
      context.header('Cache-Control', 'public, max-age=900');
      return context.body(text, 200, { 'Content-Type': 'application/xml; charset=utf-8' });
    } catch {
      context.header('Retry-After', '60');
      return context.text('The list of pages can’t be made just now.', 503);
    }
  };
  app.get('/sitemap.xml', compress(), (context) => sitemapFile(context, ({ index }) => index));
  app.get(SITEMAP_FILES, compress(), (context) =>
    sitemapFile(context, ({ files }) => files[Number.parseInt(context.req.param('file')) - 1]),
  );
  return app;
}
