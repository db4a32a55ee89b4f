/** What signatures cost a server: once for each release, and nothing for a request. */
import { execFile } from 'node:child_process';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPILED } from 'tooling/run/compiled';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '../src/open-store';
import { publishFolders } from '../src/publish';
import { releaseFiles } from '../src/release-files';
import { NO_KEYS, withKey } from '../src/signing/key-changes';
import { signKeyList } from '../src/signing/key-list';
import { signingStore } from '../src/signing/signing-store';
import { trustedStore } from '../src/signing/trusted-store';
import { builtFolder } from './built-folder';
import { startS3 } from 'object-store/local-s3';
import { APP, first, newKey, second, signedShop } from './signed-shop';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trusted-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

it('verifies a release once, however often the registry is read or its files are asked for', async () => {
  const shop = await signedShop(folder);
  await shop.publish({ version: first });
  let looked = 0;
  const folderOf: typeof shop.store.folderOf = (...named) => {
    looked += 1;
    return shop.store.folderOf(...named);
  };
  const store = trustedStore({ ...shop.store, folderOf }, shop.trust, () => undefined);
  const registry = await store.registry.read();
  expect(looked).toBe(1);
  for (let time = 0; time < 100; time += 1) expect(await store.registry.read()).toBe(registry);
  expect(looked).toBe(1);
  const files = releaseFiles(store, [APP]);
  const ask = () => files.request(`/${APP}/${first}/entry.js`);
  expect((await ask()).status).toBe(200);
  const once = looked;
  for (let time = 0; time < 100; time += 1) expect((await ask()).status).toBe(200);
  expect(looked).toBe(once);
  // A change of the registry verifies what is new in it, for all who ask meanwhile.
  await shop.publish({ version: second });
  const all = await Promise.all(Array.from({ length: 20 }, () => store.registry.read()));
  expect(looked).toBe(once + 1);
  expect(new Set(all).size).toBe(1);
  expect(all[0]?.apps[APP]?.live).toBe(second);
});

it('serves the first file that is asked for of a release by a key that came since', async () => {
  const shop = await signedShop(folder);
  await shop.publish({ version: first });
  const fresh = 50;
  const files = releaseFiles(
    trustedStore(shop.store, shop.trust, () => undefined, fresh),
    [APP],
  );
  expect((await files.request(`/${APP}/${first}/entry.js`)).status).toBe(200);
  const key = newKey();
  await shop.setKeys(withKey(shop.list(), 'search-own', key.publicKey, [APP]));
  const built = await builtFolder(folder, { version: second });
  await publishFolders([built], shop.teamStore(key));
  await new Promise((done) => setTimeout(done, 2 * fresh));
  expect((await files.request(`/${APP}/${second}/entry.js`)).status).toBe(200);
});

it('asks a bucket again where what was fetched earlier is not signed', async () => {
  const s3 = await startS3(join(folder, 's3'), 'shop');
  try {
    const open = (mirror: string) =>
      openStore('s3://shop/signed', {
        S3_ENDPOINT: s3.endpoint,
        S3_ACCESS_KEY_ID: 'S3RVER',
        S3_SECRET_ACCESS_KEY: 'S3RVER',
        RELEASE_MIRROR: join(folder, mirror),
      });
    const [owner, team] = [newKey(), newKey()];
    const store = open('team');
    await publishFolders([await builtFolder(folder, { version: first })], store);
    const server = open('server');
    expect(await server.folderOf(APP, first)).not.toBeNull();
    const seen = await store.registry.read();
    const keys = signKeyList(withKey(NO_KEYS, 'search', team.publicKey, [APP]), owner);
    await store.registry.replace(seen, { ...seen, keys });
    const trust = { owners: [owner.publicKey], serial: 0 };
    const own = signingStore(store, trust, () => Promise.resolve([team]));
    // Published again it is signed, as the store holds it.
    await publishFolders([await builtFolder(folder, { version: first })], own);
    expect((await store.registry.read()).revision).toBe(seen.revision + 2);
    const told: string[] = [];
    const trusted = trustedStore(open('server'), trust, (line) => told.push(line));
    expect((await trusted.registry.read()).apps[APP]?.live).toBe(first);
    expect(told.join()).not.toContain('is refused');
  } finally {
    await s3.close();
  }
});

it('serves nothing while the registry was never there to be read, and says so', async () => {
  const shop = await signedShop(folder);
  await shop.publish({ version: first });
  const file = join(shop.root, 'registry.json');
  await rename(file, join(folder, 'away.json'));
  const told: string[] = [];
  const store = trustedStore(shop.store, shop.trust, (line) => told.push(line), 0);
  const files = releaseFiles(store, [APP]);
  const ask = async () => (await files.request(`/${APP}/${first}/entry.js`)).status;
  expect(await ask()).toBe(404);
  expect(told.join()).toContain('holds releases but no registry.json');
  await rename(join(folder, 'away.json'), file);
  while ((await ask()) !== 200) await new Promise((done) => setTimeout(done, 50));
});

it.each([
  [
    'whose releases count',
    { RELEASE_STORE: tmpdir() },
    /^RELEASE_TRUST: is needed in production: .+$/,
  ],
  [
    'where they are',
    { RELEASE_TRUST: `ed25519:${'a'.repeat(43)}` },
    /^RELEASE_STORE: is needed in production: the folder or bucket of the releases$/,
  ],
])('doesn’t start a server of files in production without knowing %s', async (_, given, words) => {
  const args = [COMPILED, 'src/static-server.ts', APP];
  const options = {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...given },
  };
  const ended = await new Promise<{ code: unknown; said: string }>((done) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      done({ code: error?.code, said: `${stdout}${stderr}`.trim() });
    });
  });
  expect(ended.code).toBe(1);
  expect(ended.said.replace(/^mfe-search: /, '')).toMatch(words);
});
