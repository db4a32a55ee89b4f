/**
 * Builds what the shop is measured against: `pnpm bench monolith`; `--naive` builds that one too.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import webpack from 'webpack';
import { monolith } from '../comparison-builds/monolith.mjs';
import { naive } from '../comparison-builds/naive.mjs';
import { readOptions } from './command-line.mjs';
import { ROOT } from './services.mjs';

export const MONOLITH = join(ROOT, '.cache/monolith/dist');
export const NAIVE = join(ROOT, '.cache/naive');

function built(configurations) {
  return new Promise((done, fail) => {
    const compiler = webpack(configurations);
    compiler.run((error, stats) => {
      if (error) fail(error);
      else if (stats.hasErrors()) fail(new Error(stats.toString('errors-only')));
      else compiler.close(() => done());
    });
  });
}

/** Builds the monolith into `.cache`. @returns {Promise<void>} */
export const buildMonolith = () => built([monolith(MONOLITH)]);

/** Builds the naive federation into `.cache`. @returns {Promise<void>} */
export const buildNaive = () => built(naive(NAIVE));

/** @returns {boolean} whether the monolith was built of what the shell is built of now */
export function isMonolithCurrent() {
  try {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'shell/dist/release.json'), 'utf8'));
    return readFileSync(join(MONOLITH, 'entry.js'), 'utf8').includes(version);
  } catch {
    return false;
  }
}

if (process.argv[1] === import.meta.filename) {
  const { naive } = readOptions('pnpm bench monolith [--naive]', { naive: { type: 'boolean' } });
  await buildMonolith();
  const scripts = readdirSync(MONOLITH).filter((name) => name.endsWith('.js'));
  for (const name of scripts.sort()) {
    const bytes = brotliCompressSync(readFileSync(join(MONOLITH, name))).length;
    console.log(`${(bytes / 1000).toFixed(1).padStart(7)} KB  ${name}`);
  }
  if (naive) await buildNaive();
}
