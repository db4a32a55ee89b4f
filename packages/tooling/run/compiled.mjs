/**
 * Runs a program of the workspace compiled, for tests, which start many: `node compiled.mjs SCRIPT
 * [ARGUMENT …]`, in the place of `node --import tsx SCRIPT …`, with a third of its processor time. What was
 * compiled is kept by its sources' contents, so that no start runs older ones.
 */
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { keptBuild } from '../production/kept-build.mjs';
import { ROOT } from './services.mjs';

/** What node runs in front of the script. */
export const COMPILED = import.meta.filename;

const COMPILER = 'packages/tooling/production/compile-program.mjs';

async function compileOnce(path, out) {
  // Only now: most starts find it compiled.
  const { compileProgram } = await import('../production/compile-program.mjs');
  return compileProgram(ROOT, path, out);
}

/**
 * @param {string} script its path
 * @param {(out: string) => Promise<string[]>} [compile] in the place of `compileProgram`
 * @returns {Promise<string>} the file that is run in its place
 * @throws where it can't be compiled
 */
export async function compiledFile(script, compile) {
  const path = resolve(script);
  const name = relative(ROOT, path).replaceAll(/[^\w.-]/g, '_');
  const folder = await keptBuild(
    ROOT,
    name,
    async (out) => [COMPILER, ...(await (compile?.(out) ?? compileOnce(path, out)))],
    process.version,
  );
  return `${folder}/main.mjs`;
}

if (process.argv[1] === COMPILED) {
  // A test's process ends before the embedded database's optimised code has paid for its making, which takes
  // 0.9 s of CPU at each start (3.7 s of a provider's become 2.8).
  if (process.env.NODE_ENV === 'test') setFlagsFromString('--liftoff-only');
  // As if node had been given the script itself.
  process.argv.splice(1, 1);
  process.argv[1] = resolve(process.argv[1]);
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(await compiledFile(process.argv[1])).href);
}
