import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, stop, type BuildOptions } from 'esbuild';
import { OWN_COPY_FILE } from './own-copy';
import { OWN_COPY, SHARED_NAMES } from './shared-libraries';

/** Stands where the program's libraries are found from. */
const HERE = join(import.meta.dirname, 'worker.cjs');

/** Made for a program of Node's, in one file. */
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
      // The libraries are not in it: releases and this program must have the same ones.
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
  // Its own process would stay otherwise.
  await stop();
  return outfile;
}

let built: Promise<string> | undefined;

/**
 * The render process's program: one file of plain JavaScript, made once for this process and gone with it.
 * It can't run from source: what loads sources needs threads and other processes, which a render
 * process may not have.
 * @throws where it can't be built
 */
export function workerProgram(): Promise<string> {
  built ??= buildProgram().catch((error: unknown) => {
    built = undefined;
    throw error;
  });
  return built;
}
