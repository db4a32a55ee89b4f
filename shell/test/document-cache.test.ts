import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocumentCache, type MadeDocument } from '../server/document-cache';
import { openPlantedShop, type PlantedShop } from './planted-shop';

describe('kept documents', () => {
  let time = 0;
  let made = 0;
  const making = (keep: MadeDocument['keep']) => () => {
    made += 1;
    return Promise.resolve({ html: `page ${made}`, status: 200, keep, shown: [] });
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

  const nonceOf = (answer: Response) =>
    /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? '';

  it('gives two guests the same bytes, but for the nonce and the ticket, which are each one’s own', async () => {
    const [one, other] = [await shop.get('/blogs'), await shop.get('/blogs')];
    const nonces = [nonceOf(one), nonceOf(other)];
    expect(new Set(nonces).size).toBe(2);
    const [first, second] = [await one.text(), await other.text()];
    expect(first).toContain(`nonce="${nonces[0]}"`);
    const tickets = [first, second].map((html) => /"ticket":"([^"]+)"/.exec(html)?.[1] ?? '');
    expect(new Set(tickets).size).toBe(2);
    const bare = (html: string, at: number) =>
      html.replaceAll(nonces[at] ?? '', '').replaceAll(tickets[at] ?? '', '');
    expect(bare(first, 0)).toBe(bare(second, 1));
    expect(one.headers.get('cache-control')).toBe('private, no-cache');
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
});
