import { readFile, stat } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import { kindOf, type PictureKind } from '../pictures/kinds';
import { pathOfPicture, type PictureLibrary } from '../pictures/library';

const BYTES_MOST = 20 * 1024 * 1024;

/** The source of a catalogue's pictures. A missing one is a warning, not a failure. */
export type PictureSource = {
  /**
   * @returns the picture's path on the wire, or the reason why there is none
   * @throws PicturesUnreachable where it can't be stored, so that no product loses its picture for that
   */
  take(path: string): Promise<{ path: string } | { missing: string }>;
};

/** Stores a picture under a name. @returns its path on the wire */
export type KeepPicture = (name: string, bytes: Buffer, kind: PictureKind) => Promise<string>;

/** Copies pictures into the library. */
export const keepIn =
  (library: PictureLibrary, source: string): KeepPicture =>
  (name, bytes, kind) =>
    library.keep(source, name, bytes, kind);

/** Notes pictures that were stored by an earlier import as in use. */
export const notedIn = (library: PictureLibrary, source: PictureSource): PictureSource => ({
  async take(path) {
    const taken = await source.take(path);
    if ('path' in taken) await library.note(taken.path);
    return taken;
  },
});

/** Only says where a picture would be. */
export const keepNothing =
  (source: string): KeepPicture =>
  (name, bytes, kind) =>
    Promise.resolve(pathOfPicture(source, name, bytes, kind));

async function readPicture(path: string): Promise<{ bytes: Buffer } | { missing: string }> {
  try {
    if ((await stat(path)).size > BYTES_MOST) return { missing: 'is larger than 20 MB' };
    return { bytes: await readFile(path) };
  } catch {
    return { missing: 'was not found' };
  }
}

/** Pictures of a folder. */
export function folderOfPictures(directory: string, keep: KeepPicture): PictureSource {
  return {
    async take(path) {
      const wanted = join(directory, path);
      const inside = relative(directory, wanted);
      if (inside.startsWith('..') || isAbsolute(inside)) {
        return { missing: 'is outside of the folder of pictures' };
      }
      const read = await readPicture(wanted);
      if ('missing' in read) return read;
      const kind = kindOf(read.bytes);
      if (!kind) return { missing: 'is not a picture' };
      return { path: await keep(inside, read.bytes, kind) };
    },
  };
}

/** Without a folder there are no pictures. */
export const noPictures: PictureSource = {
  take: (path) =>
    Promise.resolve({
      missing: /^https?:/i.test(path)
        ? 'was not fetched: --fetch-pictures does that'
        : 'was not found: no folder of pictures was given',
    }),
};
