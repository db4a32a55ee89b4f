import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { build, stop, type BuildOptions, type Plugin } from 'esbuild';
import { OWN_COPY_FILE } from './own-copy';
import { PROGRAM_FILE } from './program-file';
import { OWN_COPY, SHARED_NAMES } from './shared-libraries';

const ROOT = resolve(import.meta.dirname, '../../..');

/** The options of a build for Node, in one file. */
const options = {
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  logLevel: 'silent',
} satisfies BuildOptions;

/** What jsdom reads beside itself when it is loaded: a style sheet, and the place of a program. */
const STYLE_SHEET = /fs\.readFileSync\(\s*path\.resolve\(__dirname, "([^"]+)"\),\s*\{[^}]*\}\s*\)/;
const OTHER_PROGRAM = /require\.resolve\("\.\/xhr-sync-worker\.js"\)/;

/**
 * jsdom as part of the program: found one by one, its six hundred files take a third of a render
 * process's start. The program that it would start for a waiting XMLHttpRequest is left out; nothing
 * is called from its documents.
 */
const wholeJsdom: Plugin = {
  name: 'whole-jsdom',
  setup({ onLoad }) {
    const replaced = (
      filter: RegExp,
      what: RegExp,
      by: (found: string[], path: string) => unknown,
    ) => {
      onLoad({ filter }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const found = what.exec(source);
        if (!found) throw new Error(`${path} reads beside itself in another way`);
        const contents = source.replace(found[0], JSON.stringify(await by(found, path)));
        return { contents, loader: 'js' };
      });
    };
    replaced(/jsdom\/living\/helpers\/style-rules\.js$/, STYLE_SHEET, ([, file = ''], path) =>
      readFile(join(dirname(path), file), 'utf8'),
    );
    replaced(/jsdom\/living\/xhr\/XMLHttpRequest-impl\.js$/, OTHER_PROGRAM, () => null);
  },
};

/**
 * Writes the render process's program, and the library of which each release gets a copy.
 * @param folder that exists
 * @param librariesFrom JavaScript for the path from which its libraries are found when it runs
 * @returns the sources that it was made from, libraries left out, relative to the workspace
 * @throws where it can't be built
 */
export async function writeProgram(folder: string, librariesFrom: string): Promise<string[]> {
  const require = createRequire(import.meta.url);
  const [{ metafile }] = await Promise.all([
    build({
      ...options,
      absWorkingDir: ROOT,
      metafile: true,
      entryPoints: [join(import.meta.dirname, 'worker.ts')],
      outfile: join(folder, PROGRAM_FILE),
      // The libraries are not bundled, because releases and this program have to use the same ones.
      external: [...SHARED_NAMES, 'react-dom/server', 'canvas'],
      plugins: [wholeJsdom],
      // What is shorter is read sooner: each render process reads all of it when it starts.
      minifyWhitespace: true,
      minifySyntax: true,
      define: { 'import.meta.url': 'librariesFrom' },
      banner: {
        js: `'use strict'; const librariesFrom = require('node:url').pathToFileURL(${librariesFrom}).href; require = require('node:module').createRequire(librariesFrom);`,
      },
    }),
    build({
      ...options,
      entryPoints: [require.resolve(OWN_COPY)],
      outfile: join(folder, OWN_COPY_FILE),
      minify: true,
    }),
  ]);
  // Otherwise the bundler's own process would keep running.
  await stop();
  return Object.keys(metafile.inputs).filter((path) => !path.includes('node_modules/'));
}
