/** What balancers are told by the document server. */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { endDocumentServers, newStore, openDocumentServer } from './document-server';

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

it('is ready while a process renders, and lives without one', async () => {
  const { child, origin } = await openDocumentServer({ RENDER_WORKERS: '1' });
  const until = async (status: number, meanwhile: () => void = () => undefined) => {
    for (;;) {
      const [found, json] = await probe(origin, 'ready');
      if (found === status) return json;
      meanwhile();
      await new Promise((done) => setTimeout(done, 20));
    }
  };
  expect(await until(200)).toEqual({ status: 'ok' });
  const fault = await until(503, () => {
    for (const pid of renderProcesses(child.pid ?? 0)) process.kill(pid, 'SIGKILL');
  });
  expect(fault).toEqual({ status: 'no render process is ready' });
  expect(await probe(origin, 'live')).toEqual([200, { status: 'ok' }]);
  expect(await until(200)).toEqual({ status: 'ok' });
});

it('is not ready where it never could read the registry; without renderers it needs none', async () => {
  const well = await openDocumentServer({ RENDER_WORKERS: '0' });
  expect(await probe(well.origin, 'ready')).toEqual([200, { status: 'ok' }]);
  const store = await newStore();
  await writeFile(join(store, 'registry.json'), 'no registry');
  const ill = await openDocumentServer({ RENDER_WORKERS: '0', RELEASE_STORE: store });
  expect(await probe(ill.origin, 'ready')).toEqual([
    503,
    { status: 'the release store can not be read' },
  ]);
});

it('stays ready with the registry that it knew last, and says so', async () => {
  const store = await newStore();
  const file = join(store, 'registry.json');
  const published = JSON.stringify({ revision: 7, apps: {}, history: [] });
  await writeFile(file, published);
  const { origin } = await openDocumentServer({ RENDER_WORKERS: '0', RELEASE_STORE: store });
  expect(await probe(origin, 'ready')).toEqual([200, { status: 'ok' }]);
  await writeFile(file, 'no registry');
  const lacks = 'the registry can not be read: the last known one is used';
  expect(await probe(origin, 'ready')).toEqual([200, { status: 'ok', lacks }]);
  const health = async () => (await (await fetch(`${origin}/health`)).json()) as object;
  expect(await health()).toMatchObject({ registry: 'last known' });
  await writeFile(file, published);
  expect(await probe(origin, 'ready')).toEqual([200, { status: 'ok' }]);
  expect(await health()).toMatchObject({ registry: 'current' });
});
