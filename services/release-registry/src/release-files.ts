import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const YEAR = 31_536_000;
/** `<app>/<version>/<file>`; the registry, drafts and server builds are nobody's to fetch. */
const PUBLIC_FILE = /^\/[a-z-]+\/\d+\.\d+\.\d+[\w.-]*-[0-9a-f]{8}\/[\w.@-]+$/;

/**
 * Serves the immutable files of released folders, from compressed copies where there are, for a
 * year, to any origin: they are public, and their integrity is pinned by the page.
 * @param store the folder of the releases
 * @param apps the apps whose files are served
 */
export function releaseFiles(store: string, apps: string[]): Hono {
  const files = new Hono();
  files.use(async (context, next) => {
    await next();
    context.header('X-Content-Type-Options', 'nosniff');
    const found = context.res.ok;
    context.header('Cache-Control', found ? `public, max-age=${YEAR}, immutable` : 'no-store');
    context.header('Access-Control-Allow-Origin', '*');
    context.header('Cross-Origin-Resource-Policy', 'cross-origin');
    context.header('Timing-Allow-Origin', '*');
  });
  files.get(
    '*',
    async (context, next) => {
      const path = context.req.path;
      const app = path.split('/')[1] ?? '';
      if (!PUBLIC_FILE.test(path) || !apps.includes(app)) return context.text('Not found', 404);
      return next();
    },
    serveStatic({ root: store, precompressed: true }),
  );
  files.notFound((context) => context.text('Not found', 404));
  return files;
}
