/** The document server as in production: what it shows is signed, and what it refuses is said. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ejectRelease } from 'release-registry/eject';
import { folderStore } from 'release-registry/folder-store';
import { openServedStore } from 'release-registry/open-store';
import { publishAll } from 'release-registry/operations';
import { makePrivateKey, readSigningKey } from 'release-registry/signing/ed25519';
import { NO_KEYS, withKey } from 'release-registry/signing/key-changes';
import { signKeyList } from 'release-registry/signing/key-list';
import { signRelease } from 'release-registry/signing/release-signature';
import { signingStore } from 'release-registry/signing/signing-store';
import { keyText } from 'release-registry/signing/trust';
import { APP_NAMES } from 'shared-contracts/own-apps';
import type { AppName, Registry } from 'shared-contracts/release';
import { until } from 'tooling/run/until';
import { afterAll, expect, it } from 'vitest';
import { endDocumentServers, newStore, openDocumentServer } from './document-server';
import { manifestOf } from './release-manifest';

afterAll(endDocumentServers);

const SECRET = 'a-secret-of-the-tests';
const [first, second] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'] as const;
const SEARCH = 'mfe-search';
const sri = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A shop in production with two signed releases of shell and search. */
async function openSignedShop() {
  const root = await newStore();
  const store = folderStore(root);
  const owner = readSigningKey(makePrivateKey(), 'a key');
  const team = readSigningKey(makePrivateKey(), 'a key');
  const keys = signKeyList(withKey(NO_KEYS, 'teams', team.publicKey, [...APP_NAMES]), owner);
  const begun = await store.registry.read();
  await store.registry.replace(begun, { ...begun, keys });
  const trust = { owners: [owner.publicKey], serial: 0 };
  const own = signingStore(store, trust, () => Promise.resolve([team]));
  const publish = async (app: AppName, version: string) => {
    const script = `/* ${app} ${version} */`;
    const manifest = { ...manifestOf(app, version), integrity: { 'entry.js': sri(script) } };
    const text = JSON.stringify(manifest);
    const folder = join(root, app, version);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'entry.js'), script);
    await writeFile(join(folder, 'release.json'), text);
    await store.sign(app, version, signRelease(app, version, Buffer.from(text), team));
    await publishAll([manifest], [], await store.registry.read(), own.registry);
  };
  for (const version of [first, second]) {
    for (const app of ['shell', SEARCH] as const) await publish(app, version);
  }
  return { root, store, owner, trust };
}

const inProduction = (store: string, trust: string) =>
  openDocumentServer({
    NODE_ENV: 'production',
    RELEASE_STORE: store,
    RELEASE_TRUST: trust,
    PROXY_SECRET: SECRET,
    BUCKET_SECRET: SECRET,
  });

it('names the last known good releases where scripts of the live ones were changed, and serves no changed one', async () => {
  const { root, owner } = await openSignedShop();
  for (const app of ['shell', SEARCH]) {
    await writeFile(join(root, app, second, 'entry.js'), `/* ${app} 6.6.6-bbbbbbbb */`);
  }
  const server = await inProduction(root, keyText(owner.publicKey));
  const html = await (await fetch(`${server.origin}/search`)).text();
  expect(html).toContain(`${SEARCH}/${first}/entry.js`);
  expect(html).toContain(`/_release/shell/${first}/entry.js`);
  expect(html).not.toContain(second);
  expect(html).toContain(sri(`/* ${SEARCH} ${first} */`));
  const script = (version: string) => fetch(`${server.origin}/_release/shell/${version}/entry.js`);
  expect(await (await script(first)).text()).toBe(`/* shell ${first} */`);
  expect((await script(second)).status).toBe(404);
  await until(() => server.said().join().includes('is refused'));
  const lines = server.said().filter((line) => line.includes(`${SEARCH} ${second} is refused: `));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('"alert":true');
  expect(lines[0]).toContain('entry.js is not what release.json says');
});

it('shows nothing of a store whose keys a stranger has listed, and says so', async () => {
  const { root } = await openSignedShop();
  const stranger = readSigningKey(makePrivateKey(), 'a key');
  const server = await inProduction(root, keyText(stranger.publicKey));
  const answer = await fetch(`${server.origin}/search`);
  expect(answer.status).toBe(503);
  expect(await answer.text()).toBe('The shop has no release yet.');
  await until(() => server.said().join().includes('not signed by a key of RELEASE_TRUST'));
});

it('takes a failing release back in the registry without touching what it refuses of another app', async () => {
  const { store, trust, root } = await openSignedShop();
  await writeFile(join(root, 'shell', second, 'entry.js'), 'changed');
  const served = openServedStore(root, () => undefined, {}, trust);
  expect((await served.registry.read()).apps.shell?.live).toBe(first);
  await ejectRelease(SEARCH, second, 'it fails', served);
  const { apps }: Registry = await store.registry.read();
  expect(apps[SEARCH]?.live).toBe(first);
  expect(apps.shell?.live).toBe(second);
});
