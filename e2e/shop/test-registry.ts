/**
 * Adds releases to the release store of the shop under test and sets them live, without a build.
 */
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeVariant, type Change, type Manifest } from './release-variant';
import { shopAddress } from './shop-address';
import { signPointer, signRelease, type Pointer } from './sign-release';

type AppState = {
  live: string;
  canary: { version: string; percent: number } | null;
  lastKnownGood: string | null;
  releases: Record<string, { publishedAt: string; manifest: Manifest }>;
  pointer?: Pointer;
};

export type TestRegistry = {
  revision: number;
  apps: Record<string, AppState>;
  history: { app: string; action: string; version: string; reason?: string }[];
};

const file = () => join(shopAddress().store, 'registry.json');

export async function readRegistry(): Promise<TestRegistry> {
  return JSON.parse(await readFile(file(), 'utf8')) as TestRegistry;
}

async function writeRegistry(registry: TestRegistry): Promise<void> {
  const draft = `${file()}.test`;
  const now = await readRegistry();
  const apps: TestRegistry['apps'] = {};
  for (const [app, state] of Object.entries(registry.apps)) {
    const count = (now.apps[app]?.pointer?.count ?? 0) + 1;
    apps[app] = { ...state, pointer: await signPointer(app, state, count) };
  }
  await writeFile(draft, JSON.stringify({ ...registry, apps, revision: now.revision + 1 }));
  await rename(draft, file());
}

type Counted = {
  loads: number;
  failures: number;
  errors: number;
  silent?: number;
  /** Those by whom a canary is judged. */
  well: number;
  troubled: number;
  networks: { told: string[]; troubled: string[] };
};

/** What tabs have reported of a release so far; the document server stores it every 2 s. */
export async function countedOf({ app, version }: Manifest): Promise<Counted | undefined> {
  const text = await readFile(join(shopAddress().store, 'telemetry.json'), 'utf8').catch(() => '');
  if (!text) return undefined;
  const { releases } = JSON.parse(text) as { releases: Record<string, Counted> };
  return releases[`${app}@${version}`];
}

/** Runs a test's steps, and restores the registry afterwards. */
export async function withRegistryRestored(steps: () => Promise<void>): Promise<void> {
  const before = await readRegistry();
  try {
    await steps();
  } finally {
    await writeRegistry(before);
  }
}

/** Adds a variant of an app's built release to the release store. @returns its version */
export async function storeVariant(
  app: string,
  semver: string,
  change?: Change,
): Promise<Manifest> {
  const { folder } = await makeVariant(app, semver, change);
  const manifest = await storeBuild(folder);
  await rm(folder, { recursive: true, force: true });
  return manifest;
}

/** Puts a built folder into the store, signed. */
export async function storeBuild(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, 'release.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const target = join(shopAddress().store, manifest.app, manifest.version);
  await cp(folder, target, { recursive: true });
  await signRelease(target, manifest);
  return manifest;
}

/** All releases look as if they were published yesterday, so that what comes now is newer. */
export async function letGrowOld(): Promise<void> {
  const registry = await readRegistry();
  const publishedAt = new Date(Date.now() - 24 * 3_600_000).toISOString();
  for (const state of Object.values(registry.apps)) {
    for (const release of Object.values(state.releases)) Object.assign(release, { publishedAt });
  }
  await writeRegistry({ ...registry, history: [] });
}

type Place = { as: 'live' } | { as: 'canary'; percent: number };

/** Sets stored releases live; the earlier live ones become the last known good. */
export async function giveOut(manifests: Manifest[], place: Place = { as: 'live' }): Promise<void> {
  const registry = await readRegistry();
  for (const manifest of manifests) {
    const { app, version } = manifest;
    const state = registry.apps[app];
    if (!state) throw new Error(`${app} has nothing live yet`);
    const released = { publishedAt: new Date().toISOString(), manifest };
    state.releases[version] = released;
    if (place.as === 'canary') state.canary = { version, percent: place.percent };
    else Object.assign(state, { live: version, lastKnownGood: state.live });
  }
  await writeRegistry(registry);
}
