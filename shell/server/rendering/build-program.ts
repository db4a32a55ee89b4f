/** Writes the render process's program into the folder that is named, for a bundle. */
import { mkdirSync } from 'node:fs';
import { writeProgram } from './write-program';

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('usage: build-program FOLDER');
mkdirSync(folder, { recursive: true });
// Wherever the bundle is brought, its libraries are above its program.
await writeProgram(folder, '__filename');
