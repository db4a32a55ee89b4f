/** What a part of a place that is offered to any team may weigh. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPlaceName } from 'shared-contracts/places';
import type { ReleaseManifest } from 'shared-contracts/release';
import { brotliOf } from './compressed';

/** All scripts of one part with their entry, compressed: a third of a page's own. */
const MOST_KB = 40;

/**
 * Places for which a release asks a browser to load too much.
 * @param folder the release as it was built
 * @returns one line for each
 */
export async function placeWeightFaults(
  folder: string,
  { app, version, entry, fragments, later = {} }: ReleaseManifest,
): Promise<string[]> {
  const filled = Object.keys(fragments).filter(isPlaceName);
  const lines = filled.map(async (place) => {
    const files = new Set([entry, ...(fragments[place] ?? []), ...(later[place] ?? [])]);
    const sizes = await Promise.all(
      [...files].map(async (file) => (await brotliOf(await readFile(join(folder, file)))).length),
    );
    const kb = sizes.reduce((all, size) => all + size, 0) / 1000;
    return kb <= MOST_KB
      ? []
      : [
          `place ${place}: ${app} ${version} loads ${kb.toFixed(1)} KB of scripts for it; ${MOST_KB} KB at most`,
          `next: load what isn't seen at once by an import of its own, in answer to what a shopper does`,
        ];
  });
  return (await Promise.all(lines)).flat();
}
