/** Where the provider keeps its data: the database, the pictures, the releases that a backup takes. */
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bucketOf, isBucket, variablesOfBucket } from 'object-store/settings';
import { readSettings, type Settings } from 'server-kit/environment';
import { count, url, words } from 'server-kit/setting';
import { SEARCHES_MOST } from './database/open';
import type { PicturePlace } from './domain/pictures/library';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** A bundle's folder is no place for data: the next bundle takes its place. */
const IN_WORKSPACE = existsSync(join(repository, 'pnpm-workspace.yaml'));

/** The longest time that a replica may be behind, in milliseconds. */
const READ_LAG_MOST = 60_000;

export const dataVariables = {
  /**
   * Database, pictures, lock and socket; one provider at a time. Needed in production and by a
   * bundle, unless both DATABASE_URL and PICTURES_STORE are given.
   * @default `.data` of the repository
   */
  DATA_DIR: words.optional(),
  /**
   * The folder of a catalogue that an empty shop imports at its start; `start` names the
   * demonstration catalogue, and empty it begins empty.
   */
  DEMO_CATALOGUE: words.optional(),
  /**
   * What that folder is being made from: the import waits until its `.made-from` has this. `start`
   * and `dev` set it, so that the database opens meanwhile.
   */
  DEMO_CATALOGUE_MADE_FROM: words.optional(),
  /**
   * Where imported pictures are: a folder that all providers see, or `s3://bucket/prefix`.
   * @default `pictures` in DATA_DIR
   */
  PICTURES_STORE: words.optional(),
  /**
   * PostgreSQL 15 or newer, in UTF-8, instead of the embedded database; its user must be allowed to
   * create the `pg_trgm` extension.
   */
  DATABASE_URL: url('postgres', 'postgresql').optional(),
  /**
   * A streaming replica from which the catalogue is read. While it is unreachable or too far behind the
   * primary answers, and it alone while the primary is unreachable.
   */
  DATABASE_READ_URL: url('postgres', 'postgresql').optional(),
  /** How far behind the replica may be, in milliseconds, 60,000 at most. */
  DATABASE_READ_LAG: count(0, READ_LAG_MOST).default(5000),
  /**
   * How many searches run at a time on PostgreSQL, 4 at most; with more, a list waits longer beside
   * a flood of searches.
   */
  SEARCHES_AT_ONCE: count(1, SEARCHES_MOST).default(2),
  /**
   * The folder of releases that `backup` copies and `restore` puts back; a bucket is left to its
   * own versions.
   */
  RELEASE_STORE: words.optional(),
  /**
   * Where the registry of these releases is in PostgreSQL: `backup` then looks for no file of it,
   * and says whether its dump has it.
   */
  REGISTRY_URL: url('postgres', 'postgresql').optional(),
};

/** With what others of the same environment say about it. */
type Place = Settings<typeof dataVariables> & {
  NODE_ENV?: string | undefined;
  INIT_CWD: string;
};

/** Where the registry of the releases is kept. */
type RegistryPlace = 'file' | 'database' | 'elsewhere';

/** Whether both URLs name one database, by whichever user. */
function isSameDatabase(one: string, other: string | undefined): boolean {
  const placeOf = (text: string) => {
    const { hostname, port, pathname } = new URL(text);
    return [hostname, port || '5432', pathname].join();
  };
  return other !== undefined && placeOf(one) === placeOf(other);
}

/** Where `backup` looks for the registry. */
export function registryPlace(
  registryUrl: string | undefined,
  databaseUrl: string | undefined,
): RegistryPlace {
  if (registryUrl === undefined) return 'file';
  return isSameDatabase(registryUrl, databaseUrl) ? 'database' : 'elsewhere';
}

/** How long one call of the pictures' bucket may take, in milliseconds. */
const BUCKET_WITHIN = 10_000;

/** @returns null for the folder `pictures` of the data directory */
export function picturePlace(
  store: string | undefined,
  given: NodeJS.ProcessEnv,
  from: string,
): PicturePlace {
  if (store === undefined) return null;
  if (!isBucket(store)) return { folder: resolve(from, store) };
  const settings = readSettings(variablesOfBucket('PICTURES_STORE'), given);
  return { bucket: { ...bucketOf(store, settings), within: BUCKET_WITHIN } };
}

/** Whether nothing but a cache is kept in the data directory. */
const keepsNothing = ({ DATABASE_URL, PICTURES_STORE }: Partial<Place>) =>
  DATABASE_URL !== undefined && PICTURES_STORE !== undefined;

/** What is ordered must not lie where nobody has chosen to keep it. */
export function dataFault(settings: Partial<Place>): string | undefined {
  if (settings.DATA_DIR !== undefined || keepsNothing(settings)) return undefined;
  if (settings.NODE_ENV !== 'production' && IN_WORKSPACE) return undefined;
  return (
    'is needed in production and by a bundle: the folder of the database and the pictures; ' +
    'or DATABASE_URL and PICTURES_STORE'
  );
}

/** The folder of what is kept, or of a cache where nothing is kept in it. */
export function dataDirectory(settings: Place): string {
  const { DATA_DIR, NODE_ENV, INIT_CWD } = settings;
  if (DATA_DIR !== undefined) return resolve(INIT_CWD, DATA_DIR);
  // Only a cache of pictures, which may be lost.
  if (NODE_ENV === 'production' || !IN_WORKSPACE) return join(tmpdir(), 'storefront-provider');
  return join(repository, '.data');
}
