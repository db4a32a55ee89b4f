/**
 * Draws a share of the catalogue's pictures into a folder: `draw-share FOLDER NTH OF`. Each file is
 * named by its content, so that equal pictures are one file; prints the file of each path.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPicture, picturePaths } from './pictures';

const [folder = '', nth = '0', of = '1'] = process.argv.slice(2);
const files: Record<string, string> = {};
// A product's pictures follow each other, and what its variants share is drawn once in a process.
const paths = picturePaths();
const from = Math.floor((paths.length * Number(nth)) / Number(of));
const to = Math.floor((paths.length * (Number(nth) + 1)) / Number(of));
for (const path of paths.slice(from, to)) {
  const svg = drawPicture(path);
  if (svg === null) throw new Error(`${path} can not be drawn`);
  const file = `${createHash('sha256').update(svg).digest('hex').slice(0, 16)}.svg`;
  writeFileSync(join(folder, file), svg);
  files[path] = file;
}
process.stdout.write(JSON.stringify(files));
