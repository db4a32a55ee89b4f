import { readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { linksOf } from './lock-file.mjs';
import { readSource } from './read-source.mjs';

const ENDINGS = ['.ts', '.tsx', '', '.mjs', '.js'];
const CONTRACTS = 'shared-contracts';

const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
const withEnding = (path) => ENDINGS.map((ending) => path + ending).find(isFile);

/** A file of a package by its `exports`; the most specific pattern wins, as in Node. */
function exported(folder, path, { exports = {} }) {
  const patterns = Object.entries(exports).sort(([one], [other]) => other.length - one.length);
  for (const [pattern, target] of patterns) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined ? path !== before : !path.startsWith(before)) continue;
    if (after !== undefined && !path.endsWith(after)) continue;
    const star = path.slice(before.length, path.length - (after ?? '').length);
    const file = join(folder, target.replace('*', star));
    if (isFile(file)) return file;
  }
  return undefined;
}

/**
 * The files of a build: everything that its entries import at run time, and the contracts that
 * these files name in their text.
 * @typedef {object} Graph
 * @property {string[]} files relative to the workspace, with slashes
 * @property {string[]} folders the packages of the workspace that the files belong to
 * @property {{ from: string, name: string }[]} libraries each library, and the package of the
 *   workspace that imports it
 */

/**
 * Follows the imports of an app's entries through the workspace.
 * @param {string} root the workspace
 * @param {string} app
 * @param {string[]} entries relative to the workspace
 * @param {Record<string, any>} lock the lock file, which has the links between packages
 * @returns {Graph}
 * @throws where a file imports a file that doesn't exist
 */
export function importGraph(root, app, entries, lock) {
  const slashes = (path) => relative(root, path).split(sep).join('/');
  const folders = new Map();
  const open = (folder) => {
    const known = folders.get(folder);
    if (known) return known;
    const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const links = linksOf(lock, folder);
    const opened = { folder, manifest, links };
    folders.set(folder, opened);
    return opened;
  };
  const libraries = new Map();
  const files = new Set();
  const waiting = entries.map((entry) => ({ file: join(root, entry), of: open(app) }));

  function found(name, file, of) {
    const missing = () => new Error(`${slashes(file)} imports ${name}, which is not there`);
    if (name.startsWith('.')) {
      const target = withEnding(join(dirname(file), name));
      if (!target) throw missing();
      return { file: target, of };
    }
    const [, library = '', path = ''] = /^((?:@[^/]+\/)?[^/]+)(.*)$/.exec(name) ?? [];
    const link = of.links[library];
    if (link === undefined) {
      libraries.set(`${of.folder} ${library}`, { from: of.folder, name: library });
      return null;
    }
    const to = open(slashes(resolve(root, of.folder, link)));
    const target = exported(join(root, to.folder), `.${path}`, to.manifest);
    if (!target) throw missing();
    return { file: target, of: to };
  }

  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { file, of } = next;
    const path = slashes(file);
    if (files.has(path)) continue;
    files.add(path);
    const { imports, contracts } = readSource(file);
    for (const name of imports) {
      const target = found(name, file, of);
      if (target) waiting.push(target);
    }
    for (const contract of contracts) {
      const target = withEnding(join(root, CONTRACTS, 'src', contract));
      if (target) waiting.push({ file: target, of: open(CONTRACTS) });
    }
  }
  return {
    files: [...files].sort(),
    folders: [...folders.keys()].sort(),
    libraries: [...libraries.values()],
  };
}
