/** `provider backup` and `provider restore`. */
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyEmbedded } from '../src/commands/backup/copy-database';
import { runBackup } from '../src/commands/backup/backup-job';
import type { Inventory } from '../src/commands/backup/counts';
import { restore } from '../src/commands/backup/restore';
import { staged, undoCutRestore } from '../src/commands/backup/swap';
import type { JobResult } from '../src/domain/job-result';
import { seedCatalogue } from '../src/domain/import/seed';
import { createPictureLibrary } from '../src/domain/pictures/library';
import { command } from './drill/command';
import { inMemory } from './shop';
import { smallCatalogue, smallPictures } from './small-catalogue';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'provider-backup-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

describe('a backup', { timeout: 120_000 }, () => {
  let backup: string;
  let releases: string;
  /** Of releases without a registry beside them, by where it is said to be. */
  let elsewhere: JobResult[];
  const to = (name: string, more: { force?: boolean; releases?: string } = {}) => ({
    dataDirectory: join(directory, name),
    databaseUrl: undefined,
    pictures: null,
    releases: more.releases ?? null,
    force: more.force ?? false,
  });
  beforeAll(async () => {
    backup = join(directory, 'backup');
    releases = join(directory, 'releases');
    await mkdir(join(releases, 'mfe-cart/1.0.0'), { recursive: true });
    await writeFile(join(releases, 'registry.json'), '{"revision":7}');
    await writeFile(join(releases, 'mfe-cart/1.0.0/entry.js'), 'entry');
    const { client, db, close } = await inMemory();
    const pictures = createPictureLibrary(join(directory, 'source'));
    await seedCatalogue(db, smallCatalogue, smallPictures(pictures));
    let said: Inventory | undefined;
    const copyDatabase = async (folder: string) => (said = await copyEmbedded(client, folder));
    const shop = { pictures, database: 'embedded' as const, copyDatabase };
    const made = await runBackup({ backup: { to: backup, releases } }, shop);
    expect(made.ok).toBe(true);
    const twice = await runBackup({ backup: { to: backup, releases } }, shop);
    expect(twice.lines).toEqual([`${backup} is there already. Nothing was backed up.`]);
    const without = join(directory, 'releases-without-registry');
    await mkdir(join(without, 'mfe-cart/1.0.0'), { recursive: true });
    await close();
    // Of the database they take what was copied before.
    const again = async (folder: string) => {
      if (!said) throw new Error('there is no copy');
      await cp(join(backup, 'database'), folder, { recursive: true });
      return said;
    };
    elsewhere = await Promise.all(
      (['file', 'elsewhere', 'database'] as const).map((registry) =>
        runBackup(
          { backup: { to: `${backup}-${registry}`, releases: without, registry } },
          { ...shop, copyDatabase: again },
        ),
      ),
    );
  }, 60_000);

  it('brings back database, pictures and releases', async () => {
    const place = to('whole', { releases: join(directory, 'whole-releases') });
    const [line] = await restore(backup, place);
    expect(line).toMatch(/^Restored the backup of .+: 0 customers, \d+ products/);
    const pictures = await readdir(join(place.dataDirectory, 'pictures'), { recursive: true });
    expect(pictures.sort()).toEqual(
      (await readdir(join(directory, 'source/pictures'), { recursive: true })).sort(),
    );
    expect(await readFile(join(place.releases ?? '', 'registry.json'), 'utf8')).toBe(
      '{"revision":7}',
    );
    expect((await readdir(place.dataDirectory)).sort()).toEqual(['database', 'pictures']);
  });

  it('needs no registry beside the releases where that is in a database, and says which has it', () => {
    const [file, another, shops] = elsewhere;
    expect(file?.ok).toBe(false);
    expect(another?.ok).toBe(true);
    expect(another?.lines).toContain(
      'The registry of the releases is not in it: pnpm release backup FILE copies that.',
    );
    expect(shops?.ok).toBe(true);
    expect(shops?.lines.join()).not.toContain('registry');
  });

  it(
    'goes into an empty place only, unless it is told to replace what is there',
    { tags: 'long' },
    async () => {
      const place = to('full');
      await mkdir(join(place.dataDirectory, 'pictures/own'), { recursive: true });
      await expect(restore(backup, place)).rejects.toThrow(
        `${join(place.dataDirectory, 'pictures')} is not empty: --force replaces it.`,
      );
      expect(await restore(backup, { ...place, force: true })).toEqual([
        expect.stringMatching(/^Restored/),
        'Its releases were left out: RELEASE_STORE names no folder.',
      ]);
      expect(await readdir(join(place.dataDirectory, 'pictures'))).not.toContain('own');
    },
  );

  it.each([
    ['a picture that has changed', 'pictures', /is not what was backed up: its SHA-256 differs\.$/],
    [
      'a database that has changed',
      'database',
      /is not what was backed up: its SHA-256 differs\.$/,
    ],
  ])('with %s is refused, and what is there stays', async (name, part, words) => {
    const bad = join(directory, `bad-${part}`);
    await cp(backup, bad, { recursive: true });
    const files = await readdir(join(bad, part), { recursive: true, withFileTypes: true });
    const file = files.find((entry) => entry.isFile());
    await writeFile(join(file?.parentPath ?? '', file?.name ?? ''), 'something else');
    const place = to(`kept-${part}`, { force: true });
    await mkdir(join(place.dataDirectory, 'database'), { recursive: true });
    await writeFile(join(place.dataDirectory, 'database/own'), name);
    await expect(restore(bad, place)).rejects.toThrow(words);
    expect(await readdir(place.dataDirectory)).toEqual(['database']);
    expect(await readFile(join(place.dataDirectory, 'database/own'), 'utf8')).toBe(name);
  });

  it('whose database says other sums is refused', { tags: 'long' }, async () => {
    const bad = join(directory, 'bad-sums');
    await cp(backup, bad, { recursive: true });
    const manifest = await readFile(join(bad, 'manifest.json'), 'utf8');
    await writeFile(join(bad, 'manifest.json'), manifest.replace('"orders": "0"', '"orders": "1"'));
    await expect(restore(bad, to('sums'))).rejects.toThrow(
      'The restored database has 0 orders, and the backup says 1.',
    );
    expect(await readdir(to('sums').dataDirectory)).toEqual([]);
  });

  it('whose manifest leads out of its folder, or is missing, is none', async () => {
    const bad = join(directory, 'bad-paths');
    await cp(backup, bad, { recursive: true });
    const manifest = await readFile(join(bad, 'manifest.json'), 'utf8');
    await writeFile(
      join(bad, 'manifest.json'),
      manifest.replace('"releases/registry.json"', '"releases/../../registry.json"'),
    );
    await expect(restore(bad, to('paths'))).rejects.toThrow('is not one that this provider can');
    await rm(join(bad, 'manifest.json'));
    await expect(restore(bad, to('paths'))).rejects.toThrow('is no backup: it has no manifest');
  });

  it('that this user may not read is named as such, and not as none', async () => {
    await chmod(join(backup, 'manifest.json'), 0);
    // Nothing is forbidden to root.
    const isRoot = process.geteuid?.() === 0;
    if (isRoot) process.seteuid?.('nobody');
    try {
      await expect(restore(backup, to('unread'))).rejects.toThrow(
        `${join(backup, 'manifest.json')}: it may not be read by this user.`,
      );
    } finally {
      if (isRoot) process.seteuid?.('root');
      await chmod(join(backup, 'manifest.json'), 0o600);
    }
  });

  it('is restored by a command, which names a fault in one line', { tags: 'long' }, async () => {
    const environment = { DATA_DIR: join(directory, 'none'), INIT_CWD: directory };
    expect(await command(['restore', 'nothing'], environment)).toEqual({
      code: 1,
      output: `${join(directory, 'nothing')} is no backup: it has no manifest.json.`,
    });
    expect((await command(['backup'], environment)).code).toBe(2);
  });
});

describe('a restore that was killed between two folders', () => {
  it('is undone by whoever locks the directory next', async () => {
    const data = join(directory, 'cut');
    const [database, pictures, fresh] = ['database', 'pictures', 'fresh'].map((one) =>
      join(data, one),
    ) as [string, string, string];
    const put = async (folder: string, text: string) => {
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, 'what'), text);
    };
    // The database is in place already, the pictures are not, and there were no others.
    await put(database, 'new');
    await put(`${database}.before-restore`, 'old');
    await put(pictures, 'old');
    await put(staged(pictures), 'new');
    await put(fresh, 'new');
    await writeFile(join(data, 'restore-begun.json'), JSON.stringify([database, fresh, pictures]));
    await undoCutRestore(data);
    expect((await readdir(data)).sort()).toEqual(['database', 'pictures']);
    expect(await readFile(join(database, 'what'), 'utf8')).toBe('old');
    expect(await readFile(join(pictures, 'what'), 'utf8')).toBe('old');
  });
});
