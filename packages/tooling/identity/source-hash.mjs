import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { readSource } from './read-source.mjs';

const LEFT_OUT = new Set(['node_modules', 'dist', 'dist-alone', 'test', '.cache']);

/**
 * Whether a changed path is a source, where its folder is one.
 * @param {string} path with slashes
 */
export const isSource = (path) => !path.split('/').some((part) => LEFT_OUT.has(part));

/** @param {string} path */
function filesUnder(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new Error(`no such source: ${path}`);
  if (found.isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !LEFT_OUT.has(entry.name))
    .flatMap((entry) => filesUnder(join(path, entry.name)));
}

/**
 * The hash of all sources of a build: equal sources give an equal version and an equal container
 * name, which are known before the build.
 * @param {string} root the workspace
 * @param {string[]} paths files and folders
 * @param {string} salt other text that distinguishes builds (the version)
 * @returns {string} eight hex digits
 */
export function sourceHash(root, paths, salt) {
  const hash = createHash('sha256').update(salt);
  for (const file of paths.flatMap(filesUnder).sort()) {
    hash.update(`\0${relative(root, file).split(sep).join('/')}\0${readSource(file).hash}`);
  }
  return hash.digest('hex').slice(0, 8);
}
