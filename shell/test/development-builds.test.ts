/** Builds that change while a page runs them: whose documents have them, and under which policy. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readEnvironment } from '../server/environment';
import { withDevelopmentBuilds } from '../server/overrides/development-builds';
import { withOverride } from '../server/overrides/with-override';
import { documentHeaders } from '../server/policy';
import type { ChosenReleases } from '../server/releases/chosen-releases';
import { manifestOf } from './release-manifest';

const VERSION = '0.0.0-development-00000000';
const remote = manifestOf('mfe-search', VERSION);
const shell = { ...manifestOf('shell', VERSION), development: {} };
const none: ChosenReleases = { manifests: {}, set: {}, good: {}, document: null };

let server: Server | undefined;
afterEach(() => {
  server?.close();
  vi.unstubAllEnvs();
});

/** @param files what it serves, as JSON by path; all else is missing */
async function serving(files: Record<string, object>): Promise<string> {
  server = createServer((request, response) => {
    const file = files[request.url ?? ''];
    response.writeHead(file ? 200 : 404).end(JSON.stringify(file));
  });
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const directives = (headers: Record<string, string>) =>
  Object.fromEntries(
    (headers['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );

/** What a policy has beside another, by directive. */
function added(headers: Record<string, string>, to: Record<string, string>) {
  const before = directives(to);
  return Object.fromEntries(
    Object.entries(directives(headers)).flatMap(([name, values]) => {
      const more = values.filter((value) => !before[name]?.includes(value));
      return more.length > 0 ? [[name, more]] : [];
    }),
  );
}

describe('the policy of a development document', () => {
  const registry = { revision: 0, apps: {}, history: [] };
  const origin = 'http://localhost:3102';
  const policies = [`mfe-search@${VERSION}`];
  const inline = { script: [], style: [] };
  const released = documentHeaders(inline, registry, ['http://localhost:3001']);
  const hot = documentHeaders(inline, registry, ['http://localhost:3001'], {
    origin,
    policies,
    hot: true,
  });

  it('differs from a shopper’s only in where hot code comes from, and in its integrity', () => {
    expect(added(hot, released)).toEqual({
      'script-src': [origin],
      'connect-src': [origin],
      'font-src': [origin],
      'trusted-types': policies,
    });
    expect(added(released, hot)).toEqual({});
    const rest = (headers: Record<string, string>) => {
      const {
        'Content-Security-Policy': _policy,
        'Integrity-Policy': _integrity,
        ...others
      } = headers;
      return others;
    };
    expect(rest(hot)).toEqual(rest(released));
    expect(hot['Integrity-Policy']).toBeUndefined();
    expect(released['Integrity-Policy']).toContain('script');
  });

  it('keeps its integrity where the local build is a whole one', () => {
    const local = documentHeaders(inline, registry, [], { origin, policies, hot: false });
    expect(local['Integrity-Policy']).toBe(released['Integrity-Policy']);
    expect(directives(local)['font-src']).toEqual(["'self'"]);
  });
});

describe('a remote in development', () => {
  it('brings the shell that it wants around it', async () => {
    const origin = await serving({
      '/release.json': { ...remote, development: { shell: 'shell/release.json' } },
      '/shell/release.json': shell,
    });
    const made = await withOverride(none, { app: 'mfe-search', origin });
    expect(made.override?.fault).toBeNull();
    expect(made.hot).toEqual({ apps: ['mfe-search', 'shell'], origin });
    expect(made.chosen.set.shell?.entry).toBe(`${origin}/shell/entry.js`);
    expect(made.chosen.document).not.toBeNull();
  });

  it('has the released shell where it wants none', async () => {
    const origin = await serving({ '/release.json': { ...remote, development: {} } });
    const made = await withOverride(none, { app: 'mfe-search', origin });
    expect(made.chosen.set.shell).toBeUndefined();
    expect(made.exempt).toMatchObject({ hot: true });
  });

  it('is not used where its shell can’t be had, and the page says why', async () => {
    const origin = await serving({
      '/release.json': { ...remote, development: { shell: 'shell/release.json' } },
    });
    const made = await withOverride(none, { app: 'mfe-search', origin });
    expect(made.override?.fault).toContain('404');
    expect(made.chosen).toBe(none);
    expect(made.exempt).toBeNull();
  });
});

describe('the whole shop in development', () => {
  it('is made of every app that builds', async () => {
    const origin = await serving({
      '/shell/release.json': shell,
      '/mfe-search/release.json': { ...remote, development: {} },
    });
    const { chosen, hot, override } = await withDevelopmentBuilds(none, origin);
    expect(Object.keys(chosen.set)).toEqual(['shell', 'mfe-search']);
    expect(hot?.apps).toEqual(['shell', 'mfe-search']);
    expect(override).toBeNull();
  });

  it('is none of production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    vi.stubEnv('DEVELOPMENT_BUILDS', 'http://localhost:3006');
    expect(() => readEnvironment()).toThrow('DEVELOPMENT_BUILDS');
  });
});
