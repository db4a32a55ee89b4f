/** What gives other people's builds and hosts what they lack. */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { containerEntry } from '../container-entry.mjs';
import { LENT } from '../federation-runtime/lent-name.mjs';
import { borrowing } from '../federation-runtime/runtime.mjs';
import { remoteFrom } from '../plain-host.mjs';
import { sharedByRemote } from '../shared-libraries.mjs';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foreign-builds-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

type Container = {
  init(scope: object): void;
  get(): Promise<() => { setup: () => unknown }>;
};

/** The container around a CommonJS file, started as a page does. */
function containerOf(code: string): Container {
  const file = join(folder, 'remote.cjs');
  writeFileSync(file, code);
  const page = createContext({ [LENT]: borrowing });
  runInContext(containerEntry(file, 'mfe_reviews_aaaaaaaa'), page);
  return runInContext('mfe_reviews_aaaaaaaa', page) as Container;
}

const versionOf = (name: 'react' | '@emotion/styled') =>
  String(sharedByRemote()[name]?.requiredVersion).replace('^', '');
const scopeWith = (version: string) => ({
  react: { [version]: { lib: () => ({ useState: 'their state' }) } },
  '@emotion/styled': { [versionOf('@emotion/styled')]: { lib: () => ({ default: 'styled' }) } },
});

const REMOTE = `
const react = require("react");
const styled = require('@emotion/styled');
exports.setup = () => [react.useState, styled, 'Süßes – “ja”'];
`;

describe('the container around a CommonJS bundle', () => {
  it('runs it once, with the libraries of the page', async () => {
    const container = containerOf(REMOTE);
    container.init(scopeWith(versionOf('react')));
    const module = (await container.get())();
    expect([...(module.setup() as string[])]).toEqual(['their state', 'styled', 'Süßes – “ja”']);
    expect((await container.get())()).toBe(module);
  });

  it('fails by name where the page has a library in another version', async () => {
    const container = containerOf(REMOTE);
    container.init(scopeWith('18.0.0'));
    await expect(container.get()).rejects.toThrow("this page's shell shares react 18.0.0, not ^");
  });

  it('means the same in every charset', () => {
    const file = join(folder, 'remote.cjs');
    writeFileSync(file, REMOTE);
    expect(containerEntry(file, 'mfe_reviews_aaaaaaaa')).toMatch(/^[\n\x20-\x7e]+$/);
  });

  it('is not made where the bundle asks for what no shell shares', () => {
    expect(() => containerOf("require('jquery')")).toThrow('asks for jquery');
  });
});

describe('a plain host', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.close();
  });

  async function serve(release: object | null): Promise<string> {
    server = createServer((_, response) => {
      response.writeHead(release ? 200 : 404).end(JSON.stringify(release));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/mfe-search/1.0.0-aaaaaaaa`;
  }

  it('learns of a release how it is loaded, and the integrity of its scripts', async () => {
    const container = 'mfe_search_aaaaaaaa';
    const integrity = { 'page-search.js': 'sha384-x' };
    const at = await serve({ container, entry: 'entry.js', integrity });
    expect(await remoteFrom(at)).toEqual({
      name: container,
      entry: `${at}/entry.js`,
      type: 'global',
      entryGlobalName: container,
    });
    const integrityOf = Reflect.get(globalThis, 'storefrontIntegrity') as (url: string) => string;
    expect(integrityOf(`${at}/page-search.js`)).toBe('sha384-x');
    expect(() => integrityOf(`${at}/other.js`)).toThrow('no release names the script');
    expect(Reflect.get(globalThis, LENT)).toBe(borrowing);
  });

  it('is told where there is no release', async () => {
    await expect(remoteFrom(await serve(null))).rejects.toThrow('holds no release (404)');
  });
});
