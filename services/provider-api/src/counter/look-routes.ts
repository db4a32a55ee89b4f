/** The counter's style sheet, font and script, which anybody may have. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import { globalCss } from 'shared-ui/global-style';

const LOOK = '/staff/look';
const FONT = `${LOOK}/archivo.woff2`;

const PARTS = ['page.css', 'tables.css', 'orders.css', 'people.css', 'print.css'];
const styles = (name: string) => readFileSync(new URL(`look/${name}`, import.meta.url), 'utf8');
const SCRIPT = new URL('./look/live.js', import.meta.url);

export function lookRoutes(app: Hono): void {
  const css = [globalCss({ latin: FONT }), ...PARTS.map(styles)];
  const font = readFileSync(fileURLToPath(import.meta.resolve('shared-ui/archivo-latin.woff2')));
  const files = {
    [`${LOOK}/style.css`]: { body: css.join('\n'), type: 'text/css; charset=utf-8' },
    [`${LOOK}/live.js`]: {
      body: readFileSync(SCRIPT, 'utf8'),
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
