/**
 * Packs what a remote in a repository of its own is built with: `pnpm --filter tooling packs [--out
 * FOLDER]`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { COMMAND, makeCommandPackage } from '../production/packed-command.mjs';
import { readOptions } from './command-line.mjs';
import { run } from './processes.mjs';
import { ROOT } from './services.mjs';

/** The packages that leave this workspace, by their folders. */
export const PACKED = [
  'shared-contracts',
  'packages/shared-ui',
  'packages/host-kit',
  'packages/tooling',
  COMMAND,
];

/** Packs the folder of one package. */
async function packFolder(folder, out) {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const args = ['--yes', 'pnpm@12.21.0', '--silent', '-C', folder, 'pack'];
  const { code, output } = await run('npx', [...args, '--pack-destination', out], { quiet: true });
  if (code !== 0) throw new Error(`${name} can't be packed:\n${output.trimEnd()}`);
  return join(out, `${name}-${version}.tgz`);
}

/**
 * Packs one package as pnpm does, which writes exact versions in the place of `workspace:` and
 * `catalog:`. The release command is compiled first.
 * @param {string} folder of the workspace
 * @param {string} out where the packed file goes
 * @returns {Promise<string>} the packed file
 * @throws where it can't be packed
 */
export async function pack(folder, out) {
  if (folder !== COMMAND) return packFolder(join(ROOT, folder), out);
  const made = mkdtempSync(join(tmpdir(), 'packed-command-'));
  try {
    await makeCommandPackage(made);
    return await packFolder(made, out);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) {
  const { out } = readOptions('pnpm --filter tooling packs [--out FOLDER]', {
    out: { type: 'string', default: join(ROOT, '.cache/packs') },
  });
  for (const folder of PACKED) {
    console.log(await pack(folder, resolve(process.env.INIT_CWD ?? '', out)));
  }
}
