/**
 * The contract between the shell and the remotes as they are built: each built remote's `setup()`
 * gives the pages that the route table wants of it and the fragments that the slots want of it,
 * no more and no less.
 */
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createServerHost } from 'host-kit/server-host';
import { shopConfig } from 'host-kit/shop-config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RemoteModule, RemoteName } from 'shared-contracts/door';
import { REMOTE_NAMES } from 'shared-contracts/own-apps';
import { releaseManifest, type ReleaseManifest } from 'shared-contracts/release';
import { z } from 'shared-contracts/schema';
import { slots, type SlotName } from 'shared-contracts/slots';
import { createServerBuilds } from '../server/rendering/server-builds';
import { routes } from '../src/routes';
import { slotOwner } from '../src/slots';

const ROOT = resolve(import.meta.dirname, '../..');
let store = '';

beforeAll(async () => {
  store = await mkdtemp(join(tmpdir(), 'contract-'));
});
afterAll(async () => {
  await rm(store, { recursive: true, force: true });
});

function manifestOf(remote: RemoteName): ReleaseManifest {
  const file = join(ROOT, remote, 'dist/release.json');
  try {
    return z.safeParse(releaseManifest, JSON.parse(readFileSync(file, 'utf8')))
      .data as ReleaseManifest;
  } catch {
    throw new Error(`${remote} is not built: run pnpm build`);
  }
}

async function moduleOf(remote: RemoteName): Promise<RemoteModule> {
  const manifest = manifestOf(remote);
  await cp(join(ROOT, remote, 'dist'), join(store, remote, manifest.version), { recursive: true });
  const setup = await createServerBuilds(store).setupOf(manifest);
  const http = { send: () => Promise.reject(new Error('nothing is called at setup')) };
  return setup(createServerHost(http, shopConfig));
}

const pagesOf = (remote: RemoteName) =>
  routes.flatMap((route) =>
    route.kind === 'remote' && route.remote === remote ? [route.page] : [],
  );
const slotsOf = (remote: RemoteName) =>
  (Object.keys(slots) as SlotName[]).filter((name) => slotOwner(name).remote === remote);

describe.each(REMOTE_NAMES)('the built %s', (remote) => {
  it('gives every page that the route table wants of it, whole', async () => {
    const module = await moduleOf(remote);
    expect(Object.keys(module.pages).sort()).toEqual(pagesOf(remote).sort());
    for (const [name, entry] of Object.entries(module.pages)) {
      const page = await entry.load();
      for (const part of ['Component', 'Pending', 'loader', 'head', 'status'] as const) {
        expect(page[part], `${remote} ${name} ${part}`).toBeTypeOf('function');
      }
    }
  });

  it('fills every slot that is its own', async () => {
    const module = await moduleOf(remote);
    expect(Object.keys(module.fragments).sort()).toEqual(slotsOf(remote).sort());
    for (const entry of Object.values(module.fragments)) {
      expect(await entry.load()).toBeTypeOf('function');
    }
  });

  it('names the scripts of each page and fragment in its release, all with an integrity', () => {
    const { pages, fragments, integrity } = manifestOf(remote);
    expect(Object.keys(pages).sort()).toEqual(pagesOf(remote).sort());
    expect(Object.keys(fragments).sort()).toEqual(slotsOf(remote).sort());
    for (const files of Object.values({ ...pages, ...fragments })) {
      expect(files.length).toBeGreaterThan(0);
      for (const file of files) expect(integrity[file]).toMatch(/^sha384-/);
    }
  });

  it('refuses a server build that is not what the registry says', async () => {
    const manifest = manifestOf(remote);
    await moduleOf(remote);
    const changed = {
      ...manifest,
      server: { file: 'server/remote.cjs', integrity: `sha384-${'A'.repeat(64)}` },
    };
    await expect(createServerBuilds(store).setupOf(changed)).rejects.toThrow(
      'not what the registry says',
    );
  });
});
