/** Compiles a program of the workspace into a few files, which run as its sources would where they lie. */
import { readFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const SOURCE = /\.(tsx?|mjs|js)$/;
const BARE = /^[^./]/;
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

const inPlace = {
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
      const isKnown = kind === 'entry-point' || pluginData === inPlace || path.startsWith('node:');
      if (isKnown) return undefined;
      const found = await resolve(path, { kind, importer, resolveDir, pluginData: inPlace });
      if (found.errors.length > 0) return { path, external: true };
      return LIBRARY.test(found.path) ? { path: found.path, external: true } : found;
    });
  },
};

/**
 * @param {string} root the workspace
 * @param {string} script its absolute path
 * @param {string} out the folder for its files, of which `main.mjs` is run
 * @returns {Promise<string[]>} the sources that it was made from, relative to the workspace
 * @throws where a source is not one, with its place
 */
export async function compileProgram(root, script, out) {
  const { metafile } = await build({
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
    plugins: [inPlace],
  });
  return Object.keys(metafile.inputs)
    .map((path) => (isAbsolute(path) ? relative(root, path) : path))
    .sort();
}
