/** The style sheet and the font of an office: the shop's tokens, what offices share, and its own. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { globalCss } from 'shared-ui/global-style';

const read = (name: string) => readFileSync(fileURLToPath(import.meta.resolve(name)));

type Look = {
  /** The path below which the files are: '/staff/look'. */
  at: string;
  /** Where a table's rows are rows and no entries: media and container conditions of style sheets. */
  wide: readonly string[];
  /** The office's own style sheets, in their order. */
  sheets: readonly string[];
  /** The texts of its own scripts, by their file names. */
  scripts?: Readonly<Record<string, string>>;
};

/** Answers for the files of an office's look, which anybody may have. */
export function lookRoutes({ at, wide, sheets, scripts = {} }: Look): Hono {
  const routes = new Hono();
  const font = `${at}/archivo.woff2`;
  const office = read('back-office/back-office.css').toString('utf8');
  const rows = read('back-office/wide-tables.css').toString('utf8');
  const tables = wide.map((where) => `${where}{${rows}}`);
  const css = [globalCss({ latin: font }), office, ...tables, ...sheets].join('\n');
  const send = (path: string, body: string | Uint8Array<ArrayBuffer>, type: string) => {
    routes.get(path, (context) =>
      context.body(body, 200, { 'Content-Type': type, 'Cache-Control': 'max-age=600' }),
    );
  };
  send(`${at}/style.css`, css, 'text/css; charset=utf-8');
  send(font, new Uint8Array(read('shared-ui/archivo-latin.woff2')), 'font/woff2');
  for (const [name, text] of Object.entries(scripts)) {
    send(`${at}/${name}`, text, 'text/javascript; charset=utf-8');
  }
  return routes;
}
