import { readFile, stat } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import { kindOf } from '../pictures/kinds';
import type { PictureLibrary } from '../pictures/library';

const BYTES_MOST = 20 * 1024 * 1024;

/** The source of a catalogue's pictures. A missing one is a warning, not a failure. */
export type PictureSource = {
  /** @returns the picture's path on the wire, or the reason why there is none */
  take(path: string): Promise<{ path: string } | { missing: string }>;
};

/** Pictures of a folder; each is copied into the library. */
export function folderOfPictures(
  directory: string,
  source: string,
  library: PictureLibrary,
): PictureSource {
  return {
    async take(path) {
      const wanted = join(directory, path);
      const inside = relative(directory, wanted);
      if (inside.startsWith('..') || isAbsolute(inside)) {
        return { missing: 'is outside of the folder of pictures' };
      }
      try {
        if ((await stat(wanted)).size > BYTES_MOST) return { missing: 'is larger than 20 MB' };
        const bytes = await readFile(wanted);
        const kind = kindOf(bytes);
        if (!kind) return { missing: 'is not a picture' };
        return { path: await library.keep(source, inside, bytes, kind) };
      } catch {
        return { missing: 'was not found' };
      }
    },
  };
}

/** Without a folder there are no pictures. */
export const noPictures: PictureSource = {
  take: () => Promise.resolve({ missing: 'was not found: no folder of pictures was given' }),
};
