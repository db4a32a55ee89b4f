import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppName, Registry } from 'shared-contracts/release';
import { openBucket } from './bucket';
import { bucketStore } from './bucket-store';
import { folderStore } from './folder-store';
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
 * read, the one before it stands.
 * @param warn hears why it can't be read, once for each reason
 */
export function openServedStore(
  location: string,
  warn: (message: string) => void,
  settings: Settings = process.env,
): ReleaseStore {
  const store = openStore(location, settings);
  const { read, replace } = store.registry;
  let last: Registry | undefined;
  let said = '';

  async function readWhole(): Promise<Registry> {
    const registry = await read();
    const named = Object.entries(registry.apps).flatMap(([app, { releases }]) =>
      Object.keys(releases).map((version) => store.folderOf(app as AppName, version)),
    );
    await Promise.all(named);
    return registry;
  }

  return {
    ...store,
    registry: {
      replace,
      async read() {
        try {
          last = await readWhole();
          said = '';
        } catch (error) {
          if (!last) throw error;
          if (said !== String(error)) warn(`the registry can't be read: ${String(error)}`);
          said = String(error);
        }
        return last;
      },
    },
  };
}
