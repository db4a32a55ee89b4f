/** A store of signed releases, with an owner and two teams, and the servers that take them. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { AppName, Registry } from 'shared-contracts/release';
import { expect } from 'vitest';
import { folderStore } from '../src/folder-store';
import { openServedStore } from '../src/open-store';
import { publishFolders } from '../src/publish';
import { releaseFiles } from '../src/release-files';
import { makePrivateKey, readSigningKey, type SigningKey } from '../src/signing/ed25519';
import { NO_KEYS, withKey } from '../src/signing/key-changes';
import { signKeyList, type KeyList } from '../src/signing/key-list';
import { signingStore } from '../src/signing/signing-store';
import { trustedStore } from '../src/signing/trusted-store';
import { builtFolder, type Wanted } from './built-folder';

export const sri = (content: string | Buffer) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

export const newKey = (): SigningKey => readSigningKey(makePrivateKey(), 'a key');

export const [first, second] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'] as const;
export const APP = 'mfe-search';

/**
 * Begins a shop whose keys are listed, with nothing published yet.
 * @param folder of the test, which has the store in it
 */
export async function signedShop(folder: string) {
  const root = join(folder, 'store');
  const store = folderStore(root);
  const { registry } = store;
  const [owner, search, catalog] = [newKey(), newKey(), newKey()];
  const trust = { owners: [owner.publicKey], serial: 0 };
  let list: KeyList = withKey(NO_KEYS, 'search', search.publicKey, ['shell', APP]);
  list = withKey(list, 'catalog', catalog.publicKey, ['mfe-catalog']);

  /** Sets the list of keys as its owner does. */
  async function setKeys(next: KeyList, by: SigningKey = owner): Promise<void> {
    list = next;
    const seen = await registry.read();
    await registry.replace(seen, { ...seen, keys: signKeyList(next, by) });
  }
  await setKeys(list);

  /** Changes the registry as somebody who may write to the store does. */
  async function tamper(change: (value: Registry) => void): Promise<void> {
    const file = join(root, 'registry.json');
    const value = JSON.parse(await readFile(file, 'utf8')) as Registry;
    change(value);
    await writeFile(file, JSON.stringify({ ...value, revision: value.revision + 1 }));
  }

  /** A server that takes the registry and serves its files; it starts with the first question. */
  function server(own = trust) {
    const told: string[] = [];
    const tell = (line: string) => told.push(line);
    const served = openServedStore(root, tell, {}, own, tell);
    const ofFiles = trustedStore(folderStore(root), own, () => undefined, 0);
    const files = releaseFiles(ofFiles, [APP, 'mfe-catalog']);
    return {
      told,
      registry: served.registry,
      live: async (app: AppName = APP) => (await served.registry.read()).apps[app]?.live,
      ask: (version: string, file: string, app: AppName = APP) =>
        Promise.resolve(
          files.request(`/${app}/${version}/${file}`, { headers: { 'Accept-Encoding': 'br' } }),
        ),
    };
  }

  return {
    root,
    store,
    trust,
    keys: { owner, search, catalog },
    list: () => list,
    setKeys,
    tamper,
    server,
    /** The store as a team's command sees it. */
    teamStore: (...own: SigningKey[]) => signingStore(store, trust, () => Promise.resolve(own)),
    /** Publishes a release of the search, or of what is wanted, signed with its team's key. */
    async publish(wanted: Wanted): Promise<string> {
      const built = await builtFolder(folder, wanted);
      const own = signingStore(store, trust, () => Promise.resolve([search, catalog]));
      await publishFolders([built], own);
      return join(root, wanted.app ?? APP, wanted.version);
    },
  };
}
export type SignedShop = Awaited<ReturnType<typeof signedShop>>;
export type SignedServer = ReturnType<SignedShop['server']>;

/**
 * What a browser gets runs only where it is what the document says: each script of a release that
 * is given has the integrity that the given manifest says, and of a refused one none is served.
 */
export async function expectSafe(server: SignedServer, refused?: string): Promise<void> {
  const { apps } = await server.registry.read();
  for (const [version, { manifest }] of Object.entries(apps[APP]?.releases ?? {})) {
    expect(version).not.toBe(refused);
    for (const [file, integrity] of Object.entries(manifest.integrity)) {
      const answer = await server.ask(version, file);
      expect(answer.status).toBe(200);
      const plain = brotliDecompressSync(Buffer.from(await answer.arrayBuffer()));
      expect(sri(plain)).toBe(integrity);
    }
  }
  if (refused !== undefined) expect((await server.ask(refused, 'entry.js')).status).toBe(404);
}
