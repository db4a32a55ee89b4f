import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, stop, type BuildOptions } from 'esbuild';
import { OWN_COPY_FILE } from './own-copy';
import { OWN_COPY, SHARED_NAMES } from './shared-libraries';

/** The path from which the program's libraries are found. */
const HERE = join(import.meta.dirname, 'worker.cjs');

/** The options of a build for Node, in one file. */
const options = {
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  logLevel: 'silent',
} satisfies BuildOptions;

async function buildProgram(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'render-worker-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  const outfile = join(folder, 'worker.cjs');
  const require = createRequire(import.meta.url);
  await Promise.all([
    build({
      ...options,
      entryPoints: [join(import.meta.dirname, 'worker.ts')],
      outfile,
      // The libraries are not bundled, because releases and this program have to use the same ones.
      external: [...SHARED_NAMES, 'react-dom/server', 'jsdom'],
      define: { 'import.meta.url': JSON.stringify(pathToFileURL(HERE).href) },
      banner: {
        js: `'use strict'; require = require('node:module').createRequire(${JSON.stringify(HERE)});`,
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
  return outfile;
}

let built: Promise<string> | undefined;

/**
 * The render process's program: one file of plain JavaScript, built once for this process and
 * deleted with it. It can't run from source: what loads sources needs threads and other processes,
 * which a render process may not have.
 * @throws where it can't be built
 */
export function workerProgram(): Promise<string> {
  built ??= buildProgram().catch((error: unknown) => {
    built = undefined;
    throw error;
  });
  return built;
}
