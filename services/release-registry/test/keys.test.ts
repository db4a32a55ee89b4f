/** Who may release what: keys that are made, listed, take each other's place, and are taken back. */
import { mkdtemp, readdir, readFile, rm, stat, chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseKeys } from 'tooling/run/services';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderStore } from '../src/folder-store';
import { publishFolders, rollBackTo } from '../src/publish';
import { withRotated } from '../src/signing/key-changes';
import { refusedLines, runKeys } from '../src/signing/keys-command';
import { readKeysCommand } from '../src/signing/keys-command-line';
import { ownKeys } from '../src/signing/own-keys';
import { signRelease } from '../src/signing/release-signature';
import { keyListOf, signingStore } from '../src/signing/signing-store';
import { releaseTrust } from '../src/signing/trust';
import { builtFolder } from './built-folder';
import { APP, first, newKey, second, signedShop } from './signed-shop';
import { runRelease } from './run-release';

let folder = '';
let settings: Record<string, string> = {};
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keys-'));
  settings = { RELEASE_STORE: join(folder, 'store'), XDG_CONFIG_HOME: join(folder, 'config') };
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const release = (...args: string[]) => runRelease(folder, settings, args);

const keyIn = (said: string) => /ed25519:[\w-]{43}/.exec(said)?.[0] ?? expect.fail(said);

const root = () => settings.RELEASE_STORE ?? '';
const trustNow = () => releaseTrust.optional().parse(settings.RELEASE_TRUST);

/** What `pnpm release keys` says; the settings of the test are its environment. */
async function keys(...args: string[]): Promise<string> {
  const lines: string[] = [];
  await runKeys(readKeysCommand(args), {
    ...{ store: folderStore(root()), environment: settings, trust: trustNow(), location: root() },
    say: (line) => lines.push(line),
  });
  return lines.join('\n');
}

/** The store as `pnpm release` sees it with these settings. */
const teamStore = () =>
  signingStore(folderStore(root()), trustNow(), () => ownKeys(settings, root()));
const publish = async (version: string) =>
  publishFolders([await builtFolder(folder, { version })], teamStore());

/** What `pnpm release status` calls a person for. */
async function alerts(): Promise<string[]> {
  const store = folderStore(root());
  const seen = await store.registry.read();
  return refusedLines(seen, store, keyListOf(seen, trustNow()) ?? expect.fail());
}

describe('the command of keys', () => {
  it('leads from an unsigned store to a signed one, and says who may release what', async () => {
    await publishFolders([await builtFolder(folder, { version: first })], folderStore(root()));
    expect(await keys('list')).toBe('no keys: nothing is signed');
    settings.RELEASE_TRUST = keyIn(await keys('make', '--owner'));
    const made = await keys('make', 'search-1');
    const file = join(folder, 'config/storefront-release-keys/search-1.pem');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(made).not.toContain('PRIVATE');
    await expect(publish(second)).rejects.toThrow('the registry has no list of keys');
    await keys('add', keyIn(made), 'search-1', APP);
    expect(await keys('list')).toContain(`search-1             active   ${keyIn(made)} ${APP}`);
    expect(await alerts()).toEqual([
      `ALERT ${APP}: nobody has signed which releases are given`,
      `ALERT ${APP} ${first} is refused: it is not signed`,
    ]);
    await expect(publish(second)).rejects.toThrow(
      'pnpm release keys sign-stored mfe-search accepts',
    );
    expect(await keys('sign-stored')).toBe(`signed ${APP} ${first}\n1 signed`);
    await publish(second);
    expect(await alerts()).toEqual([]);
    expect(await keys('sign-stored')).toBe('everything is signed already');
  });

  it('lets a key release one app more, of another repository too, and signs all that is there', async () => {
    settings.RELEASE_TRUST = keyIn(await keys('make', '--owner'));
    const key = keyIn(await keys('make', 'search-1'));
    await keys('add', key, 'search-1', APP);
    const built = await builtFolder(folder, { app: 'mfe-reviews', version: first });
    await expect(publishFolders([built], teamStore())).rejects.toThrow(
      'no key is here that may release mfe-reviews',
    );
    await publishFolders([built], folderStore(root()));
    await keys('add', key, 'search-1', 'mfe-reviews');
    expect(await keys('list')).toContain(`${key} ${APP} mfe-reviews`);
    expect(await keys('sign-stored')).toBe(`signed mfe-reviews ${first}\n1 signed`);
    expect(await alerts()).toEqual([]);
    await expect(keys('add', key, 'another-name', APP)).rejects.toThrow('in the list already');
    await keys('revoke', 'search-1', '--reason', 'lost');
    await expect(keys('add', key, 'search-1', APP)).rejects.toThrow('in the list already');
  });

  it('puts one key in the place of another without a gap, and takes the word of one back', async () => {
    settings.RELEASE_TRUST = keyIn(await keys('make', '--owner'));
    await keys('add', keyIn(await keys('make', 'search-1')), 'search-1', APP);
    for (const version of [first, second]) await publish(version);
    await keys('rotate', 'search-1', keyIn(await keys('make', 'search-2')), 'search-2');
    expect(await keys('list')).toContain('3 signatures stay valid');
    expect(await alerts()).toEqual([]);
    // What has the next key's word before the old one is revoked stays.
    expect(await keys('sign-stored', APP, '--anew')).toContain('2 signed');
    await keys('revoke', 'search-1', '--reason', 'lost');
    expect(await alerts()).toEqual([]);
    expect(await keys('revoke', 'search-2', '--reason', 'laptop stolen')).toContain(
      `ALERT ${APP} ${second} is refused: it is signed by search-2, which is revoked`,
    );
    await expect(rollBackTo(APP, {}, teamStore())).rejects.toThrow(
      `${APP} ${first} in the store: it is signed by search-2, which is revoked`,
    );
    expect(await keys('list')).toContain('(laptop stolen)');
    await expect(keys('revoke', 'search-2', '--reason', 'x')).rejects.toThrow('revoked already');
    await expect(keys('revoke', 'search-9', '--reason', 'x')).rejects.toThrow('there is no key');
  });

  it('signs anew what is published again after its key was revoked, and only that', async () => {
    settings.RELEASE_TRUST = keyIn(await keys('make', '--owner'));
    await keys('add', keyIn(await keys('make', 'search-1')), 'search-1', APP);
    for (const version of [first, second]) await publish(version);
    await keys('add', keyIn(await keys('make', 'search-2')), 'search-2', APP);
    await keys('revoke', 'search-1', '--reason', 'laptop stolen');
    expect(await alerts()).toHaveLength(3);
    await expect(publish('1.2.0-cccccccc')).rejects.toThrow(
      `publish again what is live (${second})`,
    );
    // The same bytes, by the new key: what is beside them has nobody's word, and goes.
    await publish(second);
    expect(await alerts()).toEqual([]);
    expect((await folderStore(root()).registry.read()).apps[APP]).toMatchObject({
      live: second,
      lastKnownGood: null,
    });
    await publish('1.2.0-cccccccc');
    expect(await alerts()).toEqual([]);
  });

  it('accepts what a revoked key has signed only where somebody names that key', async () => {
    settings.RELEASE_TRUST = keyIn(await keys('make', '--owner'));
    await keys('add', keyIn(await keys('make', 'search-1')), 'search-1', APP);
    await publish(first);
    await keys('add', keyIn(await keys('make', 'search-2')), 'search-2', APP);
    await keys('revoke', 'search-1', '--reason', 'laptop stolen');
    const before = await folderStore(root()).registry.read();
    for (const more of [[], ['--anew'], ['--revoked', 'search-2']]) {
      const refused = keys('sign-stored', APP, ...more);
      await expect(refused).rejects.toThrow(
        `${APP} ${first}: it is signed by search-1, which is revoked (laptop stolen)`,
      );
      await expect(refused).rejects.toThrow(`sign-stored ${APP} --revoked search-1`);
    }
    expect(await folderStore(root()).registry.read()).toEqual(before);
    expect(await keys('sign-stored', APP, '--revoked', 'search-1')).toContain('1 signed');
    expect(await alerts()).toEqual([]);
  });

  it('finds the keys that a start has made beside the store, for their user alone', async () => {
    const { DEVELOPMENT_KEY = '', RELEASE_TRUST, ...files } = releaseKeys({ DATA_DIR: folder });
    expect(releaseKeys({ DATA_DIR: folder }).RELEASE_TRUST).toBe(RELEASE_TRUST);
    expect(releaseKeys({ DATA_DIR: folder, RELEASE_TRUST: 'ed25519:theirs' })).toEqual({});
    for (const file of Object.values(files)) expect((await stat(file)).mode & 0o777).toBe(0o600);
    settings.RELEASE_STORE = join(folder, 'releases');
    await release('keys', 'add', DEVELOPMENT_KEY, 'development', APP);
    await builtFolder(folder, { version: first });
    const published = await release('publish', APP, '--untested', '--from', `${APP}-${first}`);
    expect(published.said).toContain(`${APP} ${first} is live`);
    settings.RELEASE_TRUST = RELEASE_TRUST ?? '';
    expect((await release('status')).said).not.toContain('ALERT');
  }, 60_000);

  it('refuses a key that others may read, and one that is not in the list', async () => {
    settings.RELEASE_TRUST = keyIn(await keys('make', '--owner'));
    await keys('add', keyIn(await keys('make', 'catalog')), 'catalog', 'mfe-catalog');
    await expect(publish(first)).rejects.toThrow(
      'no key is here that may release mfe-search (no key yet)',
    );
    await chmod(join(folder, 'config/storefront-release-keys/catalog.pem'), 0o644);
    await expect(publish(first)).rejects.toThrow('others may read the key');
    expect(await readdir(root())).toEqual(['registry.json']);
    settings.RELEASE_KEY = 'not a key';
    await expect(publish(first)).rejects.toThrow('RELEASE_KEY is no private key in PEM');
    await expect(keys('make', 'catalog')).rejects.toThrow('is there already');
  });

  it.each([
    [[], 'usage: pnpm release keys'],
    [['forge'], 'forge is no command of it'],
    [['make'], 'nothing is no name of a key'],
    [['make', '../x'], '../x is no name of a key'],
    [['add', 'ed25519:x', 'search', APP], 'ed25519:x is no public key'],
    [['add', `ed25519:${'a'.repeat(43)}`, 'search'], 'which apps may it release?'],
    [['add', `ed25519:${'a'.repeat(43)}`, 'search', 'search'], 'search is no app'],
    [['revoke', 'search'], 'say why by --reason'],
    [['list', '--owner'], '--owner is for make'],
    [['list', 'x'], 'keys list takes no x'],
    [['add', '--anew'], '--anew is for sign-stored'],
    [['list', '--revoked', 'search-1'], '--revoked is for sign-stored'],
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
