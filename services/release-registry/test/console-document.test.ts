/** The accounts of the console in each place that keeps a registry. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3, type LocalS3 } from 'object-store/local-s3';
import type { Environment } from 'server-kit/environment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleFile } from '../src/console/accounts/people-file';
import {
  documentInStore,
  moveDocument,
  openDocument,
} from '../src/console/accounts/stored-document';
import { openStore } from '../src/open-store';
import { migrate } from '../src/postgres/migrate';
import { openRegistryDatabase } from '../src/postgres/registry-database';
import { RegistryMissing } from '../src/registry-file';
import { StoreUnreachable } from '../src/store-unreachable';
import { peopleJob, SECRET } from './console-shop';
import { startPostgres, type LocalPostgres } from './local-postgres';

let folder = '';
let s3: LocalS3;
let postgres: LocalPostgres;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-document-'));
  s3 = await startS3(join(folder, 's3'), 'shop');
  postgres = await startPostgres();
}, 120_000);
afterAll(async () => {
  await s3.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const bucket = (): Environment => ({
  S3_ENDPOINT: s3.endpoint,
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
});
const root = () => join(folder, 'store');

const PLACES: Record<string, () => Promise<[string, Environment]>> = {
  'a folder': () => Promise.resolve([root(), {}]),
  'a bucket': () => Promise.resolve(['s3://shop/store', bucket()]),
  async PostgreSQL() {
    const url = await postgres.create();
    await migrate(openRegistryDatabase(url), openStore(join(folder, 'empty'), {}));
    return [root(), { REGISTRY_URL: url }];
  },
};

describe.each(Object.entries(PLACES))('the accounts in %s', (_name, place) => {
  it('are what another process has stored, and nothing is lost where several change them', async () => {
    const [location, environment] = await place();
    const open = () => peopleFile(openDocument(location, environment), SECRET);
    expect(await peopleJob(open(), 'list')).toBe('Nobody may come in yet.');
    const names = ['ana', 'ben', 'maria', 'rosa'];
    await Promise.all(names.map((name) => peopleJob(open(), `add ${name} all`)));
    const people = await open().read();
    expect(people.map(({ name }) => name).toSorted()).toEqual(names);
    const seen = (await openDocument(location, environment).read())?.tag ?? null;
    await peopleJob(open(), 'remove ben');
    expect(await openDocument(location, environment).replace(seen, 'of before')).toBe(false);
    expect(await openDocument(location, environment).replace(null, 'of the first')).toBe(false);
    expect((await open().read()).map(({ name }) => name)).not.toContain('ben');
  });
});

describe('the accounts of a registry that moves into PostgreSQL', () => {
  it('move with it once, and are asked for where nobody has made their table', async () => {
    const url = await postgres.create();
    const from = documentInStore(join(folder, 'moving'), {});
    const to = openDocument(join(folder, 'moving'), { REGISTRY_URL: url });
    await expect(to.read()).rejects.toThrow(RegistryMissing);
    await expect(to.read()).rejects.toThrow('pnpm release migrate makes it');
    await migrate(openRegistryDatabase(url), openStore(join(folder, 'empty'), {}));
    expect(await moveDocument(from, to)).toBe(false);
    await peopleJob(peopleFile(from, SECRET), 'add maria all');
    expect(await moveDocument(from, to)).toBe(true);
    await peopleJob(peopleFile(to, SECRET), 'add ben all');
    expect(await moveDocument(from, to)).toBe(false);
    expect(await peopleJob(peopleFile(to, SECRET), 'list')).toMatch(/^ben .*\nmaria /);
  });
});

it('says in one line that a bucket can’t be reached', async () => {
  const away = { ...bucket(), S3_ENDPOINT: 'http://127.0.0.1:9' };
  await expect(openDocument('s3://shop/away', away).read()).rejects.toThrow(StoreUnreachable);
});
