import { mkdirSync } from 'node:fs';
import type { Environment } from 'server-kit/environment';
import type { AppName, Registry } from 'shared-contracts/release';
import { openBucket } from './bucket';
import { bucketStore } from './bucket-store';
import { readBucketSettings } from './environment';
import { folderStore } from './folder-store';
import { patientRead } from './patient';
import { EMPTY, RegistryMissing } from './registry-file';
import type { ReleaseStore } from './store';
import type { Trust } from './signing/trust';
import { trustedStore } from './signing/trusted-store';

/**
 * Opens the store: a folder, or a bucket of an S3-compatible storage.
 * @param location a path, or `s3://bucket/prefix`
 * @param environment what has a bucket's settings
 * @throws BadEnvironment where one of these is missing or faulty
 */
export function openStore(location: string, environment: Environment = process.env): ReleaseStore {
  if (!location.startsWith('s3://')) return folderStore(location);
  const settings = readBucketSettings(environment);
  const bucket = openBucket({
    location,
    endpoint: settings.S3_ENDPOINT,
    accessKeyId: settings.S3_ACCESS_KEY_ID,
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
    region: settings.S3_REGION,
  });
  mkdirSync(settings.RELEASE_MIRROR, { recursive: true });
  return bucketStore(bucket, settings.RELEASE_MIRROR);
}

/**
 * The store as a server needs it: a registry is used once the files of every release that it names
 * are on this machine, so that no page needs a file that can't be loaded here. While the registry
 * can't be read, takes too long or is missing, the earlier one is used; before there is one, the
 * store counts as empty.
 * @param warn called with the reason why it can't be read, once for each reason
 */
export function openServedStore(
  location: string,
  warn: (message: string) => void,
  environment: Environment = process.env,
  trust?: Trust,
  alert: (message: string) => void = warn,
): ReleaseStore {
  const opened = openStore(location, environment);
  const store = trust ? trustedStore(opened, trust, alert) : opened;
  let last: Registry | undefined;
  let said = '';

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
      Object.keys(releases).map((version) => store.folderOf(app as AppName, version)),
    );
    await Promise.all(named);
    return registry;
  }

  async function readOrLast(): Promise<Registry> {
    try {
      const registry = await readWhole();
      if (registry.revision === 0) say(`${location} has no release yet: nothing can be shown`);
      else said = '';
      last = registry;
    } catch (error) {
      if (last) say(`the registry can't be read: ${String(error)}`);
      else if (error instanceof RegistryMissing) {
        say(error.message);
        return EMPTY;
      } else throw error;
    }
    return last;
  }

  return {
    ...store,
    registry: {
      replace: store.registry.replace,
      read: patientRead(readOrLast, () => last),
    },
  };
}
