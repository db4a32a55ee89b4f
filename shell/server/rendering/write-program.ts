import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, stop, type BuildOptions } from 'esbuild';
import { OWN_COPY_FILE } from './own-copy';
import { PROGRAM_FILE } from './program-file';
import { OWN_COPY, SHARED_NAMES } from './shared-libraries';

/** The options of a build for Node, in one file. */
const options = {
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  logLevel: 'silent',
} satisfies BuildOptions;

/**
 * Writes the render process's program, and the library of which each release gets a copy.
 * @param folder that exists
 * @param librariesFrom JavaScript for the path from which its libraries are found when it runs
 * @throws where it can't be built
 */
export async function writeProgram(folder: string, librariesFrom: string): Promise<void> {
  const require = createRequire(import.meta.url);
  await Promise.all([
    build({
      ...options,
      entryPoints: [join(import.meta.dirname, 'worker.ts')],
      outfile: join(folder, PROGRAM_FILE),
      // The libraries are not bundled, because releases and this program have to use the same ones.
      external: [...SHARED_NAMES, 'react-dom/server', 'jsdom'],
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
}
