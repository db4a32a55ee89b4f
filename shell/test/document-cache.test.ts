import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocumentCache, type MadeDocument } from '../server/document-cache';
import { openPlantedShop, type PlantedShop } from './planted-shop';

describe('cached documents', () => {
  let time = 0;
  let made = 0;
  const making = (keep: MadeDocument['keep']) => () => {
    made += 1;
    const inline = { script: [], style: [] };
    return Promise.resolve({ html: `page ${made}`, inline, status: 200, keep, shown: [] });
  };
  const make = making('seconds');
  const cacheOf = () => {
    time = 0;
    made = 0;
    return createDocumentCache({ fresh: 100, stale: 1_000 }, () => time);
  };

  it('are given out while they are fresh, then once more while a new one is made', async () => {
    const cache = cacheOf();
    const get = async () => (await cache.get('/', make)).html;
    expect(await get()).toBe('page 1');
    time = 100;
    expect(await get()).toBe('page 1');
    time = 101;
    expect(await get()).toBe('page 1');
    expect(await get()).toBe('page 2');
    time = 2_000;
    expect(await get()).toBe('page 3');
  });

  it('are kept as long as their release where they were made from nothing else', async () => {
    const cache = cacheOf();
    await cache.get('/terms', making('release'));
    time = 1e9;
    expect((await cache.get('/terms', make)).html).toBe('page 1');
    cache.drop();
    expect((await cache.get('/terms', make)).html).toBe('page 2');
  });

  it('are made once for equal requests at the same time', async () => {
    const cache = cacheOf();
    const all = await Promise.all([cache.get('/', make), cache.get('/', make)]);
    expect(all.map(({ html }) => html)).toEqual(['page 1', 'page 1']);
    expect(made).toBe(1);
  });

  it('are not kept where something was missing, nor beyond a change of the registry', async () => {
    const cache = cacheOf();
    await cache.get('/', making('no'));
    expect((await cache.get('/', make)).html).toBe('page 2');
    const late = cache.get('/late', make);
    cache.drop();
    await late;
    expect((await cache.get('/late', make)).html).toBe('page 4');
    expect((await cache.get('/', make)).html).toBe('page 5');
  });

  it('make room for a new one, the one first that nobody has asked for longest', async () => {
    const cache = cacheOf();
    const large = async (path: string) => {
      const { html } = await cache.get(path, async () => {
        const one = await make();
        return { ...one, html: one.html.padEnd(30_000_000) };
      });
      return html.trimEnd();
    };
    expect([await large('/a'), await large('/b'), await large('/a')]).toEqual([
      'page 1',
      'page 2',
      'page 1',
    ]);
    expect(await large('/c')).toBe('page 3');
    expect([await large('/a'), await large('/b')]).toEqual(['page 1', 'page 4']);
  });
});

/** Nobody's patience is tried here. */
const PATIENT = { RENDER_LIMIT: 20_000, RENDER_HEARTBEAT: 20_000 };

describe('a document server that keeps its documents', () => {
  let shop: PlantedShop;
  beforeAll(async () => {
    shop = await openPlantedShop({ DOCUMENT_FRESH: 600_000, RENDER_WORKERS: 1, ...PATIENT });
    await shop.untilRendered('/blogs');
  });
  afterAll(() => shop.close());

  it('gives everybody the same bytes, which caches before it may keep for half as long as it does', async () => {
    const one = await shop.get('/blogs');
    const other = await shop.get('/blogs', { cookie: 'bucket=invented; else=1' });
    expect(await one.text()).toBe(await other.text());
    expect(Object.fromEntries(one.headers)).toEqual(Object.fromEntries(other.headers));
    expect(one.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=300, stale-while-revalidate=2, stale-if-error=86400',
    );
    expect(one.headers.get('set-cookie')).toBeNull();
    expect(one.headers.get('vary')).toBe('Accept-Encoding');
  });

  it('names each inline script and style in the policy by its hash, and no nonce', async () => {
    const answer = await shop.get('/blogs');
    const html = await answer.text();
    const policy = answer.headers.get('content-security-policy') ?? '';
    const codes = [...html.matchAll(/<(script|style)(?![^>]*(?:type|src)=)[^>]*>(.*?)<\/\1>/gs)];
    expect(codes.length).toBeGreaterThan(1);
    for (const [, , text = ''] of codes) {
      const hash = createHash('sha256').update(text).digest('base64');
      expect(policy).toContain(`'sha256-${hash}'`);
    }
    expect(`${policy} ${html}`).not.toContain('nonce');
  });

  it('is packed as the browser accepts it', async () => {
    const plain = await (await shop.get('/blogs')).text();
    for (const [accepted, packing, unpack] of [
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ] as const) {
      const answer = await shop.get('/blogs', { 'accept-encoding': accepted });
      expect(answer.headers.get('content-encoding')).toBe(packing);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(unpack(bytes).toString('utf8')).toBe(plain);
    }
    const other = await shop.get('/blogs', { 'accept-encoding': 'zstd' });
    expect(other.headers.get('content-encoding')).toBeNull();
  });

  it('says that nothing has changed, without another policy for what is kept', async () => {
    const etag = (await shop.get('/blogs')).headers.get('etag') ?? '';
    const again = await shop.get('/blogs', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.headers.get('content-security-policy')).toBeNull();
    expect(again.headers.get('etag')).toBe(etag);
  });

  it('has the same tag for the same document after a restart, and on every other server', async () => {
    const other = await openPlantedShop({ RENDER_WORKERS: 1, ...PATIENT });
    try {
      await other.untilRendered('/blogs');
      const [etag, again] = await Promise.all(
        [shop, other].map(async ({ get }) => (await get('/blogs')).headers.get('etag') ?? ''),
      );
      expect(again).toBe(etag);
      expect((await other.get('/blogs', { 'if-none-match': etag ?? '' })).status).toBe(304);
    } finally {
      await other.close();
    }
  });

  it('keeps one document of a page, whatever else its address says, and one for each that it reads', async () => {
    const etagOf = async (path: string) => (await shop.get(path)).headers.get('etag');
    const plain = await etagOf('/search');
    expect(await etagOf('/search?fbclid=1')).toBe(plain);
    expect(await etagOf('/search?utm_source=x&__proto__=y&constructor=z')).toBe(plain);
    const asked = await etagOf('/search?q=drill');
    expect(asked).not.toBe(plain);
    expect(await etagOf('/search?fbclid=2&q=drill')).toBe(asked);
    expect(await (await shop.get('/search?fbclid=2&q=drill')).text()).toContain('for ?q=drill');
  });

  it('has one page for all paths that the shop doesn’t have', async () => {
    const answers = await Promise.all(
      ['/no-where', '/store/no-where', '/no-where/else?q=1'].map((path) => shop.get(path)),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
    for (const answer of answers) expect(await answer.text()).not.toContain('no-where');
  });

  it('has a new release in its next page, without a restart', async () => {
    const etag = (await shop.get('/blogs')).headers.get('etag') ?? '';
    const version = await shop.publish('mfe-content');
    const next = await shop.get('/blogs', { 'if-none-match': etag });
    expect(next.status).toBe(200);
    const html = await next.text();
    expect(html).toContain(`blogs of mfe-content ${version}`);
    // What the server rendered is what the browser is given.
    expect(html).toContain(`data-release="${version}"`);
    expect(html).toContain(`/mfe-content/${version}/`);
  });

  it('lets no cache before it keep a page in which something is missing', async () => {
    await shop.publish('mfe-content', { renders: "throw new Error('it does not work')" });
    const answer = await shop.get('/blogs');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('vary')).toContain('Cookie');
  });
});
