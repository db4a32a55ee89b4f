/** The libraries that all bundles share at run time, and how each is shared. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder of a library as this package gets it: below it in the workspace, beside it where it is
 * installed from its packed file.
 * @param {string} name
 * @throws where it isn't installed
 */
export function packageFolder(name) {
  for (let at = import.meta.dirname; at !== dirname(at); at = dirname(at)) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(folder)) return folder;
  }
  throw new Error(`tooling needs ${name}, which is not installed`);
}

/** The version of a library that comes with the shell. @param {string} name */
export function versionOf(name) {
  return JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8')).version;
}

/**
 * The version of a library that an app is built with: the one that is installed for it, whatever its
 * manifest asks for; where it has none of its own, the one that comes with the shell.
 * @param {string} name
 * @param {string} [folder] the app's
 */
export function builtWith(name, folder) {
  const file = folder && join(folder, 'node_modules', name, 'package.json');
  return file && existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8')).version
    : versionOf(name);
}

const facade = (name) => join(import.meta.dirname, 'facades', `${name}.mjs`);

/**
 * The libraries that come once, with the shell. A facade names what is used of a library; the
 * facade imports the real file by its path, because its own shared name would lead back to it.
 */
export const SHARED = {
  react: { package: 'react' },
  'react/jsx-runtime': { package: 'react' },
  'react-dom': { package: 'react-dom' },
  'react-router-dom': { package: 'react-router-dom', facade: facade('react-router-dom') },
  '@emotion/react': { package: '@emotion/react', facade: facade('emotion-react') },
  '@emotion/styled': { package: '@emotion/styled' },
  '@emotion/cache': { package: '@emotion/cache' },
  zustand: { package: 'zustand' },
  'zod/mini': { package: 'zod', facade: facade('zod-mini') },
};

/**
 * The router's code once more, as a module of its own, for the script that changes pages: so the first script has
 * only the components and hooks that it uses. What both use is there twice.
 * @throws where the installed router is laid out otherwise
 */
function routerAgain() {
  const folder = join(packageFolder('react-router'), 'dist/production');
  const imports = readFileSync(join(folder, 'index.mjs'), 'utf8').matchAll(
    /import \{([^}]*)\} from "\.\/(chunk-[^"]+)"/g,
  );
  const found = [...imports].find(([, names]) => /\bcreateBrowserRouter\b/.test(names));
  if (!found) throw new Error(`${folder} has no file that createBrowserRouter is imported from`);
  return `${join(folder, found[2])}?again`;
}

/** Where the facades find the real files, and what replaces or leaves out parts of them. */
export const REAL = {
  '@real/react-router-dom$': join(packageFolder('react-router'), 'dist/production/dom-export.mjs'),
  '@real/react-router$': join(packageFolder('react-router'), 'dist/production/index.mjs'),
  'react-router$': routerAgain(),
  '@real/emotion-react$': join(
    packageFolder('@emotion/react'),
    'dist/emotion-react.browser.esm.js',
  ),
  '@real/zod-regexes$': join(packageFolder('zod'), 'v4/core/regexes.js'),
  '@emotion/is-prop-valid$': facade('style-props'),
  // For a function that the facade leaves out; as CommonJS it would come all the same.
  'hoist-non-react-statics': false,
};

/** The shell provides them all, in its first script. */
export function sharedByShell() {
  return Object.fromEntries(
    Object.entries(SHARED).map(([name, from]) => [
      name,
      {
        singleton: true,
        eager: true,
        version: versionOf(from.package),
        requiredVersion: false,
        ...(from.facade ? { import: from.facade } : {}),
      },
    ]),
  );
}

/**
 * A remote carries none of them.
 * @param {string} [folder] the remote's, whose own libraries say what it needs
 */
export function sharedByRemote(folder) {
  return Object.fromEntries(
    Object.entries(SHARED).map(([name, from]) => [
      name,
      { singleton: true, import: false, requiredVersion: `^${builtWith(from.package, folder)}` },
    ]),
  );
}

/** A build without federation meets the facades too, so that a name missing there fails it. */
export function facadeAliases() {
  return Object.fromEntries(
    Object.entries(SHARED).flatMap(([name, from]) =>
      from.facade ? [[`${name}$`, from.facade]] : [],
    ),
  );
}
