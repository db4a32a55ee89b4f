/** How a shop's registry comes into PostgreSQL, and how it is copied and put back. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openStore } from '../src/open-store';
import { migrate } from '../src/postgres/migrate';
import { openRegistryDatabase } from '../src/postgres/registry-database';
import { publishFolders } from '../src/publish';
import { builtFolder } from './built-folder';
import { startPostgres, statement, type LocalPostgres } from './local-postgres';
import { runRelease } from './run-release';

let postgres: LocalPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(() => postgres.stop());

let folder = '';
let url = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'registry-move-'));
  url = await postgres.create();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const [first, second] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'] as const;
const root = () => join(folder, 'store');
const beside = () => openStore(root(), {});
const inPostgres = () => openStore(root(), { REGISTRY_URL: url });
const publish = async (version: string, store = beside()) =>
  publishFolders([await builtFolder(folder, { version })], store);
const move = () => migrate(openRegistryDatabase(url), beside());
/** A command of `pnpm release`, in this folder. */
const release = (args: string[], settings: Record<string, string> = { REGISTRY_URL: url }) =>
  runRelease(folder, { RELEASE_STORE: root(), DATA_DIR: folder, ...settings }, args);

it('moves as a whole, and is changed there alone from then on', async () => {
  await publish(first);
  expect(await release(['migrate'])).toMatchObject({ code: 0 });
  await publish(second, inPostgres());
  expect((await inPostgres().registry.read()).apps['mfe-search']?.live).toBe(second);
  // Who wasn't told still reads what was live, and is refused in words.
  expect((await beside().registry.read()).apps['mfe-search']?.live).toBe(first);
  const late = await release(['abort', 'mfe-search'], {});
  const published = publish(second, beside());
  await expect(published).rejects.toThrow('REGISTRY_URL: is needed');
  expect(late.code).not.toBe(0);
  expect(await release(['status'])).toMatchObject({ code: 0 });
  expect((await release(['status'])).said).toContain(`${second}`);
}, 60_000);

it('is moved once, and never again from a file that is older than a lost database', async () => {
  await publish(first);
  await move();
  await publish(second, inPostgres());
  expect(await move()).toEqual([expect.stringContaining('has the registry, at revision 3')]);
  await statement(url, 'delete from release_registry.registry');
  await expect(move()).rejects.toThrow('next: put the database back from its copy');
});

it('is moved by a second try where the first was killed after it had closed the file', async () => {
  await publish(first);
  const { registry } = beside();
  const seen = await registry.read();
  await registry.replace(seen, { ...seen, moved: true });
  expect(await release(['migrate'])).toMatchObject({ code: 1 });
  expect(await release(['migrate', '--force'])).toMatchObject({ code: 0 });
  expect((await inPostgres().registry.read()).apps['mfe-search']?.live).toBe(first);
}, 60_000);

it('has its table made by however many at once', async () => {
  await Promise.all([move(), move(), move(), move()]);
  await publish(first, inPostgres());
  expect((await inPostgres().registry.read()).revision).toBe(1);
});

it('needs a database to move to', async () => {
  expect(await release(['migrate'], {})).toEqual({
    code: 2,
    said: 'pnpm release: REGISTRY_URL: is needed, the database that shall have the registry',
  });
  const nobody = new URL('postgres://me@127.0.0.1:1/shop');
  nobody.password = 'hidden';
  const away = await release(['migrate'], { REGISTRY_URL: nobody.href });
  expect(away).toEqual({
    code: 3,
    said: "pnpm release: the registry's database 127.0.0.1:1/shop: nothing answers there",
  });
}, 60_000);

it(
  'is put back from a copy into a database that lost it, newer than servers know it',
  { tags: 'long', timeout: 60_000 },
  async () => {
    await publish(first);
    await move();
    await publish(second, inPostgres());
    expect(await release(['backup', 'copy.json'])).toMatchObject({ code: 0 });
    expect((await release(['backup', 'copy.json'])).said).toContain('is there already');
    const over = await release(['restore', 'copy.json']);
    expect(over.code).toBe(1);
    expect(over.said).toContain('there is a registry, at revision 3');
    await statement(url, 'drop schema release_registry cascade');
    await expect(inPostgres().registry.read()).rejects.toThrow('pnpm release migrate');
    // The file beside the releases is older; the table is made, and the copy is asked for.
    await expect(move()).rejects.toThrow('pnpm release restore FILE');
    expect(await release(['restore', 'copy.json'])).toMatchObject({ code: 0 });
    const back = await inPostgres().registry.read();
    expect(back.apps['mfe-search']?.live).toBe(second);
    expect(back.revision).toBeGreaterThan(3);
  },
);

it(
  'is not put back where the store lacks what it gives',
  { tags: 'long', timeout: 60_000 },
  async () => {
    await publish(first);
    expect(await release(['backup', 'copy.json'], {})).toMatchObject({ code: 0 });
    await rm(join(root(), 'mfe-search'), { recursive: true });
    const lost = await release(['restore', 'copy.json', '--force'], {});
    expect(lost.code).toBe(1);
    expect(lost.said).toContain(`mfe-search ${first} is not in the store`);
    await writeFile(join(folder, 'corrupt.json'), '{}}');
    expect((await release(['restore', 'corrupt.json'], {})).code).toBe(1);
    expect(JSON.parse(await readFile(join(folder, 'copy.json'), 'utf8'))).toMatchObject({
      revision: 1,
    });
  },
);
