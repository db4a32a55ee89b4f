import { mkdirSync } from 'node:fs';
import { openBucket } from 'object-store/bucket';
import { bucketOf, isBucket } from 'object-store/settings';
import type { Environment } from 'server-kit/environment';
import type { AppName, Registry } from 'shared-contracts/release';
import { bucketStore } from './bucket-store';
import { readBucketSettings, readRegistrySettings } from './environment';
import { folderStore } from './folder-store';
import { patientRead } from './patient';
import { postgresRegistry } from './postgres/postgres-registry';
import { openRegistryDatabase } from './postgres/registry-database';
import { EMPTY, RegistryMissing, type RegistryElsewhere } from './registry-file';
import type { ReleaseStore } from './store';
import type { Trust } from './signing/trust';
import { trustedStore } from './signing/trusted-store';

/**
 * Opens the store: a folder, or a bucket of an S3-compatible storage. Its registry is beside the
 * releases, or in PostgreSQL where REGISTRY_URL says so.
 * @param location a path, or `s3://bucket/prefix`
 * @param environment what has a bucket's settings, and REGISTRY_URL
 * @throws BadEnvironment where one of these is missing or faulty
 */
export function openStore(location: string, environment: Environment = process.env): ReleaseStore {
  const { REGISTRY_URL: url } = readRegistrySettings(environment);
  const elsewhere: RegistryElsewhere | undefined =
    url === undefined
      ? undefined
      : (releases) => postgresRegistry(openRegistryDatabase(url), releases);
  if (!isBucket(location)) return folderStore(location, elsewhere);
  const settings = readBucketSettings(environment);
  const bucket = openBucket({ ...bucketOf(location, settings), within: BUCKET_WITHIN });
  mkdirSync(settings.RELEASE_MIRROR, { recursive: true });
  return bucketStore(bucket, settings.RELEASE_MIRROR, elsewhere);
}

/** How long one call of the bucket may take with its repetitions: one that hangs is given up. */
const BUCKET_WITHIN = 10_000;

/** A store that goes on with the registry that it knew last while that can't be read. */
export type ServedStore = ReleaseStore & {
  /** Whether it does so since the last reading. */
  isUnreachable(): boolean;
};

/**
 * The store as a server needs it: a registry is used once the files of every release that it names
 * are on this machine, so that no page needs a file that can't be loaded here. While the registry
 * can't be read, takes too long or is missing, the earlier one is used; before there is one, the
 * store counts as empty.
 * An empty store is said, but where a document server shows development builds (DEVELOPMENT_BUILDS).
 * @param warn called with the reason why it can't be read, once for each reason
 */
export function openServedStore(
  location: string,
  warn: (message: string) => void,
  environment: Environment = process.env,
  trust?: Trust,
  alert: (message: string) => void = warn,
): ServedStore {
  const opened = openStore(location, environment);
  const store = trust ? trustedStore(opened, trust, alert) : opened;
  let last: Registry | undefined;
  let away = false;
  let missing = '';
  let said = '';
  const needsReleases = !environment.DEVELOPMENT_BUILDS;

  const say = (message: string) => {
    if (said !== message) warn(message);
    said = message;
  };

  async function readWhole(): Promise<Registry> {
    const registry = await store.registry.read();
    // This registry was checked already and has not changed.
    if (registry === last) return registry;
    if (registry.revision === 0 && (last?.revision ?? 0) > 0) throw new Error('it is gone');
    const named = Object.entries(registry.apps).flatMap(([app, { releases }]) =>
      Object.keys(releases).map(async (version) => {
        const folder = await store.folderOf(app as AppName, version);
        return folder === null ? [`${app} ${version}`] : [];
      }),
    );
    missing = (await Promise.all(named)).flat().join(', ');
    return registry;
  }

  async function readOrLast(): Promise<Registry> {
    try {
      const registry = await readWhole();
      if (registry.revision === 0 && needsReleases)
        say(`${location} has no release yet: nothing can be shown`);
      else if (missing) say(`the registry names what the store does not have: ${missing}`);
      else said = '';
      last = registry;
      away = false;
    } catch (error) {
      away = last !== undefined;
      if (last) say(`the registry can't be read: ${String(error)}`);
      else if (error instanceof RegistryMissing) {
        say(error.message);
        return EMPTY;
      } else throw error;
    }
    return last;
  }

  const patient = patientRead(readOrLast, () => last);
  return {
    ...store,
    isUnreachable: () => away || patient.isHanging(),
    registry: {
      replace: store.registry.replace,
      begin: store.registry.begin,
      read: patient.read,
    },
  };
}
