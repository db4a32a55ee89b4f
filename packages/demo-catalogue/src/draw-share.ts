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
picturePaths().forEach((path, at) => {
  if (at % Number(of) !== Number(nth)) return;
  const svg = drawPicture(path);
  if (svg === null) throw new Error(`${path} can not be drawn`);
  const file = `${createHash('sha256').update(svg).digest('hex').slice(0, 16)}.svg`;
  writeFileSync(join(folder, file), svg);
  files[path] = file;
});
process.stdout.write(JSON.stringify(files));
