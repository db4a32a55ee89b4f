/** Compiles a program of the workspace into a few files, which run as its sources would where they lie. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, isAbsolute, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, context } from 'esbuild';

const SOURCE = /\.(tsx?|mjs|js)$/;
const BARE = /^[^./]/;
const LOCK = 'pnpm-lock.yaml';
const LIBRARY = /[\\/]node_modules[\\/]/;
const OWN_PLACE = 'import.meta.';
/** As this Node resolves a library, and not by the files that only bundlers read. */
const CONDITIONS = ['node-addons', ...(process.features.require_module ? ['module-sync'] : [])];

/** What a source knows of its own place, said in front of it: line numbers stay as they are. */
function placeOf(path) {
  const url = JSON.stringify(pathToFileURL(path).href);
  const dirname = JSON.stringify(join(path, '..'));
  return `const ownPlace = { url: ${url}, dirname: ${dirname}, filename: ${JSON.stringify(path)}, resolve: (name) => process.getBuiltinModule('url').pathToFileURL(process.getBuiltinModule('module').createRequire(${url}).resolve(name)).href }; `;
}

/** Marks what is resolved here, so that it doesn't come back to us. */
const OURS = {};

/** @param {Map<string, import('esbuild').ResolveResult>} known what was resolved before */
const inPlace = (known) => ({
  name: 'in-place',
  setup({ onLoad, onResolve, resolve }) {
    onLoad({ filter: SOURCE }, ({ path }) => {
      if (LIBRARY.test(path)) return undefined;
      const source = readFileSync(path, 'utf8');
      const contents = source.includes(OWN_PLACE) ? placeOf(path) + source : source;
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
    // A library is loaded from where its importer finds it: not every package has those of all others.
    onResolve({ filter: BARE }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      const isKnown = kind === 'entry-point' || pluginData === OURS || path.startsWith('node:');
      if (isKnown) return undefined;
      const key = `${kind} ${resolveDir} ${path}`;
      let found = known.get(key);
      if (!found || !existsSync(found.path)) {
        found = await resolve(path, { kind, importer, resolveDir, pluginData: OURS });
        if (found.errors.length > 0) return { path, external: true };
        known.set(key, found);
      }
      return LIBRARY.test(found.path) ? { path: found.path, external: true } : found;
    });
  },
});

/** @returns {import('esbuild').BuildOptions} */
const optionsOf = (root, script, out, known) => ({
  absWorkingDir: root,
  entryPoints: [{ in: script, out: 'main' }],
  outdir: out,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  chunkNames: '[name]-[hash]',
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  jsx: 'automatic',
  conditions: CONDITIONS,
  define: Object.fromEntries(
    ['url', 'dirname', 'filename', 'resolve'].map((part) => [
      `${OWN_PLACE}${part}`,
      `ownPlace.${part}`,
    ]),
  ),
  sourcemap: 'linked',
  sourcesContent: false,
  logLevel: 'silent',
  metafile: true,
  plugins: [inPlace(known)],
});

const sourcesOf = (root, { inputs }) =>
  Object.keys(inputs)
    .map((path) => (isAbsolute(path) ? relative(root, path) : path))
    .sort();

/**
 * @param {string} root the workspace
 * @param {string} script its absolute path
 * @param {string} out the folder for its files, of which `main.mjs` is run
 * @returns {Promise<string[]>} the sources that it was made from, relative to the workspace
 * @throws where a source is not one, with its place
 */
export async function compileProgram(root, script, out) {
  const { metafile } = await build(optionsOf(root, script, out, new Map()));
  return sourcesOf(root, metafile);
}

/**
 * Compiles one program again and again while somebody works on it: after the first time in a fifth of
 * the time, because only what has changed is read, parsed and resolved anew.
 * @param {string} root the workspace
 * @param {string} script its absolute path
 */
export function programCompiler(root, script) {
  /** @type {Map<string, import('esbuild').ResolveResult>} */
  const known = new Map();
  /** @type {Promise<import('esbuild').BuildContext> | undefined} */
  let made;
  let installed = 0;
  return {
    /**
     * @param {string} out as of `compileProgram`; a folder for each time, all in one folder, by which
     *   source maps find their sources
     * @returns {Promise<string[]>} the sources that it was made from, relative to the workspace
     * @throws where a source is not one, with its place
     */
    async compile(out) {
      // Where libraries are may have changed with their versions.
      const now = statSync(join(root, LOCK)).mtimeMs;
      if (now !== installed) known.clear();
      installed = now;
      made ??= context({ ...optionsOf(root, script, out, known), write: false });
      const { metafile, outputFiles } = await (await made).rebuild();
      for (const { path, contents } of outputFiles) {
        await writeFile(join(out, basename(path)), contents);
      }
      return sourcesOf(root, metafile);
    },
    async end() {
      await (await made)?.dispose();
    },
  };
}
