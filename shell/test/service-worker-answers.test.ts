/** What the service worker has for a link to a page that was opened, and what it says of it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAnswer } from '../src/service-worker/answers';
import { createDocuments } from '../src/service-worker/documents';
import { createStored, type Stored } from '../src/service-worker/stored';
import { BasicResponse } from './basic-response';
import { FakeCaches } from './fake-caches';

const ORIGIN = 'https://shop.example';
const LIST = `${ORIGIN}/api/store/products`;

let stored: Stored;
let now: number;
let held: Promise<unknown>[];
const hold = (work: Promise<unknown>) => held.push(work);
const settled = () => Promise.all(held);

beforeEach(() => {
  stored = createStored(new FakeCaches().asStorage, () => now);
  now = 1_000;
  held = [];
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const documentWith = (answers: unknown[], text = 'drills'): Response => {
  const state = JSON.stringify({ releases: {}, answers });
  return new BasicResponse(
    `<html><div data-rendered>${text}</div><script type="application/json" id="storefront-state">${state}</script></html>`,
    { headers: { 'Content-Type': 'text/html' } },
  );
};

const documents = () => createDocuments(stored, () => Promise.resolve());
const offline = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
const list = () => new Request(LIST, { method: 'POST', body: '{"limit":12}' });

describe('the answers of a document', () => {
  it('are there for a link to its page', async () => {
    const request = { method: 'POST', url: '/api/store/products', body: { limit: 12 } };
    await documents().store(`${ORIGIN}/store`, documentWith([{ request, answer: ['a drill'] }]));
    const told: number[] = [];
    const reply = await readAnswer(
      list(),
      stored,
      hold,
      (at) => told.push(at),
      () => Promise.resolve(),
    );
    expect(await reply.json()).toEqual(['a drill']);
    expect(told).toEqual([1_000]);
  });

  it('are left where they are not the same for everybody', async () => {
    const request = { method: 'GET', url: '/api/shop/orders' };
    await documents().store(`${ORIGIN}/store`, documentWith([{ request, answer: ['an order'] }]));
    expect(await stored.keys('answers')).toEqual([]);
  });
});

it('an answer that comes late is stored, and its page hears of it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const request = { method: 'POST', url: '/api/store/products', body: { limit: 12 } };
  await documents().store(`${ORIGIN}/store`, documentWith([{ request, answer: ['old'] }]));
  let bring: (reply: Response) => void = () => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (bring = resolve)));
  const fresh = vi.fn(() => Promise.resolve());
  const reply = readAnswer(list(), stored, hold, () => {}, fresh);
  // The key's digest comes first, in its own time.
  while (vi.getTimerCount() === 0) await new Promise(setImmediate);
  vi.advanceTimersByTime(1_000);
  expect(await (await reply).json()).toEqual(['old']);
  expect(fresh).not.toHaveBeenCalled();
  bring(Response.json(['new']));
  await settled();
  expect(fresh).toHaveBeenCalledOnce();
});

it('a hotspot’s own page is not stored as an answer', async () => {
  const page = new Response('Log in', { headers: { 'Content-Type': 'text/html' } });
  vi.stubGlobal('fetch', () => Promise.resolve(page));
  await readAnswer(
    list(),
    stored,
    hold,
    () => {},
    () => Promise.resolve(),
  );
  await settled();
  expect(await stored.keys('answers')).toEqual([]);
});

describe('a page that was never opened', () => {
  const opened = (path: string) => documents().reply(`${ORIGIN}${path}`, offline(), hold);

  it('is made without a time: what it shows has another one', async () => {
    await documents().store(`${ORIGIN}/_bare`, documentWith([], 'no page'));
    const reply = await opened('/brands');
    expect(await reply.text()).toContain('no page');
    expect(reply.headers.has('server-timing')).toBe(false);
  });

  it('is none of the shop’s where a file, a call or a tool’s page is asked for', async () => {
    await documents().store(`${ORIGIN}/_bare`, documentWith([], 'no page'));
    for (const path of ['/sitemap.xml', '/api/brands', '/_releases']) {
      expect((await opened(path)).status).toBe(503);
    }
  });
});

it('a page that asks whether the network has brought a newer one is told', async () => {
  const url = `${ORIGIN}/store`;
  await documents().store(url, documentWith([]));
  expect(await documents().isNewer(`${url}#top`, 1_000)).toBe(false);
  expect(await documents().isNewer(url, 999)).toBe(true);
  expect(await documents().isNewer(`${ORIGIN}/brands`, 0)).toBe(false);
});
