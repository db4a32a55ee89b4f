/**
 * The shop's pictures: they came with imports and are stored in a folder, named by their content. A
 * path on the wire is 'imported/<source>/<name>.<hash>.<kind>'.
 */
import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { kindOf, type PictureKind } from './kinds';
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
  resizer: Resizer;
};

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
  `${slug(source)}/${slug(name.replace(/\.[^./]*$/, ''))}.${hashOf(bytes).slice(0, 12)}.${kind}`;

/** The path on the wire of a picture that is kept, or would be. */
export function pathOfPicture(
  source: string,
  name: string,
  bytes: Buffer,
  kind: PictureKind,
): string {
  return `${IMPORTED}${fileOf(source, name, bytes, kind)}`;
}

export function createPictureLibrary(dataDirectory: string): PictureLibrary {
  const directory = join(dataDirectory, 'pictures');

  async function findImported(path: string): Promise<Picture | null> {
    const segments = path.slice(IMPORTED.length).split('/');
    // Only names that this library makes are allowed: no '..', no empty one, no hidden file.
    if (!segments.every((segment) => SEGMENT.test(segment))) return null;
    let bytes: Buffer;
    try {
      bytes = await readFile(join(directory, ...segments));
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? '';
      if (['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'].includes(code)) return null;
      throw error;
    }
    const kind = kindOf(bytes);
    return kind && { bytes, kind, identity: hashOf(bytes) };
  }

  return {
    resizer: createResizer(join(dataDirectory, 'pictures-cache')),
    async find(path) {
      return path.length <= 500 && path.startsWith(IMPORTED) ? findImported(path) : null;
    },
    async kept(source) {
      const files = await readdir(join(directory, slug(source))).catch(() => []);
      const whole = files.filter((file) => SEGMENT.test(file) && !file.endsWith('.half'));
      return new Map(
        whole.map((file) => [file.split('.')[0] ?? '', `${IMPORTED}${slug(source)}/${file}`]),
      );
    },
    async keep(source, name, bytes, kind) {
      const path = fileOf(source, name, bytes, kind);
      const file = join(directory, path);
      const there = await access(file).then(
        () => true,
        () => false,
      );
      if (!there) {
        await mkdir(dirname(file), { recursive: true });
        const half = `${file}.${randomUUID()}.half`;
        await writeFile(half, bytes);
        await rename(half, file);
      }
      return `${IMPORTED}${path}`;
    },
  };
}
