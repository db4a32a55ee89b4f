/** What somebody may do who can write to the store: nobody gets it, and it is said. */
import { createHmac, generateKeyPairSync, sign as signWith } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { ReleaseManifest } from 'shared-contracts/release';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ejectRelease } from '../src/eject';
import { withKey, withRevoked } from '../src/signing/key-changes';
import { signKeyList } from '../src/signing/key-list';
import { signRelease } from '../src/signing/release-signature';
import {
  APP,
  expectSafe,
  first,
  newKey,
  second,
  signedShop,
  sri,
  type SignedShop,
} from './signed-shop';

let folder = '';
let shop: SignedShop;
/** Of the second release, in the store. */
let path = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tampering-'));
  shop = await signedShop(folder);
  await shop.publish({ version: first, script: '/* first */' });
  path = await publishSecond();
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const SERVER = 'exports.setup = () => ({});';

/** A release with a server build and a font, each named by `release.json`. */
async function publishSecond(): Promise<string> {
  const at = join(folder, `${APP}-${second}`);
  await mkdir(join(at, 'server'), { recursive: true });
  await writeFile(join(at, 'server/remote.cjs'), SERVER);
  await writeFile(join(at, 'font.woff2'), 'font');
  return shop.publish({
    version: second,
    script: '/* second */',
    manifest: {
      server: { file: 'server/remote.cjs', integrity: sri(SERVER) },
      files: { 'font.woff2': sri('font') },
    },
  });
}

/** Writes a script and its compressed copies, as a careful thief does. */
async function writeScript(text: string): Promise<void> {
  await writeFile(join(path, 'entry.js'), text);
  await writeFile(join(path, 'entry.js.br'), brotliCompressSync(text));
  await writeFile(join(path, 'entry.js.gz'), gzipSync(text));
}

/** Writes `release.json` and what the registry says, both as the thief wants them. */
async function writeManifest(change: (manifest: ReleaseManifest) => void): Promise<void> {
  const file = join(path, 'release.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as ReleaseManifest;
  change(manifest);
  await writeFile(file, JSON.stringify(manifest));
  await shop.tamper(({ apps }) => {
    const release = apps[APP]?.releases[second];
    if (release) change(release.manifest);
  });
}

const EVIL = '/* evil42 */';
const writeSignature = (text: string) => writeFile(join(path, 'release.sig'), text);
const manifestBytes = () => readFile(join(path, 'release.json'));
const signedBy = async (key: Parameters<typeof signRelease>[3]) =>
  writeSignature(signRelease(APP, second, await manifestBytes(), key));
const signature = async () =>
  JSON.parse(await readFile(join(path, 'release.sig'), 'utf8')) as Record<string, unknown>;

const WAYS: [string, () => Promise<unknown>, string][] = [
  ['a changed script', () => writeScript(EVIL), 'entry.js is not what release.json says'],
  [
    'a changed script as long as it was, and nothing else',
    () => writeFile(join(path, 'entry.js'), '/* secone */'),
    'entry.js is not what release.json says',
  ],
  [
    'a changed script with its hash in release.json and in the registry',
    async () => {
      await writeScript(EVIL);
      await writeManifest(({ integrity }) => (integrity['entry.js'] = sri(EVIL)));
    },
    'its signature is not of this release',
  ],
  [
    'the release.json of another release',
    () => cp(join(shop.root, APP, first, 'release.json'), join(path, 'release.json')),
    'its signature is not of this release',
  ],
  [
    'another release as a whole, under this version',
    async () => {
      await rm(path, { recursive: true });
      await cp(join(shop.root, APP, first), path, { recursive: true });
    },
    'its signature is not of this release',
  ],
  [
    'the signature of another release of the app',
    () => cp(join(shop.root, APP, first, 'release.sig'), join(path, 'release.sig')),
    'its signature is not of this release',
  ],
  [
    'the key of another team, which may not release it',
    () => signedBy(shop.keys.catalog),
    'signed by catalog, which may not release mfe-search',
  ],
  [
    'a signature of the same team for another app',
    async () =>
      writeSignature(signRelease('shell', second, await manifestBytes(), shop.keys.search)),
    'its signature is not of this release',
  ],
  ['an unknown key', () => signedBy(newKey()), 'signed by an unknown key'],
  [
    'a key that is revoked',
    () =>
      shop.setKeys(
        withRevoked(withKey(shop.list(), 'new', newKey().publicKey, [APP]), 'search', 'stolen'),
      ),
    'signed by search, which is revoked',
  ],
  ['no signature', () => rm(join(path, 'release.sig')), 'it is not signed'],
  [
    'another contract',
    () => writeFile(join(path, 'contract.json'), '{}'),
    'contract.json is not what release.json says',
  ],
  [
    'another server build',
    () => writeFile(join(path, 'server/remote.cjs'), 'exports.setup = () => ({ });'),
    'server/remote.cjs is not what release.json says',
  ],
  [
    'another font',
    () => writeFile(join(path, 'font.woff2'), 'fonu'),
    'font.woff2 is not what release.json says',
  ],
  ['a file more', () => writeFile(join(path, 'more.html'), EVIL), 'more.html has no integrity'],
  [
    'a compressed copy of something else',
    () => writeFile(join(path, 'entry.js.br'), brotliCompressSync(EVIL)),
    'entry.js.br is no copy of entry.js',
  ],
  [
    'a compressed copy that never ends',
    () => writeFile(join(path, 'entry.js.gz'), gzipSync(Buffer.alloc(50_000_000))),
    'entry.js.gz is no copy of entry.js',
  ],
  [
    'a truncated signature',
    async () => {
      const signed = await signature();
      await writeSignature(
        JSON.stringify({ ...signed, signature: String(signed.signature).slice(0, 80) }),
      );
    },
    'its signature is not of this release',
  ],
  [
    'a corrupt signature',
    async () => writeSignature(JSON.stringify(await signature()).slice(0, 60)),
    'it is not signed',
  ],
  [
    'an empty one',
    async () => writeSignature(JSON.stringify({ ...(await signature()), signature: '' })),
    'its signature is not of this release',
  ],
  [
    'an algorithm of its own choice: none, or the public key as a secret',
    async () => {
      const signed = await signature();
      const statement = `storefront release 1\n${APP}\n${second}\n${sri(await manifestBytes())}\n`;
      const mac = createHmac('sha512', String(signed.key)).update(statement).digest('base64url');
      await writeSignature(JSON.stringify({ ...signed, alg: 'HS512', signature: mac }));
    },
    'its signature is not of this release',
  ],
  [
    'a key of another kind',
    async () => {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const key = publicKey.export({ format: 'jwk' }).x ?? '';
      const made = signWith('sha256', await manifestBytes(), privateKey).toString('base64url');
      await writeSignature(JSON.stringify({ format: 1, key, signature: made }));
    },
    'signed by an unknown key',
  ],
  [
    'a signature of another format',
    async () => writeSignature(JSON.stringify({ ...(await signature()), format: 2 })),
    'it is not signed',
  ],
  [
    'a signature that is a link',
    async () => {
      await cp(join(path, 'release.sig'), join(folder, 'elsewhere.sig'));
      await rm(join(path, 'release.sig'));
      await symlink(join(folder, 'elsewhere.sig'), join(path, 'release.sig'));
    },
    'it is not signed',
  ],
];

describe('a release in the store that has, or is', () => {
  it.each(WAYS)(
    '%s is refused and named, and the last known good is given',
    async (_, tamper, why) => {
      await tamper();
      const server = shop.server();
      const given = await server.live();
      const said = server.told.filter((line) => line.startsWith(`${APP} ${second} is refused: `));
      expect(said.join()).toContain(why);
      // Everything of a revoked key is refused, the release before it too.
      const isRevoked = why.includes('revoked');
      expect(given).toBe(isRevoked ? undefined : first);
      if (!isRevoked) expect(server.told).toContain(`${APP} ${first} is given in its place`);
      await expectSafe(server, second);
    },
  );
});

describe('a team whose app somebody has changed in the registry', () => {
  it('is told before its key vouches for that, and how to accept it', async () => {
    await shop.tamper(({ apps }) => {
      if (apps[APP]) apps[APP].live = first;
      if (apps[APP]) apps[APP].lastKnownGood = second;
    });
    await expect(shop.publish({ version: '1.2.0-cccccccc' })).rejects.toThrow(
      `pnpm release keys sign-stored ${APP} accepts it as it is`,
    );
    expect((await shop.store.registry.read()).apps[APP]?.live).toBe(first);
  });
});

describe('what a server that runs already does', () => {
  it('goes on with what it gave before where the registry comes to name what is not signed', async () => {
    const server = shop.server();
    expect(await server.live()).toBe(second);
    await shop.tamper(({ apps }) => {
      const state = apps[APP];
      const release = state?.releases[second];
      if (!state || !release) return;
      state.live = '9.9.9-99999999';
      state.lastKnownGood = null;
      state.releases = { '9.9.9-99999999': release };
    });
    expect(await server.live()).toBe(second);
    expect(server.told).toEqual([
      `${APP}: other releases are given than was signed: what was given before stays`,
    ]);
    await expectSafe(server);
  });

  it('goes on where live is pointed at an earlier release, though that is signed', async () => {
    const server = shop.server();
    expect(await server.live()).toBe(second);
    const third = '1.2.0-cccccccc';
    await shop.publish({ version: third });
    expect(await server.live()).toBe(third);
    const { apps } = await shop.store.registry.read();
    const old = apps[APP]?.releases[second] ?? expect.fail();
    await shop.tamper((registry) => {
      const state = registry.apps[APP];
      if (state)
        Object.assign(state, { live: first, releases: { ...state.releases, [first]: old } });
    });
    expect(await server.live()).toBe(third);
    expect(server.told.at(-1)).toContain('other releases are given than was signed');
  });

  it('goes on where what its team had signed earlier is put back under a new revision', async () => {
    const server = shop.server();
    const before = (await shop.store.registry.read()).apps[APP];
    await shop.publish({ version: '1.2.0-cccccccc' });
    expect(await server.live()).toBe('1.2.0-cccccccc');
    await shop.tamper((registry) => {
      if (before) registry.apps[APP] = before;
    });
    expect(await server.live()).toBe('1.2.0-cccccccc');
    expect(server.told.join()).toContain('was signed earlier than what is here');
  });

  it.each([
    ['a share that nobody has signed', { canary: { version: first, percent: 100 } }],
    ['a count that nobody has signed', { pointer: { count: 99 } }],
    ['another last known good', { lastKnownGood: '0.9.0-99999999' }],
  ])('goes on where the registry has %s', async (_, change) => {
    const server = shop.server();
    expect(await server.live()).toBe(second);
    await shop.tamper(({ apps }) => {
      const state = apps[APP];
      if (!state?.pointer) return;
      const { pointer } = state;
      Object.assign(state, change);
      if ('pointer' in change) state.pointer = { ...pointer, ...change.pointer };
    });
    const { apps } = await server.registry.read();
    expect(apps[APP]).toMatchObject({ live: second, canary: null, lastKnownGood: first });
    expect(server.told.join()).toContain('what was given before stays');
  });

  it('takes an ejection, which no team signs, and nobody is alarmed', async () => {
    const server = shop.server();
    await ejectRelease(APP, second, '5 failed loads in a row', {
      ...shop.store,
      registry: server.registry,
    });
    expect(await server.live()).toBe(first);
    expect(server.told).toEqual([]);
    await shop.publish({ version: '1.2.0-cccccccc' });
    expect(await server.live()).toBe('1.2.0-cccccccc');
    expect(server.told).toEqual([]);
  });

  it('gives the last known good where live is pointed at what nobody has published', async () => {
    await shop.tamper(({ apps }) => {
      if (apps[APP]) apps[APP].live = '9.9.9-99999999';
    });
    const server = shop.server();
    expect(await server.live()).toBe(first);
    expect(server.told.join()).toContain(
      '9.9.9-99999999 is refused: the registry does not hold it',
    );
  });

  it('serves no script that was changed after it was verified, though it is as long', async () => {
    const server = shop.server();
    expect((await server.ask(second, 'entry.js')).status).toBe(200);
    const kept = await readFile(join(path, 'entry.js.br'));
    await writeFile(join(path, 'entry.js.br'), Buffer.alloc(kept.length, 'x'));
    expect((await server.ask(second, 'entry.js')).status).toBe(404);
    await writeFile(join(path, 'entry.js.br'), kept);
    // What was refused is looked at anew after a second.
    await new Promise((done) => setTimeout(done, 1_100));
    expect((await server.ask(second, 'entry.js')).status).toBe(200);
  });

  it('takes no integrity from the registry that is not signed', async () => {
    await writeScript(EVIL);
    const server = shop.server();
    await shop.tamper(({ apps }) => {
      for (const { manifest } of Object.values(apps[APP]?.releases ?? {})) {
        manifest.integrity['entry.js'] = sri(EVIL);
      }
    });
    expect(await server.live()).toBe(first);
    expect(server.told.join()).toContain('the registry says of entry.js what is not signed');
    await expectSafe(server, second);
  });

  it('takes no list of keys that its owner has not signed', async () => {
    const thief = newKey();
    const running = shop.server();
    expect(await running.live()).toBe(second);
    await signedBy(thief);
    await shop.tamper(({ keys }) => {
      if (keys) keys.list = keys.list.replace(shop.keys.search.publicKey, thief.publicKey);
    });
    expect(await running.live()).toBe(second);
    expect(running.told.join()).toContain('the list of keys is not what its owner has signed');
    const fresh = shop.server();
    expect(await fresh.live()).toBeUndefined();
    expect(fresh.told).toEqual([
      'the list of keys is not what its owner has signed: no release is taken',
    ]);
    expect((await fresh.ask(second, 'entry.js')).status).toBe(404);
  });

  it.each([
    ['another owner has signed', 'is not signed by a key of RELEASE_TRUST'],
    ['is gone', 'the registry has no list of keys'],
  ])('takes no list of keys that %s', async (way, line) => {
    const thief = newKey();
    await shop.tamper((registry) => {
      if (way === 'is gone') delete registry.keys;
      else registry.keys = signKeyList(withKey(shop.list(), 'mine', thief.publicKey, [APP]), thief);
    });
    const server = shop.server();
    expect(await server.live()).toBeUndefined();
    expect(server.told.join()).toContain(line);
  });

  it('takes no list of keys from before a key was revoked', async () => {
    const before = (await shop.store.registry.read()).keys;
    const server = shop.server();
    expect(await server.live()).toBe(second);
    await shop.setKeys(withRevoked(shop.list(), 'search', 'stolen'));
    expect(await server.live()).toBeUndefined();
    await shop.tamper((registry) => {
      if (before) registry.keys = before;
    });
    expect(await server.live()).toBeUndefined();
    expect(server.told.join()).toContain('the list of keys went back from number 3 to 2');
    // One that starts anew knows from its settings that there was a newer one.
    const anew = shop.server({ ...shop.trust, serial: 3 });
    expect(await anew.live()).toBeUndefined();
    expect(anew.told.join()).toContain('the list of keys is number 2, and number 3 was there');
    expect((await anew.ask(second, 'entry.js')).status).toBe(404);
  });

  it('serves no file any more that a revoked key has signed', async () => {
    const server = shop.server();
    expect((await server.ask(second, 'entry.js')).status).toBe(200);
    await shop.setKeys(withRevoked(shop.list(), 'search', 'stolen'));
    // The list is read beside the answers, and not before each.
    while ((await server.ask(second, 'entry.js')).status !== 404) {
      await new Promise((done) => setTimeout(done, 10));
    }
  });

  it('takes no registry from before the one it has', async () => {
    const file = join(shop.root, 'registry.json');
    const server = shop.server();
    const old = await readFile(file, 'utf8');
    await shop.publish({ version: '1.2.0-cccccccc' });
    expect(await server.live()).toBe('1.2.0-cccccccc');
    await writeFile(file, old);
    expect(await server.live()).toBe('1.2.0-cccccccc');
    expect(server.told.join()).toContain('the registry went back from revision');
  });
});
