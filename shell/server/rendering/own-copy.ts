import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { compileFunction } from 'node:vm';

/** Where the library lies that each release has a copy of, beside the render process's program. */
export const OWN_COPY_FILE = 'own-copy.cjs';

/**
 * Reads the library that each release has a copy of.
 * @returns what makes a copy
 */
export function readOwnCopy(): () => object {
  const code = readFileSync(join(dirname(process.argv[1] ?? ''), OWN_COPY_FILE), 'utf8');
  const run = compileFunction(code, ['module', 'exports', 'globalThis'], {
    filename: OWN_COPY_FILE,
  }) as (module: { exports: object }, exports: object, globals: object) => void;
  return () => {
    const module: { exports: object } = { exports: {} };
    // Its copies would find each other there.
    run(module, module.exports, {});
    return module.exports;
  };
}
