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
import type { RegistryFile } from './registry-file';

/** A release that may not go live, with the reasons. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
  constructor(readonly reasons: string[]) {
    super(`refused:\n${reasons.map((reason) => `  - ${reason}`).join('\n')}`);
  }
}

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

export type Published = {
  app: AppName;
  version: string;
  previous: string | null;
  changed: boolean;
};

/**
 * Publishes a built folder: checks it, puts it into the store, and makes it live at the next page
 * load. The release before it stays, as last known good.
 * @throws ReleaseRefused with the reasons; RegistryConflict where someone published meanwhile
 */
export async function publish(
  folder: string,
  storeFolder: string,
  file: RegistryFile,
): Promise<Published> {
  const manifest = await readManifest(folder);
  const { app, version } = manifest;
  const seen = await file.read();
  const faults = [...(await scriptFaults(folder, manifest)), ...refusals(manifest, seen)];
  if (faults.length > 0) throw new ReleaseRefused(faults);
  const target = join(storeFolder, app, version);
  await store(folder, target);
  // A folder of this version may lie there from before: it is kept, so it must be the same.
  const differences = await scriptFaults(target, manifest);
  if (differences.length > 0) {
    throw new ReleaseRefused([`another ${app} ${version} is in the store already`, ...differences]);
  }
  const before = seen.apps[app];
  if (before?.live === version) return { app, version, previous: version, changed: false };
  const at = new Date().toISOString();
  const apps: Registry['apps'] = {
    ...seen.apps,
    [app]: {
      live: version,
      canary: null,
      lastKnownGood: before?.live ?? null,
      releases: { ...before?.releases, [version]: { publishedAt: at, manifest } },
    },
  };
  const event = { at, app, action: 'publish' as const, version, previous: before?.live ?? null };
  await file.replace(seen, { apps, history: [...seen.history, event] });
  return { app, version, previous: before?.live ?? null, changed: true };
}

/**
 * Makes a release of the store live again.
 * @param to the version; the last known good where none is named
 * @throws ReleaseRefused where there is no such release
 */
export async function rollBack(
  app: AppName,
  to: string | undefined,
  file: RegistryFile,
): Promise<Published> {
  const seen = await file.read();
  const state = seen.apps[app];
  const version = to ?? state?.lastKnownGood;
  const manifest = version ? state?.releases[version]?.manifest : undefined;
  if (!state || !version || !manifest) {
    throw new ReleaseRefused([`${app} has no release ${version ?? 'before the live one'}`]);
  }
  const faults = refusals(manifest, seen);
  if (faults.length > 0) throw new ReleaseRefused(faults);
  if (state.live === version) return { app, version, previous: version, changed: false };
  const at = new Date().toISOString();
  await file.replace(seen, {
    // What was just taken back is not known to be good.
    apps: { ...seen.apps, [app]: { ...state, live: version, lastKnownGood: null } },
    history: [...seen.history, { at, app, action: 'rollback', version, previous: state.live }],
  });
  return { app, version, previous: state.live, changed: true };
}
