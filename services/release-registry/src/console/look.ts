/** The console's style sheet and font: the shop's tokens, and what only the console has. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { globalCss } from 'shared-ui/global-style';

const own = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const PARTS = ['page.css', 'lists.css', 'tables.css'];
const FONT = '/archivo.woff2';

/** Answers for the style sheet and the font, which anybody may have. */
export function lookRoutes(): Hono {
  const shared = (name: string) => fileURLToPath(import.meta.resolve(`shared-ui/${name}`));
  const office = readFileSync(shared('back-office.css'), 'utf8');
  const css = [globalCss({ latin: FONT }), office, ...PARTS.map(own)].join('\n');
  const font = readFileSync(shared('archivo-latin.woff2'));
  const routes = new Hono();
  routes.get('/style.css', (context) => {
    context.header('Cache-Control', 'no-cache');
    return context.body(css, 200, { 'Content-Type': 'text/css; charset=utf-8' });
  });
  routes.get(FONT, (context) => {
    context.header('Cache-Control', 'max-age=86400');
    return context.body(new Uint8Array(font), 200, { 'Content-Type': 'font/woff2' });
  });
  return routes;
}
