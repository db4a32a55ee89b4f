/** Builds that are kept by what they were made from: `.cache/kept-builds/NAME/HASH`. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Beside the sources: how their imports are resolved, and by which versions. */
const LOCK = 'pnpm-lock.yaml';
const MANIFEST = 'package.json';
/** What a build was made from, beside its files. */
const MADE_FROM = 'made-from.json';
/** Older ones go when another is made; one that runs may still read its own. */
const KEPT_FOR = 24 * 60 * 60 * 1000;

const manifestsOf = (root, sources) => {
  const found = new Set();
  for (const source of sources) {
    for (let at = dirname(source); at !== '.'; at = dirname(at)) {
      if (!existsSync(join(root, at, MANIFEST))) continue;
      found.add(`${at}/${MANIFEST}`);
      break;
    }
  }
  return [...found];
};

/** @returns {string | null} null where one of the sources is missing */
function hashOf(root, sources, also) {
  const hash = createHash('sha256').update(`${root}\0${also}`);
  try {
    for (const path of [LOCK, ...manifestsOf(root, sources), ...sources]) {
      hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
    }
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
  return hash.digest('hex').slice(0, 16);
}

function removeOld(home) {
  for (const name of readdirSync(home)) {
    const path = join(home, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > KEPT_FOR) rmSync(path, { recursive: true, force: true });
  }
}

/** @returns {string | null} */
function found(root, home, also) {
  if (!existsSync(home)) return null;
  const latest = join(home, MADE_FROM);
  if (!existsSync(latest)) return null;
  const hash = hashOf(root, JSON.parse(readFileSync(latest, 'utf8')), also);
  const folder = hash && join(home, hash);
  return folder && existsSync(folder) ? folder : null;
}

/**
 * A build's folder: the one that was made from the sources as they are, or a new one. Several
 * processes may ask for it at once.
 * @param {string} root the workspace
 * @param {string} name of the build, as a file's name
 * @param {(folder: string) => Promise<string[]>} make fills a folder, and says the sources that it was
 *   made from, relative to the workspace
 * @param {string} [also] what else distinguishes it
 * @returns {Promise<string>}
 * @throws what `make` throws
 */
export async function keptBuild(root, name, make, also = '') {
  const home = join(root, '.cache/kept-builds', name);
  const before = found(root, home, also);
  if (before) return before;
  mkdirSync(home, { recursive: true });
  const draft = mkdtempSync(join(home, 'draft-'));
  try {
    const sources = await make(draft);
    const folder = join(home, hashOf(root, sources, also) ?? 'changed-meanwhile');
    if (existsSync(folder)) utimesSync(folder, new Date(), new Date());
    else {
      try {
        renameSync(draft, folder);
      } catch (error) {
        if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
      }
    }
    const told = `${draft}.json`;
    writeFileSync(told, JSON.stringify(sources));
    renameSync(told, join(home, MADE_FROM));
    removeOld(home);
    return folder;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
