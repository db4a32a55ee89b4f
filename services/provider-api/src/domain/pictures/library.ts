/**
 * The shop's pictures: they came with imports and are stored, named by their content. A path on the
 * wire is 'imported/<source>/<name>.<hash>.<kind>'.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { openBucket, type BucketSettings } from 'object-store/bucket';
import { createBoundedCache, type CacheBounds } from './bounded-cache';
import {
  picturesInBucket,
  versionsInBucket,
  versionsInFolder,
  type MadeVersions,
} from './bucket-pictures';
import { kindOf, type PictureKind } from './kinds';
import { isNotedLately, picturesInFolder, type PictureStore } from './picture-store';
import { createResizer, type Resizer } from './resizer';

export type Picture = {
  bytes: Buffer;
  kind: PictureKind;
  /** Names the content; an ETag. */
  identity: string;
};

export type PictureLibrary = {
  find(path: string): Promise<Picture | null>;
  /** Stores an imported picture. @returns its path on the wire */
  keep(source: string, name: string, bytes: Buffer, kind: PictureKind): Promise<string>;
  /** The paths on the wire of a source's pictures, by the safe forms of their names. */
  kept(source: string): Promise<ReadonlyMap<string, string>>;
  /** Notes that a stored picture is in use, so that no sweep takes it (sweep.ts). */
  note(path: string): Promise<void>;
  resizer: Resizer;
  /** What backups copy, and what is swept. */
  store: PictureStore;
  versions: MadeVersions;
};

/** A folder or a bucket, for the pictures that imports bring; null for one in the data directory. */
export type PicturePlace = { folder: string } | { bucket: BucketSettings } | null;

/** About as much as every picture of the shop's own catalogue in every width. */
const CACHE_BOUNDS: CacheBounds = { files: 50_000, bytes: 1024 ** 3 };
/** How many digits of its hash a stored picture's name has. */
const NAMED_DIGITS = 12;

const IMPORTED = 'imported/';
const SEGMENT = /^[a-z0-9][a-z0-9._-]*$/i;

/** A file name's safe form: letters, digits, '-' and '_'. */
export function slug(text: string): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]+/g, '-')
    .replaceAll(/^[-_]+|[-_]+$/g, '');
  return plain.slice(0, 100) || 'x';
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Where a picture is in the library. */
const fileOf = (source: string, name: string, bytes: Buffer, kind: PictureKind) =>
  `${slug(source)}/${slug(name.replace(/\.[^./]*$/, ''))}.${hashOf(bytes).slice(0, NAMED_DIGITS)}.${kind}`;

/** The digits of its hash that a stored picture's name has: `drill.0a1b2c3d4e5f.webp`. */
export const hashInName = (name: string): string => name.split('.').at(-2) ?? '';

/** The path on the wire of a stored picture. */
export const wirePath = (name: string): string => `${IMPORTED}${name}`;

/** The path on the wire of a picture that is kept, or would be. */
export function pathOfPicture(
  source: string,
  name: string,
  bytes: Buffer,
  kind: PictureKind,
): string {
  return wirePath(fileOf(source, name, bytes, kind));
}

/** @returns where the pictures and their versions are, with this machine's own cache */
function openPlaces(dataDirectory: string, place: PicturePlace) {
  const cache = createBoundedCache(join(dataDirectory, 'pictures-cache'), CACHE_BOUNDS);
  if (place && 'bucket' in place) {
    const bucket = openBucket(place.bucket);
    return {
      store: picturesInBucket(bucket, cache),
      versions: versionsInBucket(bucket, cache, NAMED_DIGITS),
    };
  }
  const folder = place?.folder ?? join(dataDirectory, 'pictures');
  return { store: picturesInFolder(folder), versions: versionsInFolder(cache) };
}

export function createPictureLibrary(
  dataDirectory: string,
  place: PicturePlace = null,
): PictureLibrary {
  const { store, versions } = openPlaces(dataDirectory, place);

  async function findImported(path: string): Promise<Picture | null> {
    const segments = path.slice(IMPORTED.length).split('/');
    // Only names that this library makes are allowed: no '..', no empty one, no hidden file.
    if (!segments.every((segment) => SEGMENT.test(segment))) return null;
    const bytes = await store.read(segments.join('/'));
    const kind = bytes && kindOf(bytes);
    return kind && { bytes, kind, identity: hashOf(bytes) };
  }

  return {
    resizer: createResizer(versions),
    store,
    versions,
    async find(path) {
      return path.length <= 500 && path.startsWith(IMPORTED) ? findImported(path) : null;
    },
    async kept(source) {
      const found = new Map<string, string>();
      for await (const { name } of store.list(slug(source))) {
        const file = name.split('/')[1] ?? '';
        if (SEGMENT.test(file)) found.set(file.split('.')[0] ?? '', wirePath(name));
      }
      return found;
    },
    async keep(source, name, bytes, kind) {
      const stored = fileOf(source, name, bytes, kind);
      await store.keep(stored, bytes);
      return wirePath(stored);
    },
    async note(path) {
      const name = path.slice(IMPORTED.length);
      const at = await store.keptAt(name);
      if (!at || isNotedLately(at)) return;
      const bytes = await store.read(name);
      if (bytes) await store.keep(name, bytes);
    },
  };
}
