/** Pictures that several providers share: in one folder, or in a bucket. */
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3, type LocalS3 } from 'object-store/local-s3';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from 'server-kit/day';
import { copyEmbedded } from '../src/commands/backup/copy-database';
import { runBackup } from '../src/commands/backup/backup-job';
import { restore } from '../src/commands/backup/restore';
import { runJob } from '../src/domain/import/job';
import {
  createPictureLibrary,
  hashInName,
  type PicturePlace,
} from '../src/domain/pictures/library';
import { sweepPictures } from '../src/domain/pictures/sweep';
import { inMemory, openTestShop, type TestShop } from './shop';
import { supplier } from './supplier-shop';

let directory: string;
let s3: LocalS3;
let database: Awaited<ReturnType<typeof inMemory>>;
const sameDatabase = () => Promise.resolve({ ...database, close: () => Promise.resolve() });
beforeAll(async () => {
  database = await inMemory();
  directory = await mkdtemp(join(tmpdir(), 'provider-pictures-'));
  s3 = await startS3(join(directory, 's3'), 'shop');
});
afterAll(async () => {
  await s3.close();
  await database.close();
  await rm(directory, { recursive: true, force: true });
});

const bucketAt = (prefix: string, endpoint = s3.endpoint): PicturePlace => ({
  bucket: {
    location: `s3://shop/${prefix}`,
    endpoint,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    region: 'us-east-1',
    within: 5000,
  },
});

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

const namesIn = async ({ store }: { store: ReturnType<typeof createPictureLibrary>['store'] }) => {
  const names: string[] = [];
  for await (const { name } of store.list()) names.push(name);
  return names.sort();
};

describe.each(['folder', 'bucket'])('pictures in a shared %s', (kind) => {
  let place: PicturePlace;
  /** Two providers of one shop, each with a data directory of its own. */
  let shops: [TestShop, TestShop];
  const [red, blue] = ['#aa3322', '#2233aa'];
  const job = async (colour: string) => {
    const folder = join(directory, `${kind}-supplier`);
    await mkdir(join(folder, 'images'), { recursive: true });
    const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: colour } });
    await picture.png().toFile(join(folder, 'images/a.png'));
    const file = join(folder, 'catalogue.json');
    await writeFile(file, JSON.stringify(supplier));
    return { file, images: folder, source: 'supplier' };
  };
  const importInto = async (shop: TestShop, colour: string) =>
    runJob(await job(colour), { ...shop.deps, jobs: shop.deps.db });
  const ladder = async (shop: TestShop): Promise<string> => {
    const rows = (await shop.post('/api/store/products', { limit: 100 })).json as {
      product_name: string;
      first_image: { path: string };
    }[];
    return rows.find((row) => row.product_name === 'Step Ladder')?.first_image.path ?? '';
  };
  const sizeAt = async (shop: TestShop, path: string, query = '') => {
    const answer = await shop.app.request(`/storage/${path}${query}`);
    expect(answer.status).toBe(200);
    const { width, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    return [width, format];
  };

  beforeAll(async () => {
    place = kind === 'folder' ? { folder: join(directory, 'shared') } : bucketAt('pictures');
    const open = () => openTestShop(sameDatabase, { catalogue: false, place });
    shops = [await open(), await open()];
  });
  afterAll(async () => {
    for (const shop of shops) await shop.close();
  });

  it('are imported by one provider and served by the other, in every width', async () => {
    const [one, other] = shops;
    expect((await importInto(one, red)).ok).toBe(true);
    const path = await ladder(other);
    expect(path).toMatch(/^imported\/supplier\/images-a\.[0-9a-f]{12}\.png$/);
    expect(await sizeAt(other, path)).toEqual([400, 'png']);
    expect(await sizeAt(other, path, '?w=160')).toEqual([160, 'webp']);
    expect(await sizeAt(one, path, '?w=160')).toEqual([160, 'webp']);
  });

  it('that are imported again are the same, and nothing is stored twice', async () => {
    const before = await namesIn(shops[0].deps.pictures);
    expect((await importInto(shops[1], red)).lines.at(-1)).toContain('nothing in it is new');
    expect(await namesIn(shops[0].deps.pictures)).toEqual(before);
  });

  it('that nobody names go after thirty days, though two providers sweep at once', async () => {
    const [one, other] = shops;
    const first = await ladder(one);
    await importInto(one, blue);
    const second = await ladder(one);
    expect(second).not.toBe(first);
    const sweepBoth = (days: number) =>
      Promise.all(shops.map(({ deps }) => sweepPictures(deps.db, deps.pictures, inDays(days))));
    expect(await sweepBoth(29)).toEqual([0, 0]);
    await sweepBoth(31);
    expect(await namesIn(other.deps.pictures)).toEqual([second.replace('imported/', '')]);
    expect(await sizeAt(other, second)).toEqual([400, 'png']);
    // Its versions go with the next sweep, those of the other picture stay.
    await sizeAt(one, second, '?w=96');
    await sweepBoth(33);
    if (kind === 'folder') return;
    const made = await readdir(join(directory, 's3/shop/pictures/made'));
    const hashes = new Set(made.map((name) => name.slice(0, 12)));
    expect(hashes).toEqual(new Set([hashInName(second)]));
  });

  it('that withdrawn products, orders or articles name stay', async () => {
    const [{ deps }] = shops;
    await database.db.execute('update products set retired = true');
    expect(await sweepPictures(deps.db, deps.pictures, inDays(60))).toBe(0);
    await database.db.execute('update products set retired = false');
  });

  it('are in a backup, and come back into the other kind of place', async () => {
    const [{ deps }] = shops;
    const backup = join(directory, `${kind}-backup`);
    const copyDatabase = (folder: string) => copyEmbedded(database.client, folder);
    const shop = { pictures: deps.pictures, database: 'embedded' as const, copyDatabase };
    const made = await runBackup({ backup: { to: backup, releases: null } }, shop);
    expect(made.ok).toBe(true);
    const to = kind === 'folder' ? bucketAt('restored') : null;
    const dataDirectory = join(directory, `${kind}-restored`);
    const library = createPictureLibrary(dataDirectory, to);
    const pictures = to && library.store;
    const target = { dataDirectory, pictures, databaseUrl: undefined, releases: null };
    await restore(backup, { ...target, force: false });
    expect(await namesIn(library)).toEqual(await namesIn(deps.pictures));
    await rm(join(dataDirectory, 'database'), { recursive: true });
    await expect(restore(backup, { ...target, force: false })).rejects.toThrow('is not empty');
    expect(await readdir(dataDirectory)).not.toContain('database');
  });
});

describe('a bucket of pictures', () => {
  it('keeps what it gave on this machine, and makes each version once for all', async () => {
    const libraries = ['a', 'b'].map((name) =>
      createPictureLibrary(join(directory, `machine-${name}`), bucketAt('machines')),
    ) as [ReturnType<typeof createPictureLibrary>, ReturnType<typeof createPictureLibrary>];
    const bytes = await sharp({
      create: { width: 300, height: 200, channels: 3, background: '#123456' },
    })
      .jpeg()
      .toBuffer();
    const path = await libraries[0].keep('Supplier', 'photo.jpg', bytes, 'jpeg');
    const picture = await libraries[1].find(path);
    if (!picture) return expect.fail('it is not there');
    const made = await libraries[1].resizer.resize(picture, 96, 'webp');
    // The other machine gets it from the bucket: what is there is not this picture any more.
    const [version = ''] = await readdir(join(directory, 's3/shop/machines/made'));
    expect(version).toMatch(new RegExp(`^${picture.identity.slice(0, 32)}-96\\.webp`));
    const again = await libraries[0].resizer.resize(
      { ...picture, bytes: Buffer.from('') },
      96,
      'webp',
    );
    expect(again.equals(made)).toBe(true);
    const cached = await readdir(join(directory, 'machine-b/pictures-cache'));
    expect(cached.sort()).toEqual(
      [
        `${picture.identity.slice(0, 32)}-96.webp`,
        path.replace('imported/', '').replace('/', '~'),
      ].sort(),
    );
  });

  it('that is away is said, and takes no product its picture', async () => {
    const away = bucketAt('pictures', 'http://127.0.0.1:9');
    const shop = await openTestShop(sameDatabase, { catalogue: false, place: away });
    const all = async () => (await shop.post('/api/store/products', {})).json as unknown;
    const before = await all();
    const answer = await shop.app.request('/storage/imported/supplier/a.0123456789ab.png');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    const folder = join(directory, 'away');
    await mkdir(join(folder, 'images'), { recursive: true });
    await sharp({ create: { width: 4, height: 3, channels: 3, background: '#000' } })
      .png()
      .toFile(join(folder, 'images/a.png'));
    const file = join(folder, 'catalogue.json');
    await writeFile(file, JSON.stringify(supplier));
    const job = { file, images: folder, source: 'supplier' };
    expect(await runJob(job, { ...shop.deps, jobs: shop.deps.db })).toEqual({
      ok: false,
      lines: ['The store of the pictures can not be used. Nothing was imported.'],
    });
    expect(await all()).toEqual(before);
    expect(before).toHaveLength(2);
    await shop.close();
  });
});

describe('a folder of pictures', () => {
  it('loses what a process that ended has left of a file, and not what is being written', async () => {
    const folder = join(directory, 'halves');
    const { store, versions } = createPictureLibrary(join(directory, 'halves-data'), { folder });
    await mkdir(join(folder, 'supplier'), { recursive: true });
    const [old, fresh] = ['old.half', 'fresh.half'].map((name) => join(folder, 'supplier', name));
    for (const file of [old, fresh]) await writeFile(file ?? '', 'half');
    await utimes(old ?? '', inDays(-2), inDays(-2));
    await sweepPictures(database.db, { store, versions }, new Date());
    expect(await readdir(join(folder, 'supplier'))).toEqual(['fresh.half']);
    expect(await readFile(fresh ?? '', 'utf8')).toBe('half');
  });
});
