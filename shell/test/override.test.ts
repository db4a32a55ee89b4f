import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { isAllowed, LOCAL_ORIGINS } from '../server/overrides/allowed-origin';
import { readLocalBuild } from '../server/overrides/local-build';
import { isOverridden, overrideOf } from '../server/overrides/override-cookie';
import { documentHeaders } from '../server/policy';
import { parseOverride } from '../src/overrides/override-name';
import { manifestOf } from './release-manifest';

describe('the name of a local build', () => {
  it.each([
    ['mfe-search@http://localhost:3002', 'http://localhost:3002'],
    ['mfe-search@http://localhost:3002/', 'http://localhost:3002'],
    ['mfe-account@https://builds.example.com', 'https://builds.example.com'],
    ['mfe-reviews@http://localhost:3102', 'http://localhost:3102'],
  ])('%s is read', (text, origin) => {
    expect(parseOverride(text)?.origin).toBe(origin);
  });

  it.each([
    'shell@http://localhost:3002',
    'constructor@http://localhost:3002',
    'mfe-@http://localhost:3002',
    'mfe-Search@http://localhost:3002',
    'mfe-search@http://user@localhost:3002',
    'mfe-search@http://localhost:3002/path',
    'mfe-search@http://localhost:3002?x=1',
    'mfe-search@javascript:alert(1)',
    'mfe-search@file:///etc/passwd',
    'mfe-search@localhost',
    'mfe-search',
    '',
  ])('%s is none', (text) => {
    expect(parseOverride(text)).toBeNull();
  });
});

describe('the origins of local builds', () => {
  it('are those of the list, with any port where it says so', () => {
    expect(isAllowed('http://localhost:3002', LOCAL_ORIGINS)).toBe(true);
    expect(isAllowed('http://127.0.0.1:9', LOCAL_ORIGINS)).toBe(true);
    expect(isAllowed('https://builds.example.com', ['https://builds.example.com'])).toBe(true);
    for (const foreign of [
      'https://localhost:3002',
      'http://localhost.example.com:3002',
      'http://127.0.0.2:80',
      'http://169.254.169.254',
      'http://[::1]:3002',
    ]) {
      expect(isAllowed(foreign, LOCAL_ORIGINS), foreign).toBe(false);
    }
    expect(isAllowed('https://builds.example.com:444', ['https://builds.example.com'])).toBe(false);
  });
});

/** What a visit with this cookie and address is given. */
async function visit(cookie: string | null, query: string, allowed = LOCAL_ORIGINS) {
  const app = new Hono();
  app.get('*', (context) =>
    context.json({ given: overrideOf(context, allowed), counted: !isOverridden(context) }),
  );
  const answer = await app.request(`/search${query}`, {
    headers: cookie === null ? {} : { Cookie: `override=${encodeURIComponent(cookie)}` },
  });
  const said = (await answer.json()) as { given: unknown; counted: boolean };
  return { ...said, kept: answer.headers.get('set-cookie') };
}

const build = 'mfe-search@http://localhost:3002';
const read = { app: 'mfe-search', origin: 'http://localhost:3002' };

describe('the local build of a visit', () => {
  it('is none by an address alone: a link can’t put code into a shopper’s shop', async () => {
    expect(await visit(null, `?override=${build}`)).toMatchObject({ given: null, kept: null });
  });

  it('is the address’s once it is switched on, and is kept for the next pages', async () => {
    const { given, kept } = await visit('on', `?override=${build}`);
    expect(given).toEqual(read);
    expect(kept).toContain('SameSite=Strict');
    expect(await visit(build, '')).toMatchObject({ given: read, counted: false, kept: null });
    expect(await visit('on', '')).toMatchObject({ given: null, counted: true });
  });

  it('is none from an origin that is not allowed, or where overrides are off', async () => {
    const foreign = 'mfe-search@http://169.254.169.254';
    expect((await visit('on', `?override=${foreign}`)).given).toBeNull();
    expect((await visit(foreign, '')).given).toBeNull();
    expect((await visit(build, `?override=${build}`, [])).given).toBeNull();
  });

  it('has a policy of its own, that no other document gets', () => {
    const registry = { revision: 0, apps: {}, history: [] };
    const local = {
      origin: 'http://localhost:3002',
      policies: ['mfe-search@9.9.9-aaaaaaaa'],
      hot: false,
    };
    const inline = { script: ["'nonce-n'"], style: [] };
    const own = documentHeaders(inline, registry, ['http://localhost:3001'], local);
    expect(own['Content-Security-Policy']).toContain(
      "'nonce-n' http://localhost:3001 http://localhost:3002;",
    );
    expect(own['Content-Security-Policy']).toContain('mfe-search@9.9.9-aaaaaaaa');
    const others = documentHeaders(inline, registry, ['http://localhost:3001']);
    expect(others['Content-Security-Policy']).not.toContain('3002');
  });
});

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serving(status: number, body: string, headers: Record<string, string> = {}) {
  server = createServer((_, response) => response.writeHead(status, headers).end(body));
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const manifest = manifestOf('mfe-search', '1.0.0-aaaaaaaa');

describe('a local build', () => {
  const ask = async (origin: string) => readLocalBuild({ app: 'mfe-search', origin });

  it('is read from its release.json', async () => {
    const origin = await serving(200, JSON.stringify(manifest));
    expect(await ask(origin)).toMatchObject({ manifest: { version: '1.0.0-aaaaaaaa' } });
  });

  it.each([
    ['another remote’s', 200, JSON.stringify({ ...manifest, app: 'mfe-account' }), {}],
    ['no manifest', 200, '{}', {}],
    ['no JSON', 200, '<html>', {}],
    ['too large', 200, ' '.repeat(300_000), {}],
    ['an error', 500, '', {}],
    ['a redirect', 302, '', { Location: 'http://169.254.169.254/' }],
  ])('that is %s is refused with the reason', async (_, status, body, headers) => {
    const origin = await serving(status, body, headers);
    const { fault } = (await ask(origin)) as { fault: string };
    expect(fault).toMatch(/\w/);
  });

  it('that nobody serves is refused with the reason', async () => {
    expect(await ask('http://127.0.0.1:1')).toHaveProperty('fault');
  });
});
