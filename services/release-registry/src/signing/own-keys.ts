/** The private keys of whoever calls `pnpm release`: in files outside of the store, or in settings. */
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Environment } from 'server-kit/environment';
import { ReleaseRefused } from '../release-refused';
import { makePrivateKey, readSigningKey, type SigningKey } from './ed25519';

const OWNER = 'owner.pem';

/** Where keys lie by default: for their user alone, beside other programs' settings. */
const keysFolder = (environment: Environment) =>
  join(environment.XDG_CONFIG_HOME ?? join(homedir(), '.config'), 'storefront-release-keys');

/**
 * Where private keys are looked for: in the user's folder, and beside the folder of the releases,
 * where `pnpm start` keeps those of a shop on one machine.
 * @param location of the store
 */
const foldersFor = (environment: Environment, location: string) => [
  keysFolder(environment),
  ...(location.startsWith('s3://') ? [] : [join(dirname(resolve(location)), 'release-keys')]),
];

/** Relative files are meant from where the caller stands. */
const fromCaller = ({ INIT_CWD }: Environment, file: string) => resolve(INIT_CWD ?? '', file);

async function readKeyFile(file: string): Promise<SigningKey> {
  const info = await stat(file).catch(() => null);
  if (!info) throw new ReleaseRefused([`there is no key ${file}`]);
  if ((info.mode & 0o077) !== 0) {
    throw new ReleaseRefused([`others may read the key ${file}: chmod 600 it, or make another`]);
  }
  return readKey(await readFile(file, 'utf8'), file);
}

function readKey(pem: string, from: string): SigningKey {
  try {
    return readSigningKey(pem, from);
  } catch (error) {
    throw new ReleaseRefused([error instanceof Error ? error.message : String(error)]);
  }
}

/**
 * The keys by which releases can be signed here: `RELEASE_KEY`, the files of `RELEASE_KEY_FILE`, or
 * else all that are found but the owner's.
 * @param location of the store
 * @throws ReleaseRefused where one is none, or others may read it
 */
export async function ownKeys(environment: Environment, location: string): Promise<SigningKey[]> {
  const { RELEASE_KEY, RELEASE_KEY_FILE } = environment;
  if (RELEASE_KEY) return [readKey(RELEASE_KEY, 'RELEASE_KEY')];
  if (RELEASE_KEY_FILE) {
    const files = RELEASE_KEY_FILE.split(',').map((file) => fromCaller(environment, file.trim()));
    return Promise.all(files.map(readKeyFile));
  }
  const found = foldersFor(environment, location).map(async (folder) => {
    const names = await readdir(folder).catch(() => []);
    const keys = names.filter((name) => name.endsWith('.pem') && name !== OWNER);
    return keys.map((name) => join(folder, name));
  });
  return Promise.all((await Promise.all(found)).flat().map(readKeyFile));
}

/**
 * The owner's key: `RELEASE_OWNER_KEY`, `RELEASE_OWNER_KEY_FILE`, or the first that is found.
 * @param location of the store
 * @throws ReleaseRefused where there is none
 */
export async function ownerKey(environment: Environment, location: string): Promise<SigningKey> {
  const { RELEASE_OWNER_KEY, RELEASE_OWNER_KEY_FILE } = environment;
  if (RELEASE_OWNER_KEY) return readKey(RELEASE_OWNER_KEY, 'RELEASE_OWNER_KEY');
  if (RELEASE_OWNER_KEY_FILE) return readKeyFile(fromCaller(environment, RELEASE_OWNER_KEY_FILE));
  const files = foldersFor(environment, location).map((folder) => join(folder, OWNER));
  for (const file of files) if (await stat(file).catch(() => null)) return readKeyFile(file);
  throw new ReleaseRefused([`there is no owner's key: ${files.join(', ')}`]);
}

/**
 * Makes a key in the default folder.
 * @param name null for the owner's
 * @throws ReleaseRefused where there is one of that name
 */
export async function makeKey(
  name: string | null,
  environment: Environment,
): Promise<{ file: string; key: SigningKey }> {
  const folder = keysFolder(environment);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, name === null ? OWNER : `${name}.pem`);
  const pem = makePrivateKey();
  try {
    await writeFile(file, pem, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new ReleaseRefused([`${file} is there already`]);
  }
  return { file, key: readSigningKey(pem, file) };
}
