import {
  mkdtemp,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderStore } from '../src/folder-store';
import { openServedStore } from '../src/open-store';
import { publishFolders, rollBackTo } from '../src/publish';
import { ReleaseRefused } from '../src/release-refused';
import { openRegistry, RegistryConflict, RegistryMissing } from '../src/registry-file';
import { releaseFiles } from '../src/release-files';
import { builtFolder, sri, type Wanted } from './built-folder';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'releases-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const store = () => join(folder, 'store');
const publishFolder = async (path: string) =>
  (await publishFolders([path], folderStore(store())))[0];
const built = (wanted: Wanted) => builtFolder(folder, wanted);

const first = '1.0.0-aaaaaaaa';
const second = '1.1.0-bbbbbbbb';

async function refusal(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ReleaseRefused);
  return String(error);
}

describe('publishing a release', () => {
  it('makes it live, keeps the one before as last known good, and rolls back to it', async () => {
    const registry = openRegistry(store());
    await publishFolder(await built({ version: first }));
    const done = await publishFolder(await built({ version: second }));
    expect(done).toMatchObject({ version: second, previous: first, changed: true });
    expect((await registry.read()).apps['mfe-search']).toMatchObject({
      live: second,
      lastKnownGood: first,
    });
    expect((await readdir(join(store(), 'mfe-search'))).sort()).toEqual([first, second]);
    await rollBackTo('mfe-search', {}, folderStore(store()));
    expect((await registry.read()).apps['mfe-search']?.live).toBe(first);
    // A second time doesn't bring back what was just taken back.
    expect(await refusal(rollBackTo('mfe-search', {}, folderStore(store())))).toContain(
      'no release',
    );
    expect((await registry.read()).apps['mfe-search']?.live).toBe(first);
  });

  it('refuses a build that changes while pages run it', async () => {
    const path = await built({ version: first, manifest: { development: {} } });
    expect(await refusal(publishFolder(path))).toContain(
      'a development build, which is no release',
    );
    expect((await openRegistry(store()).read()).apps).toEqual({});
  });

  it('changes nothing when the same release comes again', async () => {
    const registry = openRegistry(store());
    const path = await built({ version: first });
    await publishFolder(path);
    const before = await registry.read();
    expect((await publishFolder(path))?.changed).toBe(false);
    expect((await registry.read()).revision).toBe(before.revision);
  });

  it('refuses a script that is not what its integrity says', async () => {
    const path = await built({ version: first });
    await writeFile(join(path, 'entry.js'), '/* changed */');
    expect(await refusal(publishFolder(path))).toContain('entry.js');
    expect((await openRegistry(store()).read()).revision).toBe(0);
  });

  it('refuses a script without integrity, a corrupt manifest and an unbuilt folder', async () => {
    const extra = await built({ version: first });
    await writeFile(join(extra, 'extra.js'), '');
    expect(await refusal(publishFolder(extra))).toContain('extra.js has no integrity');
    const corrupt = await built({
      version: second,
      manifest: { integrity: { 'entry.js': 'sha1-x' } },
    });
    expect(await refusal(publishFolder(corrupt))).toContain('integrity');
    expect(await refusal(publishFolder(folder))).toContain('build it first');
  });

  it('refuses a list of scripts that says otherwise than the manifest', async () => {
    const integrity = { 'entry.js': sri('/* entry */') };
    const told = { integrity, pages: { search: ['entry.js'] }, fragments: {} };
    const publishListed = async (text: string) => {
      const files = { 'scripts.json': sri(text) };
      const path = await built({ version: first, manifest: { files } });
      await writeFile(join(path, 'scripts.json'), text);
      return publishFolder(path);
    };
    for (const wrong of [
      JSON.stringify({ ...told, integrity: { 'entry.js': sri('other') } }),
      JSON.stringify({ ...told, pages: {} }),
      '{}',
      '{"integ',
    ]) {
      const said = await refusal(publishListed(wrong));
      expect(said).toContain('scripts.json does not list the scripts of release.json');
    }
    expect(await publishListed(JSON.stringify(told))).toMatchObject({ version: first });
  });

  it('refuses what needs a library that the live shell does not provide, and names both', async () => {
    await publishFolder(await built({ app: 'shell', version: first }));
    const path = await built({ version: second, manifest: { shared: ['react', 'left-pad'] } });
    const said = await refusal(publishFolder(path));
    expect(said).toContain('left-pad');
    expect(said).toContain(first);
  });

  it.each([
    ['of another version', { version: 2 }, 'it starts from documents of version 2'],
    ['that it does not name', null, 'it does not say which documents it starts from'],
  ])('refuses a shell that starts from documents %s', async (_, said, reason) => {
    const none = { routes: [], headerSlots: [], earlyInput: '' };
    const document = said === null ? undefined : { ...none, ...said };
    const path = await built({ app: 'shell', version: first, manifest: { document } });
    const refused = await refusal(publishFolder(path));
    expect(refused).toContain(`${reason}, the document server makes version 1`);
  });

  it('refuses a release that lacks a page which the live one has', async () => {
    await publishFolder(await built({ version: first }));
    const path = await built({ version: second, manifest: { pages: {} } });
    expect(await refusal(publishFolder(path))).toContain('the page search');
  });

  it('lets one of two teams win that publish at once; the other is told, and nothing is lost', async () => {
    const registry = openRegistry(store());
    const seen = await registry.read();
    const outcomes = await Promise.allSettled([
      registry.replace(seen, { apps: {}, history: [] }),
      openRegistry(store()).replace(seen, { apps: {}, history: [] }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = outcomes.find(({ status }) => status === 'rejected');
    expect(lost && 'reason' in lost ? lost.reason : null).toBeInstanceOf(RegistryConflict);
    expect((await registry.read()).revision).toBe(1);
  });

  it('is refused where the store holds releases and no registry, and changes nothing', async () => {
    await publishFolder(await built({ version: first }));
    await rm(join(store(), 'registry.json'));
    const publishing = publishFolder(await built({ version: second }));
    await expect(publishing).rejects.toThrow(RegistryMissing);
    await expect(publishing).rejects.toThrow('put it back');
    expect(await readdir(join(store(), 'mfe-search'))).toEqual([first]);
    expect(await readdir(store())).not.toContain('registry.json');
  });

  it('begins a registry before the first release, so that one who is stopped between can go on', async () => {
    const path = await built({ version: first });
    await folderStore(store()).put(path, 'mfe-search', first);
    expect((await openRegistry(store()).read()).revision).toBe(0);
    expect((await publishFolder(path))?.version).toBe(first);
  });

  it('refuses what is no plain file: a link, also to a folder, and a socket', async () => {
    const sockets = createServer();
    for (const [name, make] of Object.entries({
      'link.js': (path: string) => symlink('/etc/passwd', path),
      folder: (path: string) => symlink('/etc', path),
      socket: (path: string) =>
        new Promise<void>((done) => {
          sockets.listen(path, done);
        }),
    })) {
      const path = await built({ version: first });
      await make(join(path, name));
      expect(await refusal(publishFolder(path))).toContain(`${name} is no plain file`);
      await rm(path, { recursive: true });
    }
    sockets.close();
    const path = await built({ version: first });
    await rename(join(path, 'release.json'), join(folder, 'elsewhere.json'));
    await symlink(join(folder, 'elsewhere.json'), join(path, 'release.json'));
    expect(await refusal(publishFolder(path))).toContain('holds no release.json');
    expect((await openRegistry(store()).read()).revision).toBe(0);
  });

  it('never reads a broken registry as an empty one', async () => {
    await mkdir(store(), { recursive: true });
    await writeFile(join(store(), 'registry.json'), '{"revision":1}');
    await expect(openRegistry(store()).read()).rejects.toThrow('is not a registry');
  });
});

describe('the files of released folders', () => {
  it('come compressed and for a year, to any origin', async () => {
    await publishFolder(await built({ version: first }));
    const server = releaseFiles(folderStore(store()), ['mfe-search']);
    const answer = await server.request(`/mfe-search/${first}/entry.js`, {
      headers: { 'Accept-Encoding': 'br' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const stored = await readFile(join(store(), 'mfe-search', first, 'entry.js.br'));
    expect(Buffer.from(await answer.arrayBuffer()).equals(stored)).toBe(true);
  });

  it('come in gzip too, and not again to whoever has them', async () => {
    await publishFolder(await built({ version: first }));
    const server = releaseFiles(folderStore(store()), ['mfe-search']);
    const asked = (headers: Record<string, string>) =>
      server.request(`/mfe-search/${first}/entry.js`, { headers });
    const answer = await asked({ 'Accept-Encoding': 'gzip' });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    const tag = answer.headers.get('etag') ?? '';
    const again = await asked({ 'If-None-Match': tag });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(tag);
    expect(again.headers.get('cache-control')).toContain('immutable');
    expect((await asked({ 'If-None-Match': 'W/"other"' })).status).toBe(200);
  });

  it('are answered alike to every origin, and to a request that names none', async () => {
    await publishFolder(await built({ version: first }));
    const server = releaseFiles(folderStore(store()), ['mfe-search']);
    for (const path of [`/mfe-search/${first}/entry.js`, '/nothing']) {
      const plain = [...(await server.request(path)).headers];
      expect(plain).toContainEqual(['access-control-allow-origin', '*']);
      for (const Origin of ['https://shop.example', 'https://elsewhere.example', 'null']) {
        const answer = await server.request(path, { headers: { Origin } });
        expect([...answer.headers]).toEqual(plain);
      }
    }
  });

  it.each([
    '/registry.json',
    `/mfe-search/${first}/server/remote.cjs`,
    `/mfe-search/${first}/../../registry.json`,
    `/mfe-search/${first}/%2e%2e/%2e%2e/registry.json`,
    `/mfe-cart-checkout/${first}/entry.js`,
    `/mfe-search/${first}/nothing.js`,
    '/',
  ])('do not include %s', async (path) => {
    await publishFolder(await built({ version: first }));
    const server = releaseFiles(folderStore(store()), ['mfe-search']);
    expect((await server.request(path)).status).toBe(404);
  });
});

describe('the files of a release that links lead out of', () => {
  it.each([
    ['a file', async (at: string) => symlink(join(folder, 'secret.js'), join(at, 'link.js'))],
    [
      'the folder',
      async (at: string) => {
        await rename(at, join(folder, 'moved'));
        await writeFile(join(folder, 'moved', 'link.js'), 'secret');
        await symlink(join(folder, 'moved'), at);
      },
    ],
  ])('are not followed: %s', async (_what, plant) => {
    await publishFolder(await built({ version: first }));
    await writeFile(join(folder, 'secret.js'), 'secret');
    await plant(join(store(), 'mfe-search', first));
    const server = releaseFiles(folderStore(store()), ['mfe-search']);
    expect((await server.request(`/mfe-search/${first}/link.js`)).status).toBe(404);
  });

  it('nor one that takes the place of a file that was served', async () => {
    await publishFolder(await built({ version: first }));
    await writeFile(join(folder, 'secret.js'), 'secret');
    const server = releaseFiles(folderStore(store()), ['mfe-search']);
    const file = `/mfe-search/${first}/entry.js`;
    expect((await server.request(file)).status).toBe(200);
    const stored = join(store(), 'mfe-search', first, 'entry.js');
    await rm(stored);
    await symlink(join(folder, 'secret.js'), stored);
    expect((await server.request(file)).status).toBe(404);
  });
});

describe('the files of a release', () => {
  it('are not served with more in them than was released', async () => {
    await publishFolder(await built({ version: first }));
    const server = releaseFiles(folderStore(store()), ['mfe-search']);
    const file = `/mfe-search/${first}/entry.js`;
    const headers = { 'Accept-Encoding': 'identity' };
    expect((await server.request(file, { headers })).status).toBe(200);
    await writeFile(join(store(), 'mfe-search', first, 'entry.js'), '/* entry */ more');
    expect((await server.request(file, { headers })).status).toBe(404);
  });

  it('are looked for once: an answer opens one file, and a 304 none', async () => {
    await publishFolder(await built({ version: first }));
    const opened = folderStore(store());
    let looked = 0;
    const folderOf: typeof opened.folderOf = (...named) => {
      looked += 1;
      return opened.folderOf(...named);
    };
    const server = releaseFiles({ ...opened, folderOf }, ['mfe-search']);
    const file = `/mfe-search/${first}/entry.js`;
    const answer = await server.request(file);
    expect(answer.headers.get('content-length')).toBe('11');
    expect(answer.headers.get('content-type')).toContain('javascript');
    await rm(join(store(), 'mfe-search', first), { recursive: true });
    const tag = { 'If-None-Match': answer.headers.get('etag') ?? '' };
    expect((await server.request(file, { headers: tag })).status).toBe(304);
    expect((await server.request(file, { method: 'HEAD' })).status).toBe(200);
    expect((await server.request(file)).status).toBe(404);
    expect(looked).toBe(1);
  });

  it.each([
    ['bytes=0-4', 206, '/* en', 'bytes 0-4/11'],
    ['bytes=8-', 206, ' */', 'bytes 8-10/11'],
    ['bytes=-3', 206, ' */', 'bytes 8-10/11'],
    ['bytes=0-99', 206, '/* entry */', 'bytes 0-10/11'],
    ['bytes=11-', 416, '', 'bytes */11'],
    ['bytes=-0', 416, '', 'bytes */11'],
    ['bytes=0-1,3-4', 200, '/* entry */', null],
    ['bytes=4-1', 200, '/* entry */', null],
    ['lines=0-1', 200, '/* entry */', null],
  ])('come in the part that %s names', async (range, status, body, named) => {
    await publishFolder(await built({ version: first }));
    const server = releaseFiles(folderStore(store()), ['mfe-search']);
    const headers = { Range: range, 'Accept-Encoding': 'identity' };
    const answer = await server.request(`/mfe-search/${first}/entry.js`, { headers });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toBe(body);
    expect(answer.headers.get('content-range')).toBe(named);
  });

  it('come plain to whoever doesn’t take them packed', async () => {
    await publishFolder(await built({ version: first }));
    const server = releaseFiles(folderStore(store()), ['mfe-search']);
    for (const accepted of ['identity', 'br;q=0, gzip;q=0.0', 'brx']) {
      const headers = { 'Accept-Encoding': accepted };
      const answer = await server.request(`/mfe-search/${first}/entry.js`, { headers });
      expect(answer.headers.get('content-encoding')).toBeNull();
      expect(await answer.text()).toBe('/* entry */');
    }
  });
});

describe('a server’s registry', () => {
  it('stays as it was while its volume is away, says so once, and follows it afterwards', async () => {
    await publishFolder(await built({ version: first }));
    const heard: string[] = [];
    const { registry } = openServedStore(store(), (message) => heard.push(message));
    await registry.read();
    const away = join(folder, 'away');
    await rename(store(), away);
    for (let time = 0; time < 5; time += 1) {
      expect((await registry.read()).apps['mfe-search']?.live).toBe(first);
    }
    await mkdir(store());
    expect((await registry.read()).apps['mfe-search']?.live).toBe(first);
    await rm(store(), { recursive: true });
    expect(heard).toEqual(["the registry can't be read: Error: it is gone"]);
    await rename(away, store());
    await publishFolder(await built({ version: second }));
    expect((await registry.read()).apps['mfe-search']?.live).toBe(second);
    expect(heard).toHaveLength(1);
  });

  it('stays as it was while the file alone is away', async () => {
    await publishFolder(await built({ version: first }));
    const { registry } = openServedStore(store(), () => undefined);
    await registry.read();
    await rm(join(store(), 'registry.json'));
    expect((await registry.read()).apps['mfe-search']?.live).toBe(first);
  });

  it('is empty where builds are shown that are no releases, which needs no line', async () => {
    const heard: string[] = [];
    const { registry } = openServedStore(store(), (message) => heard.push(message), {
      DEVELOPMENT_BUILDS: 'http://localhost:3007',
    });
    expect((await registry.read()).apps).toEqual({});
    expect(heard).toEqual([]);
  });

  it('is empty at a first start without one, which one line says, until there is one', async () => {
    const heard: string[] = [];
    const { registry } = openServedStore(store(), (message) => heard.push(message));
    for (let time = 0; time < 5; time += 1) expect((await registry.read()).apps).toEqual({});
    expect(heard).toEqual([`${store()} has no release yet: nothing can be shown`]);
    await publishFolder(await built({ version: first }));
    expect((await registry.read()).apps['mfe-search']?.live).toBe(first);
    await rm(join(store(), 'registry.json'));
    const again: string[] = [];
    const started = openServedStore(store(), (message) => again.push(message));
    expect((await started.registry.read()).apps).toEqual({});
    await started.registry.read();
    expect(again).toHaveLength(1);
    expect(again[0]).toContain('holds releases but no registry.json');
  });

  it('stays as it was while it can’t be read, says so once, and follows it afterwards', async () => {
    await publishFolder(await built({ version: first }));
    const heard: string[] = [];
    const { registry } = openServedStore(store(), (message) => heard.push(message));
    expect((await registry.read()).apps['mfe-search']?.live).toBe(first);
    const file = join(store(), 'registry.json');
    const whole = await readFile(file, 'utf8');
    await writeFile(file, whole.slice(0, 40));
    expect((await registry.read()).apps['mfe-search']?.live).toBe(first);
    expect((await registry.read()).apps['mfe-search']?.live).toBe(first);
    expect(heard).toHaveLength(1);
    await writeFile(file, whole);
    await publishFolder(await built({ version: second }));
    expect((await registry.read()).apps['mfe-search']?.live).toBe(second);
  });

  it('is an error where it could never be read', async () => {
    await mkdir(store(), { recursive: true });
    await writeFile(join(store(), 'registry.json'), '{}}');
    await expect(openServedStore(store(), () => undefined).registry.read()).rejects.toThrow();
  });
});
