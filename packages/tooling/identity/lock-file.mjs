/** Reads `pnpm-lock.yaml`, and finds the packages that a build depends on. */

/** A line of a mapping: its indentation, its key, and its value if it has one. */
const LINE = /^( *)(?:'([^']+)'|([^\s'#-][^\s]*?)):(?: (.*))?$/;

let last = { text: '', read: {} };

/**
 * Reads the lock file in the format that pnpm writes: mappings by indentation, values on one line.
 * A full YAML parser would need a second for it, at every start.
 * @param {string} text
 * @returns {Record<string, any>}
 */
export function readLockFile(text) {
  // Six apps read the same file.
  if (text === last.text) return last.read;
  const root = {};
  const open = [{ depth: -1, node: root }];
  for (const line of text.split('\n')) {
    const [, indent, quoted, plain, value] = LINE.exec(line) ?? [];
    if (indent === undefined) continue;
    while (open.at(-1).depth >= indent.length) open.pop();
    const node = value === undefined ? {} : value.replace(/^'(.*)'$/, '$1');
    open.at(-1).node[quoted ?? plain] = node;
    if (value === undefined) open.push({ depth: indent.length, node });
  }
  if (!/^9\./.test(root.lockfileVersion ?? '')) {
    throw new Error(`pnpm-lock.yaml is of version ${root.lockfileVersion}: 9 can be read`);
  }
  last = { text, read: root };
  return root;
}

/** All dependencies of a package of the workspace, by name. */
function namedBy(importer) {
  const { dependencies, devDependencies, optionalDependencies } = importer ?? {};
  return { ...devDependencies, ...optionalDependencies, ...dependencies };
}

/**
 * The packages of the workspace that one of them depends on, by name.
 * @param {Record<string, any>} lock
 * @param {string} folder relative to the workspace
 * @returns {Record<string, string>} their folders, relative to that one
 */
export function linksOf(lock, folder) {
  return Object.fromEntries(
    Object.entries(namedBy(lock.importers[folder])).flatMap(([name, { version }]) =>
      version.startsWith('link:') ? [[name, version.slice('link:'.length)]] : [],
    ),
  );
}

/**
 * All that a folder's manifest names.
 * @param {Record<string, any>} lock
 * @param {string} folder as the lock file calls it
 * @returns {string[]}
 */
export const namesIn = (lock, folder) => Object.keys(namedBy(lock.importers[folder]));

/** `11.14.0` of a package is `name@11.14.0`; one under another's name says whole what it is. */
const keyOf = (name, version) =>
  /^(@[^/(]+\/)?[^@(]+@/.test(version) ? version : `${name}@${version}`;

/** A package's key without its peer dependencies, which are followed themselves. */
const bare = (key) => key.replace(/\(.*$/, '');

/**
 * Everything that some packages depend on, each with its version and integrity. Packages of types
 * are left out, because they are no part of a build.
 * @param {Record<string, any>} lock
 * @param {{ from: string, name: string }[]} wanted each package, and the folder that depends on it
 * @returns {string} the same for the same packages, whatever else is in the lock file
 * @throws where a package.json doesn't name one
 */
export function closureOf(lock, wanted) {
  const waiting = wanted.map(({ from, name }) => {
    const named = namedBy(lock.importers[from])[name];
    if (!named) throw new Error(`${from} takes ${name}, which its package.json doesn't name`);
    return keyOf(name, named.version);
  });
  const seen = new Set();
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key) || key.startsWith('@types/') || key.includes('@link:')) continue;
    seen.add(key);
    // A package without dependencies has the value `{}`, which is read as text.
    const { dependencies, optionalDependencies } = lock.snapshots[key] ?? {};
    for (const [name, version] of Object.entries({ ...dependencies, ...optionalDependencies })) {
      waiting.push(keyOf(name, version));
    }
  }
  const lines = [...seen].map(
    (key) => `${bare(key)} ${lock.packages[bare(key)]?.resolution ?? ''}`,
  );
  return [...new Set(lines)].sort().join('\n');
}
