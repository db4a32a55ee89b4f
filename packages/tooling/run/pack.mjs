/**
 * Packs what a remote in a repository of its own is built with: `pnpm --filter tooling packs [--out
 * FOLDER]`.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readOptions } from './command-line.mjs';
import { run } from './processes.mjs';
import { ROOT } from './services.mjs';

/** The packages that leave this workspace, by their folders. */
export const PACKED = [
  'shared-contracts',
  'packages/shared-ui',
  'packages/host-kit',
  'packages/tooling',
];

/**
 * Packs one package as pnpm does, which writes exact versions in the place of `workspace:` and
 * `catalog:`.
 * @param {string} folder of the workspace
 * @param {string} out where the packed file goes
 * @returns {Promise<string>} the packed file
 * @throws where it can't be packed
 */
export async function pack(folder, out) {
  const cwd = join(ROOT, folder);
  const { name, version } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'));
  const args = ['--yes', 'pnpm@12.21.0', '--silent', '-C', cwd, 'pack', '--pack-destination', out];
  const { code, output } = await run('npx', args, { quiet: true });
  if (code !== 0) throw new Error(`${folder} can't be packed:\n${output.trimEnd()}`);
  return join(out, `${name}-${version}.tgz`);
}

if (process.argv[1] === import.meta.filename) {
  const { out } = readOptions('pnpm --filter tooling packs [--out FOLDER]', {
    out: { type: 'string', default: join(ROOT, '.cache/packs') },
  });
  for (const folder of PACKED) {
    console.log(await pack(folder, resolve(process.env.INIT_CWD ?? '', out)));
  }
}
