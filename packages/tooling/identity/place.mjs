/** Where an app is built: in this workspace, or in a repository of its own. */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';

export const LOCK = 'pnpm-lock.yaml';

/** What an app takes from us as sources. In a repository of its own they come as packed files. */
const PACKED = ['shared-contracts', 'shared-ui', 'host-kit'];

/**
 * @typedef {object} Place
 * @property {string} app
 * @property {string} folder the app's
 * @property {string} root what paths are relative to: the workspace, or the app's own folder
 * @property {string} importer what the lock file calls the app's folder
 * @property {string} contracts the folder of shared-contracts
 * @property {boolean} alone whether it is a repository of its own
 * @property {(path: string) => boolean} isOurs whether a file is a source of the shop's teams, and
 *   no library
 */

const within = (folder) => (path) => {
  const to = relative(folder, path);
  return !to.startsWith('..') && !to.split(sep).includes('node_modules');
};

/** A repository of its own has the lock file beside the app's manifest. */
function ownRepository(folder) {
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const packed = PACKED.map((each) => join(folder, 'node_modules', each)).filter(existsSync);
  const homes = [folder, ...packed.map((each) => realpathSync(each))];
  return {
    app: name,
    folder,
    root: folder,
    importer: '.',
    contracts: realpathSync(join(folder, 'node_modules', 'shared-contracts')),
    alone: true,
    isOurs: (path) => homes.some((home) => within(home)(path)),
  };
}

/**
 * @param {string} folder an app's folder
 * @returns {Place}
 */
export function placeOf(folder) {
  if (existsSync(join(folder, LOCK))) return ownRepository(folder);
  const root = resolve(folder, '..');
  const app = basename(folder);
  return {
    app,
    folder,
    root,
    importer: app,
    contracts: join(root, 'shared-contracts'),
    alone: false,
    isOurs: within(root),
  };
}
