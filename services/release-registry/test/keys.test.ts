/** Who may release what: keys that are made, listed, take each other's place, and are taken back. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseKeys } from 'tooling/run/services';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../src/build-app';
import { folderStore } from '../src/folder-store';
import { publishFolders } from '../src/publish';
import { withRotated } from '../src/signing/key-changes';
import { readKeysCommand } from '../src/signing/keys-command-line';
import { signRelease } from '../src/signing/release-signature';
import { builtFolder } from './built-folder';
import { APP, first, newKey, second, signedShop } from './signed-shop';

let folder = '';
let settings: Record<string, string> = {};
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keys-'));
  settings = { RELEASE_STORE: join(folder, 'store'), XDG_CONFIG_HOME: join(folder, 'config') };
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

type Ended = { code: number; said: string };

/** Runs `pnpm release`'s own process in the folder of the test. */
const release = (...args: string[]) =>
  new Promise<Ended>((done) => {
    const { INIT_CWD: _ours, ...environment } = process.env;
    const options = { cwd: folder, env: { ...environment, ...settings } };
    const script = join(ROOT, 'services/release-registry/release.mjs');
    execFile(process.execPath, [script, ...args], options, (error, stdout, stderr) => {
      done({ code: error ? Number(error.code) : 0, said: `${stdout}${stderr}`.trimEnd() });
    });
  });

const keyIn = ({ said }: Ended) => /ed25519:[\w-]{43}/.exec(said)?.[0] ?? expect.fail(said);

describe('the command of keys', () => {
  it('leads from an unsigned store to a signed one, and says who may release what', async () => {
    await publishFolders(
      [await builtFolder(folder, { version: first })],
      folderStore(settings.RELEASE_STORE ?? ''),
    );
    expect((await release('status')).said).toContain('no keys: nothing is signed');
    settings.RELEASE_TRUST = keyIn(await release('keys', 'make', '--owner'));
    const made = await release('keys', 'make', 'search-1');
    const file = join(folder, 'config/storefront-release-keys/search-1.pem');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(made.said).not.toContain('PRIVATE');
    await builtFolder(folder, { version: second });
    const publish = () => release('publish', APP, '--from', `${APP}-${second}`);
    expect(await publish()).toMatchObject({ code: 1 });
    expect((await publish()).said).toContain('the registry has no list of keys');
    await release('keys', 'add', keyIn(made), 'search-1', APP);
    expect((await release('keys', 'list')).said).toContain(
      `search-1             active   ${keyIn(made)} ${APP}`,
    );
    expect((await release('status')).said).toContain(
      `ALERT ${APP} ${first} is refused: it is not signed`,
    );
    expect((await release('keys', 'sign-stored')).said).toBe(`signed ${APP} ${first}\n1 signed`);
    expect((await publish()).said).toContain(`${APP} ${second} is live (before: ${first})`);
    expect((await release('status')).said).not.toContain('ALERT');
    const another = await release('keys', 'make', 'search-2');
    await release('keys', 'rotate', 'search-1', keyIn(another), 'search-2');
    expect((await release('keys', 'list')).said).toContain('3 signatures stay valid');
    expect((await release('status')).said).not.toContain('ALERT');
    const revoked = await release('keys', 'revoke', 'search-1', '--reason', 'laptop stolen');
    expect(revoked.said).toContain(
      `ALERT ${APP} ${second} is refused: it is signed by search-1, which is revoked`,
    );
    expect((await release('rollback', APP)).said).toContain(
      `${APP} ${first} in the store: it is signed by search-1, which is revoked`,
    );
    expect((await release('keys', 'list')).said).toContain('(laptop stolen)');
  }, 60_000);

  it('finds the keys that a start has made beside the store, for their user alone', async () => {
    const { DEVELOPMENT_KEY = '', RELEASE_TRUST, ...files } = releaseKeys({ DATA_DIR: folder });
    expect(releaseKeys({ DATA_DIR: folder }).RELEASE_TRUST).toBe(RELEASE_TRUST);
    expect(releaseKeys({ DATA_DIR: folder, RELEASE_TRUST: 'ed25519:theirs' })).toEqual({});
    for (const file of Object.values(files)) expect((await stat(file)).mode & 0o777).toBe(0o600);
    settings.RELEASE_STORE = join(folder, 'releases');
    await release('keys', 'add', DEVELOPMENT_KEY, 'development', APP);
    await builtFolder(folder, { version: first });
    const published = await release('publish', APP, '--from', `${APP}-${first}`);
    expect(published.said).toContain(`${APP} ${first} is live`);
    settings.RELEASE_TRUST = RELEASE_TRUST ?? '';
    expect((await release('status')).said).not.toContain('ALERT');
  }, 60_000);

  it('refuses a key that others may read, and one that is not in the list', async () => {
    settings.RELEASE_TRUST = keyIn(await release('keys', 'make', '--owner'));
    const made = await release('keys', 'make', 'catalog');
    await release('keys', 'add', keyIn(made), 'catalog', 'mfe-catalog');
    await builtFolder(folder, { version: first });
    const publish = () => release('publish', APP, '--from', `${APP}-${first}`);
    expect((await publish()).said).toContain(
      'no key is here that may release mfe-search (no key yet)',
    );
    await chmod(join(folder, 'config/storefront-release-keys/catalog.pem'), 0o644);
    expect((await publish()).said).toContain('others may read the key');
    expect(await readdir(join(folder, 'store'))).toEqual(['registry.json']);
    settings.RELEASE_KEY = 'not a key';
    expect((await publish()).said).toContain('RELEASE_KEY is no private key in PEM');
    settings.RELEASE_TRUST = 'ed25519:short';
    expect(await publish()).toMatchObject({ code: 2 });
  }, 60_000);

  it.each([
    [[], 'usage: pnpm release keys'],
    [['forge'], 'forge is no command of it'],
    [['make'], 'nothing is no name of a key'],
    [['make', '../x'], '../x is no name of a key'],
    [['add', 'ed25519:x', 'search', APP], 'ed25519:x is no public key'],
    [['add', `ed25519:${'a'.repeat(43)}`, 'search'], 'which apps may it release?'],
    [['add', `ed25519:${'a'.repeat(43)}`, 'search', 'mfe-serach'], 'mfe-serach is no app'],
    [['revoke', 'search'], 'say why by --reason'],
    [['list', '--owner'], '--owner is for make'],
    [['list', 'x'], 'keys list takes no x'],
  ])('says in one line what is wrong with %j', (args, line) => {
    expect(() => readKeysCommand(args)).toThrow(line);
  });
});

describe('a key that takes another’s place', () => {
  it('leaves what the old one has signed valid, and nothing that it signs later', async () => {
    const shop = await signedShop(folder);
    const path = await shop.publish({ version: first });
    const { signature } = JSON.parse(await readFile(join(path, 'release.sig'), 'utf8')) as {
      signature: string;
    };
    const given = (await shop.store.registry.read()).apps[APP]?.pointer?.signature ?? '';
    const next = newKey();
    const to = { key: next.publicKey, name: 'search-2' };
    await shop.setKeys(withRotated(shop.list(), 'search', to, [signature, given]));
    const server = shop.server();
    expect(await server.live()).toBe(first);
    const built = await builtFolder(folder, { version: second });
    await expect(publishFolders([built], shop.teamStore(shop.keys.search))).rejects.toThrow(
      'no key is here that may release mfe-search (search-2)',
    );
    await publishFolders([built], shop.teamStore(next));
    expect(await server.live()).toBe(second);
    // Whoever has the old key may say that it was earlier: nobody believes a time.
    const manifest = await readFile(join(built, 'release.json'));
    await shop.store.sign(APP, second, signRelease(APP, second, manifest, shop.keys.search));
    const fresh = shop.server();
    expect(await fresh.live()).toBe(first);
    expect(fresh.told.join()).toContain('it is signed by search after that was retired');
  });
});
