/**
 * Checks the types of all packages: `pnpm types`. Packages of one kind are one program, which reads what
 * they share once; what didn't change since the last time is not checked again (`.cache/types`).
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readOptions } from './command-line.mjs';
import { run } from './processes.mjs';
import { ROOT } from './services.mjs';

const CONFIG = 'tsconfig.json';
/**
 * One checker for a program: each of several works out for itself what all files import, which costs half as
 * much again. GOGC: a process that ends at once needs to collect less garbage.
 */
const FRUGAL = { args: ['--checkers', '1'], env: { GOGC: '400' } };
const SOURCE = /\.tsx?$/;
/** Names that a file gives to all others of its program. */
const AMBIENT = /^declare (global|module)\b/m;

const isOurs = ({ name }) => name !== 'node_modules' && name !== 'dist' && !name.startsWith('.');

/** @returns {string[]} the files below a folder, by a test of their names */
function filesBelow(folder, test) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return isOurs(entry) ? filesBelow(path, test) : [];
    return test(entry.name) ? [path] : [];
  });
}

/**
 * @typedef {object} Program
 * @property {string} name
 * @property {string} base the configuration that it extends
 * @property {string[]} include absolute paths
 */

/**
 * The programs: one for each base of configurations, and one for each configuration whose files declare
 * names for all others, which are for its own package.
 * @param {string} root the workspace
 * @returns {Program[]}
 */
export function programsOf(root) {
  const programs = new Map();
  for (const file of filesBelow(root, (name) => name === CONFIG)) {
    const { extends: base, include } = JSON.parse(readFileSync(file, 'utf8'));
    const kind = /tsconfig\.(\w+)\.json$/.exec(base)?.[1] ?? 'base';
    const paths = include.map((path) => join(dirname(file), path));
    const declares = paths
      .filter((path) => !SOURCE.test(path))
      .flatMap((path) => filesBelow(path, (name) => SOURCE.test(name)))
      .some((path) => AMBIENT.test(readFileSync(path, 'utf8')));
    const own = relative(root, dirname(file)).replaceAll('/', '_');
    const name = declares ? own : kind;
    const program = programs.get(name) ?? { name, base: `tsconfig.${kind}.json`, include: [] };
    program.include.push(...paths);
    programs.set(name, program);
  }
  return [...programs.values()];
}

if (process.argv[1] === import.meta.filename) {
  readOptions('pnpm types', {});
  const tooling = join(ROOT, 'packages/tooling');
  const home = join(ROOT, '.cache/types');
  mkdirSync(home, { recursive: true });
  for (const { name, base, include } of programsOf(ROOT)) {
    const config = join(home, `${name}.json`);
    const compilerOptions = {
      incremental: true,
      tsBuildInfoFile: join(home, `${name}.tsbuildinfo`),
      // By path: from that folder `tooling/files` is not found, which a configuration names.
      typeRoots: [join(tooling, 'node_modules/@types')],
      types: base.includes('node') ? ['node'] : [],
    };
    const files = [join(tooling, 'files.d.ts')];
    writeFileSync(
      config,
      JSON.stringify({ extends: join(tooling, base), compilerOptions, files, include }),
    );
    // 7, the native one: that of this package is 6.
    const tsc = join(ROOT, 'e2e/node_modules/.bin/tsc');
    const args = ['--noEmit', '-p', config, ...FRUGAL.args];
    const { code } = await run(tsc, args, { env: FRUGAL.env });
    if (code !== 0) process.exitCode = 1;
  }
}
