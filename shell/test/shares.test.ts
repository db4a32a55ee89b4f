/** What caches before the document server may share, and with whom, while some get another release. */
import { afterEach, describe, expect, it } from 'vitest';
import {
  bad,
  good,
  offerOf,
  openReportingShop,
  ticketRequest,
  type ReportingShop,
} from './reporting-shop';

let shop: ReportingShop | undefined;
afterEach(() => shop?.close());

/** A shop in which `percent` of the shoppers get the newer search. */
async function opened(percent: number): Promise<ReportingShop> {
  shop = await openReportingShop();
  const seen = await shop.file.read();
  const state = seen.apps['mfe-search'] ?? expect.fail();
  const canary = { version: bad, percent };
  const apps = { ...seen.apps, 'mfe-search': { ...state, live: good, canary } };
  await shop.file.replace(seen, { ...seen, apps });
  return shop;
}

const versionIn = async (answer: Response) =>
  /mfe-search":\{"version":"([^"]+)"/.exec(await answer.text())?.[1];

const shareIn = (answer: Response) =>
  answer.headers.getSetCookie().find((cookie) => cookie.startsWith('share='));

describe('a document while a canary is on', () => {
  it('is the same for all who have no share, and sets no cookie', async () => {
    const { ask } = await opened(100);
    const answer = await ask('/search');
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(await versionIn(answer)).toBe(good);
  });

  it('is for those who say their share, who need not say who they are to a cache', async () => {
    const { ask, visit } = await opened(100);
    const [one, other] = [await visit('10.0.0.1'), await visit('10.0.0.2')];
    const first = await ask('/search', { cookie: one.cookie });
    expect(await versionIn(first)).toBe(bad);
    // A browser that does not say its share yet is told, by a document of its own.
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const share = shareIn(first)?.split(';')[0] ?? '';
    expect(share).toMatch(/^share=[0-9a-f]{8}$/);
    for (const { cookie } of [one, other]) {
      const next = await ask('/search', { cookie: `${cookie}; ${share}` });
      expect(next.headers.getSetCookie()).toEqual([]);
      expect(next.headers.get('cache-control')).not.toContain('private');
      expect(await versionIn(next)).toBe(bad);
    }
  });

  it('can’t be put into a cache under a share that is not the browser’s', async () => {
    const { ask, visit } = await opened(100);
    for (const cookie of [
      'share=00000000',
      `${(await visit('10.0.0.1')).cookie}; share=00000000`,
    ]) {
      const answer = await ask('/search', { cookie });
      expect(answer.headers.get('cache-control')).toBe('private, no-cache');
      expect(shareIn(answer)).toBeDefined();
    }
  });

  it('is kept by nobody where a cache may have read the share’s cookie in another way', async () => {
    const { ask, visit } = await opened(100);
    const { cookie } = await visit('10.0.0.1');
    const share = shareIn(await ask('/search', { cookie }))?.split(';')[0] ?? '';
    const id = share.slice('share='.length);
    const written = [
      `share="${id}"`,
      `share=%${id.charCodeAt(0).toString(16)}${id.slice(1)}`,
      `SHARE=${id}`,
      `a=b,share=${id}`,
      `share=${id},a=b`,
      `share=00000000; share=${id}`,
      `share = ${id}`,
    ];
    for (const said of written) {
      const answer = await ask('/search', { cookie: `${cookie}; ${said}` });
      expect(answer.headers.get('cache-control'), said).toBe('private, no-cache');
      expect(await versionIn(answer), said).toBe(bad);
    }
  });

  it('is kept under the share that the edge has put into its key, whatever the cookie says', async () => {
    const { ask, visit } = await opened(100);
    const { cookie } = await visit('10.0.0.1');
    const share = shareIn(await ask('/search', { cookie }))?.split(';')[0] ?? '';
    const id = share.slice('share='.length);
    const caching = async (keyed: string) => {
      const headers = { cookie: `${cookie}; ${share}`, 'x-document-share': keyed };
      return (await ask('/search', headers)).headers.get('cache-control');
    };
    expect(await caching('none')).toBe('private, no-cache');
    expect(await caching('00000000')).toBe('private, no-cache');
    expect(await caching(id)).not.toContain('private');
  });
});

describe('a ticket', () => {
  it('brings a new browser its bucket and its share', async () => {
    const { ask, visit } = await opened(100);
    const { cookie, ticket } = await visit('10.0.0.1');
    expect(cookie).toMatch(/^bucket=/);
    expect(ticket).not.toBe('');
    expect(await versionIn(await ask('/search', { cookie }))).toBe(bad);
  });

  it.each([
    ['an empty one', ''],
    ['one with another signature', 'mfe-search@9.9.9-dddddddd.invented-signature-22ch'],
    ['a long one', 'x'.repeat(3_000)],
  ])('is none for an offer that this shop has not made: %s', async (_, offer) => {
    const { send } = await opened(0);
    const answer = await send('/_ticket', ticketRequest(offer, ''));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ message: 'Not an offer of this shop.' });
  });

  it('is none for a page of another site, nor for more than a page may ask for', async () => {
    const { send } = await opened(0);
    const request = ticketRequest('', '');
    const foreign = { ...request.headers, 'sec-fetch-site': 'cross-site' };
    expect((await send('/_ticket', { ...request, headers: foreign })).status).toBe(403);
    const large = { ...request, body: JSON.stringify({ offer: 'x'.repeat(5_000) }) };
    expect((await send('/_ticket', large)).status).toBe(413);
  });
});

describe('a tab that is left before it has its ticket', () => {
  const failed = (version: string) => [
    { kind: 'error', app: 'mfe-search', version, part: 'search', message: 'It failed.' },
  ];
  const reportWith = (offer: string, version: string) => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: '/search', offer, entries: failed(version) }),
  });

  it('reports by its document’s offer, and gets the bucket that it would have got', async () => {
    const { ask, send, said } = await opened(0);
    const offer = await offerOf(await ask('/search'));
    const answer = await send('/_report', reportWith(offer, good));
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie().join()).toMatch(/^bucket=/);
    expect(said.join()).toContain('It failed.');
  });

  it.each([
    ['an offer that this shop has not made', 'mfe-search@9.9.9-dddddddd.invented', good],
    ['a release that its document did not name', null, bad],
  ])('reports nothing by %s', async (_, invented, version) => {
    const { ask, send, said } = await opened(0);
    const offer = invented ?? (await offerOf(await ask('/search')));
    expect((await send('/_report', reportWith(offer, version))).status).toBe(204);
    expect(said).toEqual([]);
  });
});
