/** A route to a remote that no document server could give. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DOCUMENT_VERSION } from 'shared-contracts/document-version';
import { afterEach, beforeEach, expect, it } from 'vitest';
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

const [SHELL, REMOTE] = ['1.0.0-aaaaaaaa', '1.0.0-bbbbbbbb'];
const publish = (app: string, version: string) =>
  runRelease(folder, settings, ['publish', app, '--from', `${app}-${version}`]);

it('is refused until a release of it is known', async () => {
  const { code, said } = await publish('shell', SHELL);
  expect(code).toBe(1);
  expect(said.split('\n').slice(1, 3)).toEqual([
    `  - route /reviews: shell ${SHELL} shows the page reviews of mfe-reviews there; no release of it is known`,
    '  - next: publish it first, pnpm release publish mfe-reviews --from FOLDER, or say in REMOTE_ORIGINS where its files are',
  ]);
  expect((await publish('mfe-reviews', REMOTE)).code).toBe(0);
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
