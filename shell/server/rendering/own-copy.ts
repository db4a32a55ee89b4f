import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { compileFunction } from 'node:vm';

/**
 * The file of the library of which each release gets a copy, beside the render process's program.
 */
export const OWN_COPY_FILE = 'own-copy.cjs';

/**
 * Reads the library of which each release gets a copy, and returns a function that makes a copy.
 */
export function readOwnCopy(): () => object {
  const code = readFileSync(join(dirname(process.argv[1] ?? ''), OWN_COPY_FILE), 'utf8');
  const run = compileFunction(code, ['module', 'exports', 'globalThis'], {
    filename: OWN_COPY_FILE,
  }) as (module: { exports: object }, exports: object, globals: object) => void;
  return () => {
    const module: { exports: object } = { exports: {} };
    // Each copy gets an empty global of its own: through the real one the copies would find each other.
    run(module, module.exports, {});
    return module.exports;
  };
}
