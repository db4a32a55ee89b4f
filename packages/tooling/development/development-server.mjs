/** Serves development builds, and tells pages of each new one. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { extname } from 'node:path';
import { placeOf } from './place-of.mjs';

const KINDS = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.woff2': 'font/woff2',
};

const HEADERS = {
  // Public code, for a page of the shop that its developer has pointed here.
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};

/** A file of a build, and no path out of its folder. */
const FILE = /^\/[\w-]+\/[\w@-][\w.@-]*$/;

const BASE = 'http://localhost';

/** By which a page begins with a build. */
const ENTRY = /^\/[\w-]+\/entry\.[0-9a-f]+\.js$/;

/**
 * @param {import('./builds.mjs').Builds} builds
 * @param {{ root?: string, cert?: string, key?: string }} options `root`: the app whose manifest
 *   stands at the origin's root; a certificate and its key, as files, for https
 */
export async function developmentServer(builds, { root, cert, key } = {}) {
  /** @type {Set<import('node:http').ServerResponse>} */
  const pages = new Set();
  let documents = 0;
  const state = () => `data: ${JSON.stringify({ documents, builds: builds.states })}\n\n`;

  /** A build's manifest, at the origin's root with its files' folder before their names. */
  async function manifest(app, folder) {
    const own = await builds.manifest(app);
    if (!own || !folder) return own;
    const [[entry, integrity]] = Object.entries(own.integrity);
    return {
      ...own,
      ...(builds.states.shell && { development: { shell: 'shell/release.json' } }),
      entry: `${app}/${entry}`,
      integrity: { [`${app}/${entry}`]: integrity },
      fonts: own.fonts.map((font) => `${app}/${font}`),
    };
  }

  /** @param {URL} url @returns {Promise<{ type: string, content: string | Buffer } | null>} */
  async function answer({ pathname, searchParams }) {
    const [, app = '', name] = pathname.split('/');
    if (pathname === '/release.json' || name === 'release.json') {
      const found = await (pathname === '/release.json' ? manifest(root, true) : manifest(app));
      return found && { type: KINDS['.json'], content: JSON.stringify(found) };
    }
    if (pathname === '/place') {
      const place = placeOf(builds.file, searchParams);
      return place === null ? null : { type: 'text/plain; charset=utf-8', content: place };
    }
    if (ENTRY.test(pathname)) builds.pageBegins(app);
    const content = FILE.test(pathname) ? builds.file(pathname) : null;
    const type = KINDS[extname(pathname)] ?? 'application/octet-stream';
    return content && { type, content };
  }

  const handle = (request, response) => {
    // What is no path, such as `//`, is nothing that is here.
    const path = request.url ?? '/';
    const url = new URL(URL.canParse(path, BASE) ? path : '/', BASE);
    if (url.pathname === '/events') {
      response.writeHead(200, { ...HEADERS, 'Content-Type': 'text/event-stream' });
      response.write(state());
      pages.add(response);
      response.once('close', () => pages.delete(response));
      return;
    }
    answer(url).then(
      (found) => {
        if (found) response.writeHead(200, { ...HEADERS, 'Content-Type': found.type });
        else response.writeHead(404, HEADERS);
        response.end(found?.content ?? 'Not found');
      },
      (error) => response.writeHead(500, HEADERS).end(error.message.split('\n')[0]),
    );
  };
  const server =
    cert && key
      ? createSecureServer({ cert: await readFile(cert), key: await readFile(key) }, handle)
      : createServer(handle);

  return {
    /** @param {number} port */
    listen: (port) =>
      new Promise((done) => server.listen(port, '127.0.0.1', () => done(undefined))),
    /** Tells all open pages what is built now. */
    tell() {
      for (const page of pages) page.write(state());
    },
    /** Has all open pages loaded anew: the document server is another one. */
    reload() {
      documents += 1;
      this.tell();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
