/** The counter's style sheet, font and script, which anybody may have. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import { globalCss } from 'shared-ui/global-style';

const LOOK = '/staff/look';
const FONT = `${LOOK}/archivo.woff2`;

const PARTS = ['page.css', 'tables.css', 'orders.css', 'catalogue.css', 'people.css', 'print.css'];
const own = (name: string) => readFileSync(new URL(`look/${name}`, import.meta.url), 'utf8');

export function lookRoutes(app: Hono): void {
  const shared = (name: string) => fileURLToPath(import.meta.resolve(`shared-ui/${name}`));
  const office = readFileSync(shared('back-office.css'), 'utf8');
  const css = [globalCss({ latin: FONT }), office, ...PARTS.map(own)];
  const font = readFileSync(shared('archivo-latin.woff2'));
  const files = {
    [`${LOOK}/style.css`]: { body: css.join('\n'), type: 'text/css; charset=utf-8' },
    [`${LOOK}/live.js`]: {
      body: own('live.js'),
      type: 'text/javascript; charset=utf-8',
    },
    [`${LOOK}/drop-files.js`]: {
      body: own('drop-files.js'),
      type: 'text/javascript; charset=utf-8',
    },
    [`${LOOK}/enter.js`]: {
      body: own('enter.js'),
      type: 'text/javascript; charset=utf-8',
    },
    [FONT]: { body: new Uint8Array(font), type: 'font/woff2' },
  };
  for (const [path, { body, type }] of Object.entries(files)) {
    app.get(path, (context) =>
      context.body(body, 200, { 'Content-Type': type, 'Cache-Control': 'max-age=600' }),
    );
  }
}
