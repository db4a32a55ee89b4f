/** What stands between a page that is worked on and its builds survives whatever is asked of it. */
import { createServer, request, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { developmentServer } from '../development/development-server.mjs';
import { front } from '../development/front.mjs';
import { freePort } from '../run/free-port.mjs';

const ends: (() => unknown)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** @returns the answer to a path as it stands, which no browser would send so */
function ask(port: number, path: string): Promise<{ status: number; body: string }> {
  return new Promise((done, fail) => {
    const asked = request({ host: '127.0.0.1', port, path }, (answer) => {
      void text(answer).then((body) => {
        done({ status: answer.statusCode ?? 0, body });
      }, fail);
    });
    asked.once('error', fail);
    asked.end();
  });
}

it('gives a build’s files, and nothing for a path that leads elsewhere', async () => {
  const files = new Map([['/mfe-search/exposed.js', Buffer.from('code')]]);
  const server = await developmentServer({
    file: (path: string) => files.get(path) ?? null,
    manifest: () => null,
    states: {},
    pageBegins: () => undefined,
    ready: Promise.resolve(),
    close: () => Promise.resolve(),
  });
  const port = await freePort();
  await server.listen(port);
  ends.push(server.close);
  expect(await ask(port, '/mfe-search/exposed.js')).toEqual({ status: 200, body: 'code' });
  for (const path of [
    '//',
    '/../secret',
    '/release.json',
    '/place?script=/x.js&line=1',
    '/a/../b',
  ]) {
    expect((await ask(port, path)).status, path).toBe(404);
  }
});

async function documents(answer: string): Promise<{ port: number; server: Server }> {
  const server = createServer((asked, response) => {
    if (asked.url === '/cut') {
      response.write('half');
      setTimeout(() => response.destroy(), 10);
    } else response.end(answer);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, server };
}

it('answers by the newest document server, also who has asked before there was one', async () => {
  const port = await freePort();
  const shop = await front(port);
  ends.push(shop.close);
  const early = ask(port, '/');
  shop.lead((await documents('old')).port);
  expect((await early).body).toBe('old');
  shop.lead((await documents('new')).port);
  expect((await ask(port, '/')).body).toBe('new');
});

it('goes on where an answer is cut off, or the caller has disconnected', async () => {
  const port = await freePort();
  const shop = await front(port);
  ends.push(shop.close);
  const { port: to } = await documents('whole');
  shop.lead(to);
  await expect(ask(port, '/cut')).rejects.toThrow();
  const gone = connect(port, '127.0.0.1', () => {
    gone.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf');
    gone.destroy();
  });
  await new Promise((done) => gone.once('close', done));
  expect((await ask(port, '/')).body).toBe('whole');
});
