import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { nameRoute } from 'server-kit/present-request';
import { appName, type AppName } from 'shared-contracts/release';
import { z } from 'shared-contracts/schema';
import { readRange } from './byte-range';
import { createReleaseIndex } from './release-index';
import type { ReleaseStore } from './store';

const YEAR = 31_536_000;

/**
 * The headers of every answer of a server of released files, also of a 404: without leave to read it
 * a browser treats it as an unreachable server. They are the same for every caller. An answer that
 * depended on the request's Origin would be kept by a cache whose key has no Origin, and a file that
 * a request without one had fetched would then be refused to every shopper.
 */
export const FILE_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
  'Timing-Allow-Origin': '*',
};

/** `<app>/<version>/<file>`; the registry, drafts and server builds can't be fetched. */
const PUBLIC_FILE = /^\/([a-z-]+)\/(\d+\.\d+\.\d+[\w.-]*-[0-9a-f]{8})\/([\w.@-]+)$/;

const notFound = (context: Context) => context.text('Not found', 404);

/**
 * Serves the immutable files of released folders, from compressed copies where there are, for a
 * year: they are public, and their integrity is pinned by the page.
 * @param store where the releases are
 * @param apps the apps whose files are served
 * @param observe counts and logs requests, where nothing before it does
 */
export function releaseFiles(
  store: ReleaseStore,
  apps: AppName[],
  observe?: MiddlewareHandler,
): Hono {
  const index = createReleaseIndex(store);
  const files = new Hono();
  if (observe) files.use(observe);
  files.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(FILE_HEADERS)) context.header(name, value);
    const found = context.res.ok || context.res.status === 304;
    context.header('Cache-Control', found ? `public, max-age=${YEAR}, immutable` : 'no-store');
  });
  files.get('*', async (context) => {
    const [, name, version = '', file = ''] = PUBLIC_FILE.exec(context.req.path) ?? [];
    const app = z.safeParse(appName, name).data;
    if (!app || !apps.includes(app)) return notFound(context);
    nameRoute('/:app/:version/:file');
    // A release never changes, so that its version is every file's tag, in each compression.
    const tag = `W/"${version}"`;
    const known = context.req.header('If-None-Match')?.split(/\s*,\s*/) ?? [];
    if (known.includes(tag) && (await index.has(app, version))) {
      return context.body(null, 304, { ETag: tag });
    }
    const accepted = context.req.header('Accept-Encoding') ?? '';
    const found = await index.find(app, version, file, accepted);
    if (!found) return notFound(context);
    const { size, encoding, packed, open } = found;
    const headers = {
      ETag: tag,
      'Content-Type': getMimeType(file) ?? 'application/octet-stream',
      'Accept-Ranges': 'bytes',
      'Content-Length': String(size),
      ...(encoding && { 'Content-Encoding': encoding }),
      ...(packed && { Vary: 'Accept-Encoding' }),
    };
    if (context.req.method === 'HEAD') return context.body(null, 200, headers);
    const range = readRange(context.req.header('Range'), size);
    if (range === 'beyond') {
      return context.body(null, 416, { 'Content-Range': `bytes */${size}` });
    }
    // The file was removed or has changed.
    const body = await open(range ?? undefined).catch(() => null);
    if (!body) return notFound(context);
    if (!range) return context.body(body, 200, headers);
    const { start, end } = range;
    return context.body(body, 206, {
      ...headers,
      'Content-Length': String(end - start + 1),
      'Content-Range': `bytes ${start}-${end}/${size}`,
    });
  });
  files.notFound(notFound);
  return files;
}
