import type { Bucket } from 'object-store/bucket';
import type { Registry } from 'shared-contracts/release';
import { nextRegistry } from './next-registry';
import {
  EMPTY,
  missingFile,
  parseRegistry,
  registryText,
  RegistryConflict,
  type RegistryFile,
  type Releases,
} from './registry-file';

const REGISTRY = 'registry.json';
/** How long a registry that was read counts as the newest, in milliseconds. */
const FRESH = 1_000;

/** The registry in a bucket: one object, replaced whole where its tag is still the one that was read. */
export function bucketRegistry(bucket: Bucket, releases: Releases): RegistryFile {
  let known: { at: number; value: ReturnType<typeof readNow> } | undefined;
  let parsed: { value: Registry; etag: string } | undefined;

  async function readNow(): Promise<{ value: Registry; etag: string | null }> {
    const stored = await bucket.read(REGISTRY);
    if (!stored) {
      if (await releases.holdsAny()) throw missingFile(releases.where);
      return { value: EMPTY, etag: null };
    }
    const { content, etag } = stored;
    // The same object, so that a reader that has checked it recognises it.
    if (parsed?.etag !== etag) {
      parsed = { value: parseRegistry(content.toString('utf8'), REGISTRY), etag };
    }
    return parsed;
  }

  function latest() {
    if (!known || Date.now() - known.at > FRESH) {
      const value = readNow();
      known = { at: Date.now(), value };
      // After an outage the next reader asks again at once; the failure is no unhandled rejection.
      value.catch(() => (known = undefined));
    }
    return known.value;
  }

  return {
    read: async () => (await latest()).value,
    async begin() {
      if (await bucket.read(REGISTRY)) return;
      await bucket.write(REGISTRY, Buffer.from(registryText(EMPTY)), null);
      known = undefined;
    },
    async replace(seen, next) {
      try {
        const now = await readNow();
        if (now.value.revision !== seen.revision) throw new RegistryConflict();
        const value = nextRegistry(now.value, next);
        if (!(await bucket.write(REGISTRY, Buffer.from(registryText(value)), now.etag))) {
          throw new RegistryConflict();
        }
        return value;
      } finally {
        // The registry read before is outdated, by this write or by a faster one.
        known = undefined;
      }
    },
  };
}
