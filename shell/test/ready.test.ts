/** What balancers hear from the document server. */
import { readFileSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { releaseManifest, type ReleaseManifest } from 'shared-contracts/release';
import { z } from 'shared-contracts/schema';
import { afterAll, expect, it } from 'vitest';
import { endDocumentServers, newStore, openDocumentServer } from './document-server';
import { manifestOf } from './release-manifest';

const DIST = resolve(import.meta.dirname, '../dist');

afterAll(endDocumentServers);

async function probe(origin: string, path: string) {
  const answer = await fetch(`${origin}/health/${path}`);
  return [answer.status, (await answer.json()) as unknown] as const;
}

/** The processes that render for a document server. */
function renderProcesses(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
  return children.flatMap((child) => {
    try {
      const command = readFileSync(`/proc/${child}/cmdline`, 'utf8');
      return command.includes('--allow-fs-read') ? [Number(child)] : [];
    } catch {
      return [];
    }
  });
}

/** What a registry says where a shell is live and nothing else. */
const registryOf = (manifest: ReleaseManifest) => {
  const { version } = manifest;
  const releases = { [version]: { publishedAt: '2026-01-01T00:00:00Z', manifest } };
  const shell = { live: version, canary: null, lastKnownGood: null, releases };
  return JSON.stringify({ revision: 7, apps: { shell }, history: [] });
};
const SOME_SHELL = registryOf(manifestOf('shell', '1.0.0-3f9a1c20'));

/** Publishes the shell as it is built. */
async function publishShell(store: string): Promise<void> {
  const manifest = z.parse(
    releaseManifest,
    JSON.parse(await readFile(join(DIST, 'release.json'), 'utf8')),
  );
  await cp(DIST, join(store, 'shell', manifest.version), { recursive: true });
  await writeFile(join(store, 'registry.json'), registryOf(manifest));
}

it('is ready while a process renders, and lives without one; until a shell is published it is not ready', async () => {
  const store = await newStore();
  const { child, origin } = await openDocumentServer({
    RENDER_WORKERS: '1',
    RELEASE_STORE: store,
  });
  const until = async (status: number, meanwhile: () => void = () => undefined) => {
    for (;;) {
      const [found, json] = await probe(origin, 'ready');
      if (found === status) return json;
      meanwhile();
      await new Promise((done) => setTimeout(done, 20));
    }
  };
  const rendering = async () => {
    const { rendering } = (await (await fetch(`${origin}/health`)).json()) as { rendering: string };
    return rendering;
  };
  await expect.poll(rendering, { timeout: 20_000 }).toBe('ready');
  expect(await probe(origin, 'ready')).toEqual([503, { status: 'the shop has no release yet' }]);
  await publishShell(store);
  expect(await until(200)).toEqual({ status: 'ok' });
  // Its process started before the shell's folder was there.
  const page = async () => (await fetch(`${origin}/no-such-page`)).text();
  await expect.poll(page, { timeout: 20_000 }).toContain('data-rendered');
  const fault = await until(503, () => {
    for (const pid of renderProcesses(child.pid ?? 0)) process.kill(pid, 'SIGKILL');
  });
  expect(fault).toEqual({ status: 'no render process is ready' });
  expect(await probe(origin, 'live')).toEqual([200, { status: 'ok' }]);
  expect(await until(200)).toEqual({ status: 'ok' });
});

it(
  'is not ready where it never could read the registry; without renderers it needs none',
  { tags: 'long' },
  async () => {
    const filled = await newStore();
    await writeFile(join(filled, 'registry.json'), SOME_SHELL);
    const well = await openDocumentServer({ RENDER_WORKERS: '0', RELEASE_STORE: filled });
    expect(await probe(well.origin, 'ready')).toEqual([200, { status: 'ok' }]);
    const store = await newStore();
    await writeFile(join(store, 'registry.json'), 'no registry');
    const ill = await openDocumentServer({ RENDER_WORKERS: '0', RELEASE_STORE: store });
    expect(await probe(ill.origin, 'ready')).toEqual([
      503,
      { status: 'the release store can not be read' },
    ]);
  },
);

it('stays ready with the registry that it knew last, and says so', async () => {
  const store = await newStore();
  const file = join(store, 'registry.json');
  await writeFile(file, SOME_SHELL);
  const { origin } = await openDocumentServer({ RENDER_WORKERS: '0', RELEASE_STORE: store });
  expect(await probe(origin, 'ready')).toEqual([200, { status: 'ok' }]);
  await writeFile(file, 'no registry');
  const lacks = 'the registry can not be read: the last known one is used';
  expect(await probe(origin, 'ready')).toEqual([200, { status: 'ok', lacks }]);
  const health = async () => (await (await fetch(`${origin}/health`)).json()) as object;
  expect(await health()).toMatchObject({ registry: 'last known' });
  await writeFile(file, SOME_SHELL);
  expect(await probe(origin, 'ready')).toEqual([200, { status: 'ok' }]);
  expect(await health()).toMatchObject({ registry: 'current' });
});
