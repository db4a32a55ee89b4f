import { slug } from '../pictures/library';
import { fetchedName, isAddress } from './fetch-pictures';
import { notedIn, type PictureSource } from './picture-source';
import type { PictureLibrary } from '../pictures/library';

/** Pictures that an earlier import of the source has brought, for a file that comes without any. */
export async function keptPictures(
  library: PictureLibrary,
  source: string,
): Promise<PictureSource> {
  const kept = await library.kept(source);
  return notedIn(library, {
    take(path) {
      const name = isAddress(path) ? fetchedName(path) : slug(path.replace(/\.[^./]*$/, ''));
      const found = kept.get(name);
      return Promise.resolve(
        found === undefined
          ? {
              missing: 'is not in the shop yet: add it at the counter, or import it by the command',
            }
          : { path: found },
      );
    },
  });
}
