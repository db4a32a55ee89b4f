/** nginx with deploy/nginx before two document servers of the test's own, where nginx is installed. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askEdge, canRunEdge, startEdge, type Edge } from '../run/edge.mjs';
import { freePort } from '../run/free-port.mjs';

const isPossible = canRunEdge();
if (!isPossible) it.skip('needs nginx and openssl', () => undefined);

const TRACE = /^00-([0-9a-f]{32})-[0-9a-f]{16}-00$/;
/** What one address gets at once of documents that are not kept, and a second of more. */
const AT_ONCE = 100;

describe.skipIf(!isPossible)('the edge', () => {
  let folder: string;
  let edge: Edge;
  let port: number;
  const asked: IncomingMessage[] = [];
  const documents: Server[] = [];

  /** A document server: fresh for the second that caches count at least, shown for a day without it. */
  async function openDocuments(): Promise<string> {
    const server = createServer((incoming, answer) => {
      asked.push(incoming);
      const fresh = incoming.url?.startsWith('/kept') ? 600 : 1;
      // As a bucket of released files does.
      if (incoming.headers.origin) {
        answer.setHeader('Access-Control-Allow-Origin', incoming.headers.origin);
      }
      answer.setHeader('Content-Type', 'text/html');
      answer.setHeader('Cache-Control', `public, s-maxage=${fresh}, stale-if-error=86400`);
      answer.end(`document ${asked.length}`);
    });
    documents.push(server);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return `127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await askEdge(port, path, headers);
    return {
      status: answer.status,
      body: answer.body,
      cache: answer.headers['x-cache'],
      readers: answer.headers['access-control-allow-origin'],
    };
  };

  beforeAll(async () => {
    // Everybody may enter it: as root nginx works as another user.
    folder = mkdtempSync(join(tmpdir(), 'edge-'));
    execFileSync('chmod', ['755', folder]);
    port = await freePort();
    const upstreams = {
      documents: [await openDocuments(), await openDocuments()],
      releases: [await openDocuments()],
    };
    edge = await startEdge({ folder: join(folder, 'nginx'), port, upstreams, asDeployed: true });
  }, 60_000);
  afterAll(async () => {
    await edge.stop();
    for (const server of documents) server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('gives one copy to all of a share, and to no other share', async () => {
    const first = await ask('/kept/share', { Cookie: 'share=0123abcd' });
    expect(first.status).toBe(200);
    expect(await ask('/kept/share', { Cookie: 'who=else; share=0123abcd' })).toEqual({
      ...first,
      cache: 'HIT',
    });
    const other = await ask('/kept/share', { Cookie: 'share=4567cdef' });
    expect(other.body).not.toBe(first.body);
    // What is no share is nobody's, and so a stranger's cookie fills no cache.
    const none = await ask('/kept/share');
    expect(none.body).not.toBe(other.body);
    expect(await ask('/kept/share', { Cookie: 'share=a-word' })).toMatchObject({ body: none.body });
    // A developer's own document is nobody else's.
    const own = await ask('/kept/share', { Cookie: 'override=mfe-search' });
    expect(own.body).not.toBe(none.body);
  });

  it('tells the document server the share of its key, and no caller’s word for it', async () => {
    for (const [cookie, keyed] of [
      ['share=0123abcd', '0123abcd'],
      ['share="0123abcd"', 'none'],
      ['', 'none'],
    ] as const) {
      await ask(`/told?${keyed}${cookie.length}`, {
        ...(cookie && { Cookie: cookie }),
        'X-Document-Share': 'ffffffff',
      });
      expect(asked.at(-1)?.headers['x-document-share']).toBe(keyed);
    }
  });

  it('lets every page read a released file, also after a request that named no origin', async () => {
    const file = '/mfe-search/1.0.0-3f9a1c20/entry.js';
    const Host = 'releases.localhost';
    const first = await ask(file, { Host });
    expect(first.readers).toBe('*');
    for (const Origin of ['https://shop.example', 'https://elsewhere.example']) {
      expect(await ask(file, { Host, Origin })).toEqual(first);
    }
  });

  it('keeps a picture by what the browser takes, and asks the provider for no other', async () => {
    const path = '/storage/drill.jpg?w=320';
    const plain = await ask(path, { Accept: 'image/jpeg' });
    expect(asked.at(-1)?.headers.accept).toBe('image/png');
    const newer = await ask(path, { Accept: 'image/avif,image/webp,*/*' });
    expect(newer.body).not.toBe(plain.body);
    expect(asked.at(-1)?.headers).toMatchObject({ accept: 'image/*', host: 'localhost' });
    expect((await ask(path)).body).toBe(newer.body);
    expect((await ask(path, { Accept: 'text/plain' })).body).toBe(plain.body);
  });

  it('passes on who asks, and a trace that its own log names too', async () => {
    asked.length = 0;
    await ask('/kept/trace?q=private', { 'X-Forwarded-For': '192.0.2.1' });
    const headers = asked.at(-1)?.headers ?? {};
    expect(headers).toMatchObject({
      host: 'localhost',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
    });
    const traceId = TRACE.exec(String(headers.traceparent))?.[1];
    expect(traceId).toBeDefined();
    const theirs = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    await ask('/api/brands', { traceparent: theirs });
    expect(asked.at(-1)?.headers.traceparent).toBe(theirs);
    const log = () => readFileSync(join(folder, 'nginx/access.log'), 'utf8');
    await expect.poll(log).toContain('a'.repeat(32));
    const lines = log()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { path: string; traceId: string });
    expect(lines.find(({ path }) => path === '/kept/trace')?.traceId).toBe(traceId);
    expect(log()).not.toContain('private');
  });

  it('makes few new documents for one address, and gives it as many kept ones as it likes', async () => {
    expect((await ask('/kept/page')).status).toBe(200);
    const flood = await Promise.all(
      Array.from({ length: 4 * AT_ONCE }, (_, nth) => ask(`/search?q=${nth}`)),
    );
    const refused = flood.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(AT_ONCE);
    expect(flood.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(AT_ONCE);
    const kept = await Promise.all(Array.from({ length: 200 }, () => ask('/kept/page')));
    expect(new Set(kept.map(({ status, cache }) => `${status} ${String(cache)}`))).toEqual(
      new Set(['200 HIT']),
    );
  });

  it('shows the last documents while both document servers are dead', async () => {
    await expect.poll(async () => (await ask('/last')).status, { timeout: 20_000 }).toBe(200);
    for (const server of documents) {
      server.close();
      server.closeAllConnections();
    }
    await expect.poll(async () => (await ask('/last')).cache, { timeout: 20_000 }).toBe('STALE');
    const last = await ask('/last');
    expect(last.status).toBe(200);
    expect(last.body).toMatch(/^document \d+$/);
    expect((await ask('/never-asked')).status).toBe(502);
    expect(await ask('/api/brands')).toMatchObject({
      status: 502,
      body: '{"message":"Something went wrong!"}',
    });
  });
});
