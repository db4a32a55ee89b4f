import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  releaseManifest,
  type AppName,
  type Registry,
  type ReleaseManifest,
} from 'shared-contracts/release';
import { z } from 'shared-contracts/schema';
import { refusals } from './check';
import { publish, rollBack, startCanary, type Outcome } from './operations';
import { ReleaseRefused } from './refused';
import type { RegistryFile } from './registry-file';

const compressible = /\.(js|json|css|svg|html)$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Reads and checks a built folder's `release.json`. */
export async function readManifest(folder: string): Promise<ReleaseManifest> {
  const text = await readFile(join(folder, 'release.json'), 'utf8').catch(() => null);
  if (text === null) throw new ReleaseRefused([`${folder} holds no release.json: build it first`]);
  const read = z.safeParse(releaseManifest, JSON.parse(text));
  if (read.success) return read.data;
  throw new ReleaseRefused(
    read.error.issues.map((issue) => `release.json: ${issue.path.join('.')} ${issue.message}`),
  );
}

/**
 * The manifest of a release that is in the store.
 * @throws ReleaseRefused where it isn't, or is not what its own manifest says
 */
async function storedManifest(
  storeFolder: string,
  app: AppName,
  version: string,
): Promise<ReleaseManifest> {
  const folder = join(storeFolder, app, version);
  if (!/^[\w.-]+$/.test(version) || !(await stat(folder).catch(() => null))) {
    throw new ReleaseRefused([`${app} has no release ${version}`]);
  }
  const manifest = await readManifest(folder);
  const faults = await scriptFaults(folder, manifest);
  if (manifest.app !== app || manifest.version !== version || faults.length > 0) {
    throw new ReleaseRefused([`${app} ${version} in the store is not whole`, ...faults]);
  }
  return manifest;
}

async function filesUnder(folder: string, prefix = ''): Promise<string[]> {
  const entries = await readdir(join(folder, prefix), { withFileTypes: true });
  const lists = entries.map(async (entry) => {
    const path = prefix ? `${prefix}/${entry.name}` : entry.name;
    return entry.isDirectory() ? filesUnder(folder, path) : [path];
  });
  return (await Promise.all(lists)).flat();
}

async function integrityOf(file: string): Promise<string> {
  const hash = createHash('sha384').update(await readFile(file));
  return `sha384-${hash.digest('base64')}`;
}

/** Every script is named in the manifest, and is what the manifest says. */
async function scriptFaults(folder: string, manifest: ReleaseManifest): Promise<string[]> {
  const faults: string[] = [];
  const named = { ...manifest.integrity };
  if (manifest.server) named[manifest.server.file] = manifest.server.integrity;
  for (const [file, expected] of Object.entries(named)) {
    const actual = await integrityOf(join(folder, file)).catch(() => 'missing');
    if (actual !== expected) faults.push(`${file} is not what release.json says (${actual})`);
  }
  for (const file of await filesUnder(folder)) {
    if (file.endsWith('.js') && !(file in named)) faults.push(`${file} has no integrity`);
  }
  return faults;
}

/** Puts the folder into the store under its final name at once, with compressed copies. */
async function store(folder: string, target: string): Promise<void> {
  if (await stat(target).catch(() => null)) return;
  const draft = `${target}.${randomUUID()}.draft`;
  try {
    await mkdir(dirname(target), { recursive: true });
    // Source maps stay with the team: the store holds what shoppers are served.
    await cp(folder, draft, {
      recursive: true,
      filter: (path) => !/\.(map|LICENSE\.txt)$/.test(path),
    });
    for (const file of await filesUnder(draft)) {
      if (!compressible.test(file)) continue;
      const path = join(draft, file);
      const content = await readFile(path);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
      await writeFile(`${path}.br`, await brotli(content, { params }));
      await writeFile(`${path}.gz`, await gzipped(content));
    }
    await rename(draft, target);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Checks a built folder and puts it into the store; nobody gets it yet.
 * @param seen the registry that it is checked against
 * @throws ReleaseRefused with the reasons
 */
async function storeChecked(
  folder: string,
  storeFolder: string,
  seen: Registry,
): Promise<ReleaseManifest> {
  const manifest = await readManifest(folder);
  const { app, version } = manifest;
  const faults = [...(await scriptFaults(folder, manifest)), ...refusals(manifest, seen)];
  if (faults.length > 0) throw new ReleaseRefused(faults);
  const target = join(storeFolder, app, version);
  await store(folder, target);
  // A folder of this version may lie there from before: it is kept, so it must be the same.
  const differences = await scriptFaults(target, manifest);
  if (differences.length > 0) {
    throw new ReleaseRefused([`another ${app} ${version} is in the store already`, ...differences]);
  }
  return manifest;
}

/**
 * Publishes a built folder: checks it, puts it into the store, and makes it live at the next page
 * load, or gives it to a share of the shoppers.
 * @param canary the share in percent; everybody where none is given
 * @throws ReleaseRefused with the reasons; RegistryConflict where someone published meanwhile
 */
export async function publishFolder(
  folder: string,
  storeFolder: string,
  file: RegistryFile,
  canary?: number,
): Promise<Outcome> {
  const seen = await file.read();
  const manifest = await storeChecked(folder, storeFolder, seen);
  return canary === undefined
    ? publish(manifest, seen, file)
    : startCanary(manifest, canary, seen, file);
}

/**
 * Makes a release of the store live again.
 * @param to the version; the last known good where none is named
 * @throws ReleaseRefused where there is no such release, or it no longer fits what is live
 */
export async function rollBackTo(
  app: AppName,
  { to, reason }: { to?: string | undefined; reason?: string | undefined },
  storeFolder: string,
  file: RegistryFile,
): Promise<Outcome> {
  const seen = await file.read();
  const version = to ?? seen.apps[app]?.lastKnownGood;
  if (!version) throw new ReleaseRefused([`${app} has no release before the live one`]);
  const manifest =
    seen.apps[app]?.releases[version]?.manifest ??
    (await storedManifest(storeFolder, app, version));
  const faults = refusals(manifest, seen);
  if (faults.length > 0) throw new ReleaseRefused(faults);
  return rollBack(manifest, reason, seen, file);
}
