/** What the service worker stores, and when that takes the place of the network. */
import { createHash } from 'node:crypto';
import { calls } from 'shared-contracts/calls';
import { CHOSEN_PATH } from 'shared-contracts/chosen-path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  endsSession,
  isSharedRead,
  readAnswer,
  READING_CALLS,
} from '../src/service-worker/answers';
import { createDocuments } from '../src/service-worker/documents';
import { releasedFile, storeFiles } from '../src/service-worker/released-files';
import { filesOf } from '../src/service-worker/listed-files';
import { releasesOf } from '../src/service-worker/release-set';
import { soonest } from '../src/service-worker/soonest';
import { createStored, type CacheName, type Stored } from '../src/service-worker/stored';
import { BasicResponse } from './basic-response';
import { FakeCaches } from './fake-caches';

const ORIGIN = 'https://shop.example';
const STORE = `${ORIGIN}/store`;

let caches: FakeCaches;
let stored: Stored;
let now = 1_000;
let told: string[];
/** What the network replies; a path that it lacks is a network error. */
let network: Record<string, () => Response | Promise<Response>>;
const hold = (work: Promise<unknown>) => held.push(work);
let held: Promise<unknown>[];
const settled = () => Promise.all(held);

beforeEach(() => {
  caches = new FakeCaches();
  stored = createStored(caches.asStorage, () => now);
  told = [];
  held = [];
  network = {};
  now = 1_000;
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('fetch', async (wanted: string | Request) => {
    const { pathname } = new URL(typeof wanted === 'string' ? wanted : wanted.url, ORIGIN);
    const reply = network[pathname];
    if (!reply) throw new TypeError('Failed to fetch');
    return reply();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const basic = (body: string, headers: Record<string, string>, status = 200): Response =>
  new BasicResponse(body, { status, headers });

const documentOf = (version: string, text = 'drills', headers: Record<string, string> = {}) => {
  const releases = {
    'mfe-catalog': { version, integrity: { [`${ORIGIN}/mfe-catalog/${version}/entry.js`]: '' } },
  };
  const state = JSON.stringify({ releases });
  return basic(
    `<html><div data-rendered>${text}</div><script type="application/json" id="storefront-state">${state}</script></html>`,
    {
      'Content-Type': 'text/html; charset=UTF-8',
      'Cache-Control': 'public, max-age=0',
      ...headers,
    },
  );
};

const documents = () =>
  createDocuments(stored, (url) => {
    told.push(url);
    return Promise.resolve();
  });
const opened = (url: string, reply: Promise<Response>) => documents().reply(url, reply, hold);
const failing = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
const keysOf = (name: CacheName) => stored.keys(name);

describe('the calls whose answers are stored', () => {
  it('are those of the contract that read what is the same for everybody', () => {
    const shared = Object.values(calls)
      .filter(({ work, token }) => work !== 'write' && token === 'none')
      // The page keeps this one itself, when the shopper wants it.
      .filter(({ path }) => !path.startsWith('/api/store/offline-catalogue'))
      // This one only tells.
      .filter(({ path }) => path !== CHOSEN_PATH)
      .map(({ method, path }) => `${method} ${path}`);
    expect(READING_CALLS).toEqual(shared.sort());
  });

  it('are none of a customer, whatever is read', () => {
    const url = new URL(`${ORIGIN}/api/store/products/details/7`);
    expect(isSharedRead(new Request(url), url)).toBe(true);
    expect(isSharedRead(new Request(url, { headers: { Authorization: 'Bearer x' } }), url)).toBe(
      false,
    );
    const more = new URL(`${ORIGIN}/api/store/products/details/7/more`);
    expect(isSharedRead(new Request(more), more)).toBe(false);
    const cart = new URL(`${ORIGIN}/api/store/cart/fetchItemsAdded`);
    expect(isSharedRead(new Request(cart, { method: 'POST' }), cart)).toBe(false);
    const logout = new URL(`${ORIGIN}/api/auth/shop-logout`);
    expect(endsSession(new Request(logout, { method: 'POST' }), logout)).toBe(true);
  });

  it('are told apart by what they send, and say of when a stored one is', async () => {
    const list = (brand: string) =>
      new Request(`${ORIGIN}/api/store/products`, { method: 'POST', body: brand });
    const at: number[] = [];
    const read = async (brand: string) =>
      (
        await readAnswer(
          list(brand),
          stored,
          hold,
          (time) => at.push(time),
          () => Promise.resolve(),
        )
      ).text();
    network['/api/store/products'] = () => new Response('of Makita');
    expect(await read('makita')).toBe('of Makita');
    network['/api/store/products'] = () => new Response('of Bosch');
    expect(await read('bosch')).toBe('of Bosch');
    await settled();
    network = {};
    expect(await read('makita')).toBe('of Makita');
    expect(await read('bosch')).toBe('of Bosch');
    expect(at).toEqual([1_000, 1_000]);
    await expect(read('stihl')).rejects.toThrow('Failed to fetch');
  });

  it('are not stored where they are refusals', async () => {
    network['/api/brands'] = () => new Response('too many', { status: 429 });
    const brands = () =>
      readAnswer(
        new Request(`${ORIGIN}/api/brands`),
        stored,
        hold,
        () => {},
        () => Promise.resolve(),
      );
    expect((await brands()).status).toBe(429);
    await settled();
    expect(await keysOf('answers')).toEqual([]);
  });
});

describe('of network and storage', () => {
  const reply = (text: string, status = 200) => Promise.resolve(new Response(text, { status }));
  const has = () => Promise.resolve(new Response('stored'));
  const lacks = () => Promise.resolve(undefined);
  const text = async (found: ReturnType<typeof soonest>) =>
    (await (await found)?.reply.text()) ?? null;

  it('the network comes first', async () => {
    expect(await text(soonest(reply('new'), has, 50))).toBe('new');
  });

  it('what is stored takes the place of a network that fails, or whose server is down', async () => {
    expect(await text(soonest(failing(), has, 50))).toBe('stored');
    expect(await text(soonest(reply('', 502), has, 50))).toBe('stored');
    expect(await text(soonest(reply('', 500), has, 50))).toBe('');
    expect(await text(soonest(failing(), lacks, 50))).toBeNull();
  });

  it('what is stored takes the place of a slow one, and nothing does where nothing is stored', async () => {
    const never = new Promise<Response>(() => {});
    expect(await text(soonest(never, has, 5))).toBe('stored');
    expect(await text(soonest(never, lacks, 5))).toBeNull();
  });
});

describe('storage', () => {
  const put = (name: CacheName, key: string) =>
    stored.put(name, `${ORIGIN}/${key}`, new Response(key));

  it('is bounded: what was stored longest ago goes, and what is stored again is new', async () => {
    for (let at = 0; at < 60; at += 1) await put('documents', String(at));
    await put('documents', '0');
    await put('documents', 'more');
    const keys = await keysOf('documents');
    expect(keys).toHaveLength(60);
    expect(keys).not.toContain(`${ORIGIN}/1`);
    expect(keys.slice(-2)).toEqual([`${ORIGIN}/0`, `${ORIGIN}/more`]);
  });

  it('that is full makes room of pictures; that stays full stores nothing and fails nothing', async () => {
    for (let at = 0; at < 200; at += 1) await put('pictures', String(at));
    caches.room = 200;
    await put('documents', 'page');
    expect(await keysOf('documents')).toEqual([`${ORIGIN}/page`]);
    expect(await keysOf('pictures')).toHaveLength(150);
    caches.room = 0;
    await put('documents', 'other');
    expect(await keysOf('documents')).toEqual([`${ORIGIN}/page`]);
  });

  it('that is blocked is as if nothing were stored', async () => {
    caches.blocked = true;
    await put('documents', 'page');
    expect(await stored.find('documents', `${ORIGIN}/page`)).toBeUndefined();
    expect(await keysOf('documents')).toEqual([]);
    await stored.clear('documents');
  });

  it('of another format is removed', async () => {
    await put('documents', 'page');
    await caches.open('documents-0');
    await stored.removeOthers();
    expect(await caches.keys()).toEqual(['documents-1']);
  });
});

describe('a document', () => {
  it('comes from the network, is stored, and is there without one with its time', async () => {
    const first = await opened(STORE, Promise.resolve(documentOf('1.0.0-aaaaaaaa')));
    expect(await first.text()).toContain('drills');
    await settled();
    now = 9_000;
    const again = await opened(`${STORE}#top`, failing());
    expect(await again.text()).toContain('drills');
    expect(again.headers.get('server-timing')).toBe('stored;desc="1000"');
  });

  it('keeps its policy in storage', async () => {
    const policy = { 'Content-Security-Policy': "default-src 'none'" };
    await opened(STORE, Promise.resolve(documentOf('1.0.0-aaaaaaaa', 'drills', policy)));
    await settled();
    const again = await opened(STORE, failing());
    expect(again.headers.get('content-security-policy')).toBe("default-src 'none'");
  });

  it('that isn’t stored is replaced by the one without a page, and at last by a page that says so', async () => {
    const path = `${ORIGIN}/search?q="><script>`;
    const nothing = await opened(path, failing());
    expect(nothing.status).toBe(503);
    const said = await nothing.text();
    expect(said).toContain('You are offline.');
    expect(said).toContain('This page comes back by itself.');
    expect(said).not.toContain('"><script>');
    // Of all scripts its policy lets only the page's own run, which brings the page back.
    const nonce = /script-src 'nonce-([^']+)'/.exec(
      nothing.headers.get('content-security-policy') ?? '',
    )?.[1];
    expect(nonce).toBeTruthy();
    expect(said).toContain(`<script nonce="${nonce}">addEventListener('online'`);
    network['/_bare'] = () => documentOf('1.0.0-aaaaaaaa', 'no page');
    await documents().storeBare(false);
    expect(await (await opened(path, failing())).text()).toContain('no page');
  });

  it('of a preview or a local build is not stored, and takes the others along', async () => {
    await opened(STORE, Promise.resolve(documentOf('1.0.0-aaaaaaaa')));
    await settled();
    const preview = documentOf('2.0.0-bbbbbbbb', 'a preview', {
      'Cache-Control': 'private, no-store',
    });
    await opened(`${ORIGIN}/brands`, Promise.resolve(preview));
    await settled();
    expect(await keysOf('documents')).toEqual([]);
  });

  it('without its page is not stored: a customer’s, or one that wasn’t rendered', async () => {
    const html = await documentOf('1.0.0-aaaaaaaa').text();
    const type = { 'Content-Type': 'text/html' };
    const made = basic(html.replace('data-rendered', ''), type);
    await opened(`${ORIGIN}/order-history/100042`, Promise.resolve(made));
    await settled();
    expect(await keysOf('documents')).toEqual([]);
  });

  it('that fails takes no other out of storage', async () => {
    await opened(STORE, Promise.resolve(documentOf('1.0.0-aaaaaaaa')));
    const refused = { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' };
    await opened(`${ORIGIN}/brands`, Promise.resolve(basic('busy', refused, 503)));
    await opened(`${ORIGIN}/brands`, Promise.resolve(basic('<html>Sign in</html>', refused)));
    await settled();
    expect(await keysOf('documents')).toEqual([STORE]);
  });

  it('that the document server didn’t write is not stored: a hotspot’s page', async () => {
    const html = { 'Content-Type': 'text/html' };
    await opened(STORE, Promise.resolve(basic('<html>Please sign in</html>', html)));
    await opened(STORE, Promise.resolve(basic('<html>Gone</html>', html, 404)));
    await settled();
    expect(await keysOf('documents')).toEqual([]);
  });

  it('of a release that nobody is given any more goes, with that release’s files', async () => {
    await opened(STORE, Promise.resolve(documentOf('1.0.0-aaaaaaaa')));
    await opened(`${ORIGIN}/brands`, Promise.resolve(documentOf('2.0.0-bbbbbbbb')));
    await settled();
    for (const version of ['1.0.0-aaaaaaaa', '2.0.0-bbbbbbbb']) {
      network[`/mfe-catalog/${version}/entry.js`] = () => new Response('code');
      await storeFiles({ [`${ORIGIN}/mfe-catalog/${version}/entry.js`]: '' }, stored);
    }
    await documents().removeOthers({ 'mfe-catalog': ['1.0.0-aaaaaaaa'] });
    expect(await keysOf('documents')).toEqual([STORE]);
    expect(await keysOf('files')).toEqual([`${ORIGIN}/mfe-catalog/1.0.0-aaaaaaaa/entry.js`]);
  });

  it('that the network brings late is stored, and its page hears of it', async () => {
    vi.useFakeTimers();
    await opened(STORE, Promise.resolve(documentOf('1.0.0-aaaaaaaa', 'old')));
    await settled();
    let bring = (_reply: Response) => {};
    const slow = new Promise<Response>((resolve) => (bring = resolve));
    const shown = opened(STORE, slow);
    await vi.advanceTimersByTimeAsync(899);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(2);
    expect(await (await shown).text()).toContain('old');
    bring(documentOf('1.0.0-aaaaaaaa', 'new'));
    await settled();
    expect(told).toEqual([STORE]);
    expect(await (await opened(STORE, failing())).text()).toContain('new');
  });

  it('without a page is fetched once an hour, not by each page', async () => {
    let fetched = 0;
    network['/_bare'] = () => {
      fetched += 1;
      return documentOf('1.0.0-aaaaaaaa');
    };
    await documents().storeBare(false);
    await documents().storeBare(false);
    expect(fetched).toBe(1);
    now += 3_600_000;
    await documents().storeBare(false);
    expect(fetched).toBe(2);
  });

  it('goes when somebody signs out, but for the one without a page', async () => {
    network['/_bare'] = () => documentOf('1.0.0-aaaaaaaa');
    await documents().storeBare(false);
    await opened(`${ORIGIN}/order-history/100042`, Promise.resolve(documentOf('1.0.0-aaaaaaaa')));
    await settled();
    await documents().forget();
    expect(await keysOf('documents')).toEqual([`${ORIGIN}/_bare`]);
  });
});

describe('the files of a release', () => {
  const FILE = `${ORIGIN}/_release/shell/1.0.0-aaaaaaaa/entry.js`;
  // sha384 of 'code'.
  const INTEGRITY = 'sha384-AzKOq95bWVDxjAKcy2yGAwrfulZCkcShNJY2NDALHrIT0vMZuwMidM5FlhCfceKu';
  const ask = async () => (await releasedFile(new Request(FILE), stored)).text();

  it('are in storage by their integrity, and come from there first', async () => {
    network['/_release/shell/1.0.0-aaaaaaaa/entry.js'] = () => new Response('code');
    await storeFiles({ '/_release/shell/1.0.0-aaaaaaaa/entry.js': INTEGRITY }, stored);
    network = {};
    expect(await ask()).toBe('code');
  });

  it('that are corrupt in storage are fetched, and stay away from it', async () => {
    await stored.put('files', FILE, new Response('other'), { 'x-integrity': INTEGRITY });
    network['/_release/shell/1.0.0-aaaaaaaa/entry.js'] = () => new Response('code');
    expect(await ask()).toBe('code');
    expect(await keysOf('files')).toEqual([]);
  });

  it('are those that the document names, with its fonts', () => {
    const font =
      '<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="/f.woff2">';
    const state =
      '{"releases":{"shell":{"version":"1.0.0-aaaaaaaa","integrity":{"/a.js":"sha384-x"}}}}';
    const html = `${font}<script type="application/json" id="storefront-state">${state}</script>`;
    expect(releasesOf(html)).toEqual({
      names: ['shell@1.0.0-aaaaaaaa'],
      files: { '/f.woff2': '', '/a.js': 'sha384-x' },
      lists: {},
    });
    expect(releasesOf('<html></html>')).toBeNull();
    expect(releasesOf(html.replace('{"releases"', '{releases'))).toBeNull();
  });

  it('are those of its releases’ lists too, which are stored with them', async () => {
    const folder = '/_release/mfe-catalog/1.0.0-aaaaaaaa';
    const list = JSON.stringify({ integrity: { 'page.js': INTEGRITY }, pages: {}, fragments: {} });
    const integrity = `sha384-${createHash('sha384').update(list).digest('base64')}`;
    const named = {
      names: [],
      files: { [`${folder}/entry.js`]: INTEGRITY },
      lists: { [`${folder}/scripts.json`]: integrity },
    };
    const own = { [`${folder}/entry.js`]: INTEGRITY };
    // A list that can't be fetched leaves what the document names.
    expect(await filesOf(named, stored)).toEqual(own);
    network[`${folder}/scripts.json`] = () => new Response(list);
    expect(await filesOf(named, stored, () => false)).toEqual(own);
    expect(await filesOf(named, stored)).toEqual({ ...own, [`${folder}/page.js`]: INTEGRITY });
    network = {};
    expect(await keysOf('files')).toEqual([`${ORIGIN}${folder}/scripts.json`]);
    expect(await filesOf(named, stored)).toEqual({ ...own, [`${folder}/page.js`]: INTEGRITY });
    await stored.put('files', `${ORIGIN}${folder}/scripts.json`, new Response('{"integr'));
    expect(await filesOf(named, stored)).toEqual(own);
  });
});
