/** A route to a remote that no document server could give. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DOCUMENT_VERSION } from 'shared-contracts/document-version';
import type { AppName } from 'shared-contracts/release';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openRegistry } from '../src/registry-file';
import { noteServed, withServed } from '../src/served-remotes';
import { builtFolder } from './built-folder';
import { runRelease } from './run-release';

let folder = '';
let settings: Record<string, string> = {};
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'unserved-'));
  settings = { RELEASE_STORE: join(folder, 'store') };
  const page = { layout: 'base', guard: 'none', page: 'reviews', label: 'Reviews' };
  const to = {
    kind: 'remote',
    path: '/reviews',
    remote: 'mfe-reviews',
    reads: [],
    unlisted: false,
  };
  const document = { version: DOCUMENT_VERSION, headerSlots: [], earlyInput: '' };
  await builtFolder(folder, {
    app: 'shell',
    version: SHELL,
    manifest: { pages: {}, document: { ...document, routes: [{ ...page, ...to }] } },
  });
  const manifest = { pages: { reviews: ['entry.js'] } };
  await builtFolder(folder, { app: 'mfe-reviews', version: REMOTE, manifest });
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const [SHELL, REMOTE, BEFORE] = ['1.0.0-aaaaaaaa', '1.0.0-bbbbbbbb', '1.0.0-cccccccc'];
const publish = (app: string, version: string) =>
  runRelease(folder, settings, ['publish', app, '--untested', '--from', `${app}-${version}`]);

/** Notes what a document server does that has these origins. */
const notes = (origins: AppName[]) =>
  noteServed(openRegistry(settings.RELEASE_STORE ?? ''), origins, true);

it('is refused until a release of it is known, and then until an origin of it is', async () => {
  const { code, said } = await publish('shell', SHELL);
  expect(code).toBe(1);
  expect(said.split('\n').slice(1, 3)).toEqual([
    `  - route /reviews: shell ${SHELL} shows the page reviews of mfe-reviews there; no release of it is known`,
    '  - next: publish it first, pnpm release publish mfe-reviews --from FOLDER',
  ]);
  expect((await publish('mfe-reviews', REMOTE)).code).toBe(0);
  const unknown = await publish('shell', SHELL);
  expect(unknown.code).toBe(1);
  expect(unknown.said).toContain('no document server has said that it has an origin of it');
  expect(unknown.said).toContain('next: name mfe-reviews=https://… in REMOTE_ORIGINS of every');
  await notes(['mfe-reviews']);
  expect((await publish('shell', SHELL)).said).toContain(`shell ${SHELL} is live`);
});

it('is refused where the origins of the document servers are said, and its own is not', async () => {
  settings.REMOTE_ORIGINS = 'mfe-search=https://search.example';
  expect((await publish('mfe-reviews', REMOTE)).code).toBe(0);
  const { code, said } = await publish('shell', SHELL);
  expect(code).toBe(1);
  expect(said).toContain('of mfe-reviews there; REMOTE_ORIGINS names no origin of it');
  expect(said).toContain('next: name mfe-reviews=https://… in REMOTE_ORIGINS of every');
  settings.REMOTE_ORIGINS += ', mfe-reviews=https://reviews.example';
  expect((await publish('shell', SHELL)).code).toBe(0);
  // Of a remote that a live shell shows the same is asked.
  settings.REMOTE_ORIGINS = 'mfe-search=https://search.example';
  const again = await publish('mfe-reviews', REMOTE);
  expect(again.said).toContain(`route /reviews: shell ${SHELL} shows the page reviews`);
});

it('is refused where a document server lacks its origin, whatever the setting says here', async () => {
  settings.REMOTE_ORIGINS = 'mfe-reviews=https://reviews.example';
  expect((await publish('mfe-reviews', REMOTE)).code).toBe(0);
  await notes([]);
  const { code, said } = await publish('shell', SHELL);
  expect(code).toBe(1);
  expect(said).toContain('of mfe-reviews there; a document server has no origin of it');
  expect(said).toContain('and start them anew: each notes what it has');
});

it('is refused in a change set and of a canary too, where its origin is gone since', async () => {
  await publish('mfe-reviews', REMOTE);
  await notes(['mfe-reviews']);
  await builtFolder(folder, { app: 'shell', version: BEFORE, manifest: { pages: {} } });
  await publish('shell', BEFORE);
  const run = (...args: string[]) => runRelease(folder, settings, args);
  const from = ['--untested', '--from', `shell-${SHELL}`];
  expect((await run('publish', 'shell', ...from, '--with', 'reviews')).code).toBe(0);
  expect((await run('publish', 'shell', ...from, '--canary', '10')).code).toBe(0);
  await notes([]);
  for (const { code, said } of [await run('land', 'reviews'), await run('promote', 'shell')]) {
    expect(code).toBe(1);
    expect(said).toContain('a document server has no origin of it');
  }
  await notes(['mfe-reviews']);
  expect((await run('promote', 'shell')).said).toContain(`shell ${SHELL} is live`);
});

it('is noted only in a shop that has remotes of other repositories', () => {
  const seen = { revision: 1, apps: {}, history: [] };
  expect(withServed(seen, ['mfe-search'], true)).toBeNull();
  expect(withServed(seen, ['mfe-search', 'mfe-reviews'], true)).toMatchObject({
    served: ['mfe-reviews'],
  });
  // One that has started before only removes what it lacks.
  const noted = { ...seen, served: ['mfe-reviews' as const] };
  expect(withServed(noted, ['mfe-reviews', 'mfe-hire'], false)).toBeNull();
  expect(withServed(noted, ['mfe-search'], false)).toMatchObject({ served: [] });
});
