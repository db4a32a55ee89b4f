/** Compiles a server's own code, its packages of the workspace included, into a few files. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../run/services.mjs';

const SOURCE = /\.tsx?$/;
const BARE = /^[^./]/;

/**
 * The files lie together at the bundle's top, and what they read beside themselves lies where it
 * does in the workspace: each source's idea of its own place is kept.
 */
const ownPlaces = {
  name: 'own-places',
  setup({ onLoad }) {
    onLoad({ filter: SOURCE }, ({ path }) => {
      if (path.includes('/node_modules/')) return undefined;
      const place = relative(ROOT, path);
      const url = `new URL(${JSON.stringify(`./${place}`)}, import.meta.url).href`;
      const folder = `(import.meta.dirname + ${JSON.stringify(`/${dirname(place)}`)})`;
      const contents = readFileSync(path, 'utf8').replace(
        /\bimport\.meta\.(url|dirname)\b/g,
        (_, part) => (part === 'url' ? url : folder),
      );
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

const libraryOf = (path) => path.split('/', path.startsWith('@') ? 2 : 1).join('/');

/** @param {ReadonlySet<string>} ours the names of the workspace's packages */
const packagesOfOthers = (ours) => ({
  name: 'packages-of-others',
  setup({ onResolve }) {
    onResolve({ filter: BARE }, ({ path, kind }) => {
      if (kind === 'entry-point') return undefined;
      return ours.has(libraryOf(path)) ? undefined : { path, external: true };
    });
  },
});

/** What an entry starts, in a file of its own beside it. */
const programOf = (name) => `${name}.program`;

/**
 * What is compiled is what is deployed, so without the variable it is production too: its packages
 * read it when they are loaded, and so before any line of the program.
 */
const entryOf = (name) => `process.env.NODE_ENV ||= 'production';
await import('./${programOf(basename(name))}.js');
`;

/**
 * @param {Record<string, string>} entries a file's name without `.js`, and its source
 * @param {string} out the bundle's folder
 * @param {ReadonlySet<string>} ours the names of the workspace's packages that go into it
 * @returns {Promise<string[]>} the packages that it imports and does not hold
 */
export async function compile(entries, out, ours) {
  const { metafile } = await build({
    // Its bytes are the same wherever it is called from.
    absWorkingDir: ROOT,
    entryPoints: Object.entries(entries).map(([name, source]) => ({
      in: join(ROOT, source),
      out: programOf(name),
    })),
    outdir: out,
    bundle: true,
    splitting: true,
    chunkNames: '[name]-[hash]',
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    jsx: 'automatic',
    legalComments: 'none',
    // Line numbers in a log lead to the sources; the texts are not needed for it.
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
    metafile: true,
    plugins: [ownPlaces, packagesOfOthers(ours)],
  });
  for (const name of Object.keys(entries)) {
    mkdirSync(dirname(join(out, name)), { recursive: true });
    writeFileSync(join(out, `${name}.js`), entryOf(name));
  }
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const names = imports.filter(({ external }) => external).map(({ path }) => libraryOf(path));
  return [...new Set(names)].filter((name) => !isBuiltin(name)).sort();
}
