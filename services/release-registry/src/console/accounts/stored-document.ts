/** One small document beside the registry, replaced whole where it is still as it was read. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBucket, type Bucket } from 'object-store/bucket';
import { bucketOf, isBucket } from 'object-store/settings';
import type { Environment } from 'server-kit/environment';
import { readBucketSettings, readRegistrySettings } from '../../environment';
import { openRegistryDatabase, type RegistryDatabase } from '../../postgres/registry-database';
import { lockFolder } from '../../registry-file';
import { reach } from '../../store-unreachable';

export type StoredDocument = {
  /** Null where nothing was ever stored. */
  read(): Promise<{ text: string; tag: string } | null>;
  /**
   * @param seen the tag of what was read; null where there was nothing
   * @returns false where somebody was faster
   */
  replace(seen: string | null, text: string): Promise<boolean>;
};

const NAME = 'console.json';
/** Whoever runs the server reads it, and nobody else on its machine. */
const OWN = 0o600;

export function folderDocument(root: string): StoredDocument {
  const file = join(root, NAME);
  async function read() {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    return text === null ? null : { text, tag: createHash('sha256').update(text).digest('hex') };
  }
  return {
    read,
    async replace(seen, text) {
      await mkdir(root, { recursive: true });
      const release = await lockFolder(root);
      const draft = join(root, `.console-${randomUUID()}`);
      try {
        if (((await read())?.tag ?? null) !== seen) return false;
        await writeFile(draft, text, { flush: true, mode: OWN });
        await rename(draft, file);
        return true;
      } finally {
        await rm(draft, { force: true });
        await release();
      }
    },
  };
}

const bucketDocument = (bucket: Bucket): StoredDocument => ({
  async read() {
    const stored = await bucket.read(NAME);
    return stored && { text: stored.content.toString('utf8'), tag: stored.etag };
  },
  replace: (seen, text) => bucket.write(NAME, Buffer.from(text), seen),
});

export const postgresDocument = ({ query }: RegistryDatabase): StoredDocument => ({
  async read() {
    const [row] = await query<{ text: string; tag: string }>(
      'select document as text, tag from release_registry.console',
    );
    return row ?? null;
  },
  async replace(seen, text) {
    const written =
      seen === null
        ? await query(
            `insert into release_registry.console (document) values ($1)
             on conflict do nothing returning tag`,
            [text],
          )
        : await query(
            `update release_registry.console set document = $2, tag = gen_random_uuid()
             where tag = $1::uuid returning tag`,
            [seen, text],
          );
    return written.length > 0;
  },
});

/**
 * Moves the document to where there is none yet.
 * @returns whether there was one to move
 */
export async function moveDocument(from: StoredDocument, to: StoredDocument): Promise<boolean> {
  const found = await from.read();
  return found !== null && (await to.read()) === null && to.replace(null, found.text);
}

/** How long one call of the bucket may take with its repetitions, in milliseconds. */
const BUCKET_WITHIN = 10_000;

/** The document that lies with the releases, whatever keeps the registry. */
export function documentInStore(location: string, environment: Environment): StoredDocument {
  if (!isBucket(location)) return folderDocument(location);
  const settings = readBucketSettings(environment);
  return bucketDocument(openBucket({ ...bucketOf(location, settings), within: BUCKET_WITHIN }));
}

/**
 * The document where the registry is: in PostgreSQL where REGISTRY_URL says so, else with the releases.
 * @param location of the releases: a path, or `s3://bucket/prefix`
 * @throws BadEnvironment where a setting is missing or faulty; its functions StoreUnreachable,
 *   RegistryUnreachable, RegistryMissing
 */
export function openDocument(location: string, environment: Environment): StoredDocument {
  const { REGISTRY_URL: url } = readRegistrySettings(environment);
  if (url !== undefined) return postgresDocument(openRegistryDatabase(url));
  const { read, replace } = documentInStore(location, environment);
  return {
    read: () => reach(read()),
    replace: (seen, text) => reach(replace(seen, text)),
  };
}
