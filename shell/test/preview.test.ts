/** A release that a browser looks at by a link, before anybody is given it. */
import type { ReleaseManifest } from 'shared-contracts/release';
import { afterEach, describe, expect, it } from 'vitest';
import { DAY_MS } from 'server-kit/day';
import type { RemoteOrigins } from '../server/environment';
import { afterOff } from '../server/previews/preview-cookie';
import { parsePreviews } from '../server/previews/preview-name';
import { withPreviews } from '../server/previews/with-previews';
import { chosenReleases } from '../server/releases/chosen-releases';
import { STATE_ELEMENT, type PageState } from '../src/page-state';
import { manifestOf } from './release-manifest';
import { bad, failed, good, openReportingShop, type ReportingShop } from './reporting-shop';

const next = '1.2.0-cccccccc';
const origins = { 'mfe-search': 'http://localhost:3002' } as RemoteOrigins;

let shop: ReportingShop | undefined;
afterEach(async () => {
  await shop?.close();
  shop = undefined;
});

/** A shop whose registry lists `next` of the search and of the shell as previews. */
async function opened(lasts = DAY_MS, more: Partial<ReleaseManifest> = {}): Promise<ReportingShop> {
  shop = await openReportingShop();
  const seen = await shop.file.read();
  const listed = (app: 'shell' | 'mfe-search') => ({
    [next]: {
      at: new Date().toISOString(),
      until: new Date(Date.now() + lasts).toISOString(),
      manifest: { ...manifestOf(app, next), policies: [`${app}@${next}`], ...more },
    },
  });
  const previews = { shell: listed('shell'), 'mfe-search': listed('mfe-search') };
  await shop.file.replace(seen, { ...seen, previews });
  return shop;
}

async function stateOf(answer: Response): Promise<{ state: PageState; html: string }> {
  const html = await answer.text();
  const text = new RegExp(`id="${STATE_ELEMENT}"[^>]*>(.*?)</script>`, 's').exec(html)?.[1] ?? '';
  return { state: JSON.parse(text) as PageState, html };
}

const cookieOf = (answer: Response, name: string) =>
  answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));

const link = `/search?preview=mfe-search@${next}`;

describe('the name of a preview', () => {
  it('is of one or several apps, each once', () => {
    expect(parsePreviews(`mfe-search@${next}`)).toEqual([{ app: 'mfe-search', version: next }]);
    expect(parsePreviews(`mfe-search@${next},shell@${bad}`)).toHaveLength(2);
  });

  it.each([
    '',
    'on',
    'mfe-search',
    `none@${next}`,
    'mfe-search@1.0.0',
    'mfe-search@../../etc',
    'mfe-search@__proto__',
    `mfe-search@${next}@x`,
    `mfe-search@${next},mfe-search@${bad}`,
    `mfe-search@http://localhost:3002`,
    `mfe-search@1.2.0-${'a.'.repeat(400)}-cccccccc`,
  ])('%j is none', (text) => {
    expect(parsePreviews(text)).toBeNull();
  });
});

describe('a link to a preview', () => {
  it('shows it in this browser alone, under a badge, and keeps it for the next pages', async () => {
    const { ask } = await opened();
    const answer = await ask(link);
    const kept = cookieOf(answer, 'preview') ?? '';
    expect(kept).toMatch(/HttpOnly/);
    expect(kept).toMatch(/SameSite=Lax/);
    const { state, html } = await stateOf(answer);
    expect(state.releases['mfe-search']?.version).toBe(next);
    expect(state.good['mfe-search']).toBeUndefined();
    expect(html).toContain(`Preview: mfe-search ${next}`);
    const [cookie = ''] = kept.split(';');
    const page = await stateOf(await ask('/store', { Cookie: cookie }));
    expect(page.state.releases['mfe-search']?.version).toBe(next);
    expect(page.html).toContain('class="preview-badge"');

    const others = await stateOf(await ask('/search'));
    expect(others.state.releases['mfe-search']?.version).toBe(bad);
    expect(others.html).not.toContain('preview');
  });

  it('is never stored or answered from a store, and its policy allows no more than a live one', async () => {
    const { ask } = await opened();
    const live = await ask('/search');
    const etag = live.headers.get('etag') ?? '';
    const answer = await ask(link, { 'If-None-Match': etag });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('etag')).toBeNull();
    const policy = (from: Response) =>
      (from.headers.get('content-security-policy') ?? '').replaceAll(/ 'sha256-[^']+'/g, '');
    expect(policy(answer).replace(` mfe-search@${next}`, '')).toBe(policy(live));
    expect(answer.headers.get('integrity-policy')).toBe(live.headers.get('integrity-policy'));
    expect(policy(live)).not.toContain(next);
  });

  it('shows what is live, canary or last known good too, and the shell itself', async () => {
    const { ask } = await opened();
    for (const version of [good, bad]) {
      const { state } = await stateOf(await ask(`/search?preview=mfe-search@${version}`));
      expect(state.releases['mfe-search']?.version).toBe(version);
    }
    const { state } = await stateOf(await ask(`/?preview=shell@${next},mfe-search@${next}`));
    expect(state.releases.shell?.entry).toBe(`/_release/shell/${next}/entry.js`);
    expect(state.releases['mfe-search']?.version).toBe(next);
  });

  it('shows no part in a place that an owner has closed', async () => {
    const fragments = { 'below.home': ['below.js'], 'search.dialog': ['dialog.js'] };
    const { ask, file } = await opened(DAY_MS, { fragments });
    const filled = async () => {
      const { state } = await stateOf(await ask(link));
      return Object.keys(state.releases['mfe-search']?.fragments ?? {});
    };
    expect(await filled()).toContain('below.home');
    const seen = await file.read();
    await file.replace(seen, { ...seen, closedPlaces: ['below.home'] });
    expect(await filled()).toEqual(['search.dialog']);
  });

  it('shows a shadow while there is one, and its live release made by the browser as it is', async () => {
    const { ask, file } = await opened();
    const shadow = '1.3.0-eeeeeeee';
    const seen = await file.read();
    const manifest = { ...manifestOf('mfe-search', shadow), policies: [`mfe-search@${shadow}`] };
    const listed = { at: new Date().toISOString(), version: shadow, percent: 0, manifest };
    await file.replace(seen, { ...seen, shadows: { 'mfe-search': listed } });
    for (const version of [shadow, bad]) {
      const answer = await ask(`/search?preview=mfe-search@${version}`);
      const { state, html } = await stateOf(answer);
      expect(state.releases['mfe-search']?.version).toBe(version);
      expect(html).toContain(`Preview: mfe-search ${version}`);
      const released = chosenReleases(seen, null, origins);
      const named = [{ app: 'mfe-search' as const, version }];
      const previewed = withPreviews(released, named, await file.read(), origins);
      expect(previewed?.unseen).toEqual(['mfe-search']);
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy.includes(`mfe-search@${shadow}`)).toBe(version === shadow);
    }
    await file.replace(await file.read(), { ...(await file.read()), shadows: {} });
    const { html } = await stateOf(await ask(`/search?preview=mfe-search@${shadow}`));
    expect(html).toContain(`No preview of mfe-search ${shadow}`);
  });

  it('leads nowhere but to what the registry lists: an old release is not shown', async () => {
    const { ask } = await opened();
    const answer = await ask('/search?preview=mfe-search@0.9.0-dddddddd');
    const { state, html } = await stateOf(answer);
    expect(state.releases['mfe-search']?.version).toBe(bad);
    expect(html).toContain('No preview of mfe-search 0.9.0-dddddddd');
    expect(cookieOf(answer, 'preview')).toMatch(/Max-Age=0/);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    // It is the page of every shopper, so it counts as one.
    expect(state.offer).toBeDefined();
  });

  it('ends after its time, also in a browser that has kept it', async () => {
    const { ask } = await opened(-1);
    const answer = await ask('/search', {
      Cookie: `preview=${encodeURIComponent(`mfe-search@${next}`)}`,
    });
    const { state, html } = await stateOf(answer);
    expect(state.releases['mfe-search']?.version).toBe(bad);
    expect(html).toContain('or it has ended');
    expect(cookieOf(answer, 'preview')).toMatch(/Max-Age=0/);
  });

  it('shows no shell whose documents this server does not make', async () => {
    const { ask } = await opened(DAY_MS, {
      document: { version: 99, routes: [], headerSlots: [], earlyInput: '' },
    });
    const { state, html } = await stateOf(await ask(`/?preview=shell@${next}`));
    expect(state.releases.shell?.version).toBe(bad);
    expect(html).toContain('No preview of shell');
  });

  it('says nothing of what is no name at all, and shows what is live', async () => {
    const { ask } = await opened();
    for (const text of ['<script>alert(1)</script>', 'mfe-search', 'x'.repeat(3_000)]) {
      const answer = await ask(`/search?preview=${encodeURIComponent(text)}`);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect((await stateOf(answer)).html).not.toContain('preview-badge');
    }
  });
});

describe('what a browser with a preview tells', () => {
  it('is not counted: its document has no ticket, and one of before does not help', async () => {
    const opening = await opened();
    const visit = await opening.visit('10.0.0.1');
    const answer = await opening.ask(link, { Cookie: visit.cookie });
    const { state } = await stateOf(answer);
    expect([state.ticket, state.offer]).toEqual([null, undefined]);
    const preview = cookieOf(answer, 'preview')?.split(';')[0] ?? '';
    const looking = { ...visit, cookie: `${visit.cookie}; ${preview}` };
    for (let time = 0; time < 8; time += 1) await opening.report(looking, [failed(bad)]);
    expect(opening.said.filter((line) => line.startsWith('report'))).toEqual([]);
    expect(await opening.live()).toBe(bad);
  });
});

describe('switching a preview off', () => {
  it('is one click, and leads back to the same page', async () => {
    const { ask } = await opened();
    const answer = await ask('/search?q=drill&preview=off', { Cookie: 'preview=x' });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/search?q=drill');
    expect(cookieOf(answer, 'preview')).toMatch(/Max-Age=0/);
  });

  it('leads to the page that its badge was on, where that is one of this shop', async () => {
    const { ask } = await opened();
    const from = async (Referer: string) =>
      (await ask('/search?preview=off', { Referer })).headers.get('location');
    expect(await from('http://localhost/search?q=drill&preview=x')).toBe('/search?q=drill');
    expect(await from('https://evil.example/phish')).toBe('/search');
    expect(await from('no address')).toBe('/search');
  });

  it('never leads to another site', () => {
    for (const path of ['//evil.example/x', '/\\evil.example', '///evil.example']) {
      const url = new URL(`http://shop.example${path}?preview=off`);
      for (const referrer of [undefined, url.href]) {
        expect(new URL(afterOff(url, referrer), 'http://shop.example').host).toBe('shop.example');
      }
    }
  });
});
