import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppName, Registry } from 'shared-contracts/release';
import { openBucket } from './bucket';
import { bucketStore } from './bucket-store';
import { folderStore } from './folder-store';
import { EMPTY, RegistryMissing } from './registry-file';
import type { ReleaseStore } from './store';

type Settings = Record<string, string | undefined>;

function needed(settings: Settings, name: string): string {
  const value = settings[name];
  if (value) return value;
  throw new Error(`RELEASE_STORE is a bucket: ${name} is needed too`);
}

/**
 * Opens the store: a folder, or a bucket of an S3-compatible storage.
 * @param location a path, or `s3://bucket/prefix`
 * @param settings the environment: for a bucket `S3_ENDPOINT`, `S3_ACCESS_KEY_ID`,
 *   `S3_SECRET_ACCESS_KEY`; where wanted `S3_REGION`, and `RELEASE_MIRROR`, the folder for what
 *   was fetched
 * @throws where a setting is missing
 */
export function openStore(location: string, settings: Settings = process.env): ReleaseStore {
  if (!location.startsWith('s3://')) return folderStore(location);
  const bucket = openBucket({
    location,
    endpoint: needed(settings, 'S3_ENDPOINT'),
    accessKeyId: needed(settings, 'S3_ACCESS_KEY_ID'),
    secretAccessKey: needed(settings, 'S3_SECRET_ACCESS_KEY'),
    region: settings.S3_REGION ?? 'us-east-1',
  });
  const mirror = settings.RELEASE_MIRROR ?? join(tmpdir(), 'release-mirror');
  mkdirSync(mirror, { recursive: true });
  return bucketStore(bucket, mirror);
}

/**
 * The store as a server needs it: a registry is given out once the files of every release that it
 * names are at hand, so that a page is never made of what can't be loaded here. While it can't be
 * read, or is gone, the one before it stands; before there is any, the store is empty.
 * @param warn hears why it can't be read, once for each reason
 */
export function openServedStore(
  location: string,
  warn: (message: string) => void,
  settings: Settings = process.env,
): ReleaseStore {
  const store = openStore(location, settings);
  let last: Registry | undefined;
  let said = '';

  const say = (message: string) => {
    if (said !== message) warn(message);
    said = message;
  };

  async function readWhole(): Promise<Registry> {
    const registry = await store.registry.read();
    // One that was looked at already: nothing of it has changed.
    if (registry === last) return registry;
    if (registry.revision === 0 && (last?.revision ?? 0) > 0) throw new Error('it is gone');
    const named = Object.entries(registry.apps).flatMap(([app, { releases }]) =>
      Object.keys(releases).map((version) => store.folderOf(app as AppName, version)),
    );
    await Promise.all(named);
    return registry;
  }

  return {
    ...store,
    registry: {
      replace: store.registry.replace,
      async read() {
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
      },
    },
  };
}
