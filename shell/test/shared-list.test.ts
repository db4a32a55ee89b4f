/** A list that another app shares with the installed shop: by the service worker, and where there is none. */
import { Hono } from 'hono';
import { sharedTextIn, SHARED_TEXT_MOST } from 'shared-contracts/shared-text';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sharedList as byServer } from '../server/shared-list';
import { isSharedList, sharedList as byWorker } from '../src/service-worker/shared-list';

const ORIGIN = 'https://shop.example';
const ADDRESS = `${ORIGIN}/quick-order`;
/** As people paste it: signs that an address has to write in another way, and two alphabets. */
const LINE = '3 × 1/2" & 50% #8 “ñ” 漢\n';

beforeEach(() => {
  vi.stubGlobal('location', { origin: ORIGIN });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const posted = (text: string, name = 'text') =>
  new Request(ADDRESS, { method: 'POST', body: new URLSearchParams({ [name]: text }) });

/** Where a reply leads, and what the page takes there. */
function leads(reply: Response) {
  const url = new URL(reply.headers.get('location') ?? '', ORIGIN);
  expect([reply.status, url.origin, url.pathname, url.search]).toEqual([
    ...[303, ORIGIN, '/quick-order', ''],
  ]);
  return sharedTextIn(url.hash);
}

const server = new Hono().route('/', byServer());
const ways = {
  worker: async (text: string, name?: string) => leads(await byWorker(posted(text, name))),
  server: async (text: string, name?: string) => leads(await server.request(posted(text, name))),
};

describe.each(Object.entries(ways))('a list that is shared, by the %s', (_by, shared) => {
  it('comes to quick order as it is, or not at all where there is none', async () => {
    // Forms end lines as the network does.
    const sent = LINE.repeat(20).replaceAll('\n', '\r\n');
    expect(await shared(sent)).toEqual({ kind: 'text', text: LINE.repeat(20) });
    expect(await shared(' \n ')).toEqual({ kind: 'none' });
    expect(await shared(LINE, 'other')).toEqual({ kind: 'none' });
  });

  it('is said to be too long rather than cut', async () => {
    expect(await shared('x'.repeat(SHARED_TEXT_MOST + 1))).toEqual({ kind: 'too long' });
    expect(await shared('漢'.repeat(13 * SHARED_TEXT_MOST))).toEqual({ kind: 'too long' });
  });
});

it('may be long only by the worker: an address of a server is bounded', async () => {
  const long = 'x'.repeat(SHARED_TEXT_MOST);
  expect(await ways.worker(long)).toEqual({ kind: 'text', text: long });
  expect(await ways.server(long)).toEqual({ kind: 'too long' });
});

it('is what is posted to quick order alone', () => {
  const is = (path: string, method: string) =>
    isSharedList(new Request(`${ORIGIN}${path}`, { method }), new URL(`${ORIGIN}${path}`));
  expect(is('/quick-order', 'POST')).toBe(true);
  expect(is('/quick-order', 'GET')).toBe(false);
  expect(is('/login', 'POST')).toBe(false);
});

it('that is broken, or isn’t a form, brings nothing', async () => {
  expect(sharedTextIn('#shared=%E4')).toEqual({ kind: 'none' });
  expect(sharedTextIn('#cart')).toEqual({ kind: 'none' });
  const bare = () => new Request(ADDRESS, { method: 'POST', body: '{}' });
  expect(leads(await byWorker(bare()))).toEqual({ kind: 'none' });
  expect(leads(await server.request(bare()))).toEqual({ kind: 'none' });
});
