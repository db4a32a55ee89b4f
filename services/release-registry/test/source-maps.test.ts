import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderStore } from '../src/folder-store';
import { openStore } from '../src/open-store';
import { publishFolders } from '../src/publish';
import { releaseFiles } from '../src/release-files';
import { builtFolder } from './built-folder';
import { startS3 } from 'object-store/local-s3';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'source-maps-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const version = '1.0.0-aaaaaaaa';
const MAP = '{"version":3,"sources":["src/remote.tsx"],"names":[],"mappings":"AAAA"}';
const store = () => folderStore(join(folder, 'store'));

async function builtWithMaps(): Promise<string> {
  const built = await builtFolder(folder, { version });
  await writeFile(join(built, 'entry.js.map'), MAP);
  return built;
}

describe('the source maps of a release', () => {
  it('are kept apart from it, and the release is what it was without them', async () => {
    const built = await builtWithMaps();
    await publishFolders([built], store());
    expect(await store().mapOf('mfe-search', version, 'entry.js')).toBe(MAP);
    const kept = join(folder, 'store/mfe-search', version);
    expect((await readdir(kept)).filter((name) => name.includes('.map'))).toEqual([]);
    for (const file of ['release.json', 'entry.js']) {
      expect(await readFile(join(kept, file))).toEqual(await readFile(join(built, file)));
    }
  });

  it.each([
    `/mfe-search/${version}/entry.js.map`,
    `/mfe-search/${version}/entry.js.map.gz`,
    `/maps/mfe-search/${version}/entry.js.map.gz`,
    `/maps/${version}/entry.js.map.gz`,
    `/mfe-search/${version}/../../maps/mfe-search/${version}/entry.js.map.gz`,
    `/mfe-search/${version}/%2e%2e/%2e%2e/maps/mfe-search/${version}/entry.js.map.gz`,
    `/mfe-search/..%2f..%2fmaps%2fmfe-search%2f${version}/entry.js.map.gz`,
  ])('are served to nobody at %s', async (path) => {
    await publishFolders([await builtWithMaps()], store());
    const server = releaseFiles(store(), ['mfe-search']);
    expect((await server.request(`/mfe-search/${version}/entry.js`)).status).toBe(200);
    expect((await server.request(path)).status).toBe(404);
  });

  it('are found by the plain name of a script, and by nothing else', async () => {
    await publishFolders([await builtWithMaps()], store());
    for (const script of ['nothing.js', '../entry.js', '../../../registry.json', '', 'entry']) {
      expect(await store().mapOf('mfe-search', version, script)).toBeNull();
    }
    expect(await store().mapOf('mfe-search', '../../mfe-search', 'entry.js')).toBeNull();
  });

  it('never lead out of a built folder', async () => {
    const built = await builtFolder(folder, { version });
    await writeFile(join(folder, 'secret'), 'secret');
    await symlink(join(folder, 'secret'), join(built, 'entry.js.map'));
    await expect(publishFolders([built], store())).rejects.toThrow('is no plain file');
    expect(await store().mapOf('mfe-search', version, 'entry.js')).toBeNull();
  });

  it('are kept in a bucket as well, where a server does not fetch them', async () => {
    const s3 = await startS3(join(folder, 's3'), 'shop');
    try {
      const mirror = join(folder, 'mirror');
      const bucket = openStore('s3://shop/maps-test', {
        S3_ENDPOINT: s3.endpoint,
        S3_ACCESS_KEY_ID: 'S3RVER',
        S3_SECRET_ACCESS_KEY: 'S3RVER',
        RELEASE_MIRROR: mirror,
      });
      await publishFolders([await builtWithMaps()], bucket);
      expect(await bucket.mapOf('mfe-search', version, 'entry.js')).toBe(MAP);
      await bucket.folderOf('mfe-search', version);
      expect(await readdir(mirror)).toEqual(['mfe-search']);
    } finally {
      await s3.close();
    }
  });
});
