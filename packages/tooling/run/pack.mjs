/**
 * Packs what a remote in a repository of its own is built and released with: `pnpm --filter tooling
 * packs [--out FOLDER] [--record]`. It refuses contents that teams have otherwise under the same
 * version; `--record` notes those of new versions. With UNRELEASED_PACKS=on it packs what is there, to
 * try it.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { COMMAND, makeCommandPackage } from '../production/packed-command.mjs';
import { readOptions } from './command-line.mjs';
import { readPacked, releaseFaults, versionFaults } from './packed-versions.mjs';
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

const RECORDED = join(import.meta.dirname, 'packed-versions.json');

/** Packs all, and refuses what is not a version that teams may have. */
async function packAll(out, record) {
  const recorded = JSON.parse(readFileSync(RECORDED, 'utf8'));
  const files = [];
  const faults = [];
  for (const folder of PACKED) {
    const file = await pack(folder, out);
    const packed = readPacked(file);
    const { name, version, contents } = packed;
    const judge = record ? versionFaults : releaseFaults;
    faults.push(...judge(packed, recorded[name]));
    files.push(file);
    recorded[name] = { version, contents };
  }
  if (faults.length > 0 && (record || process.env.UNRELEASED_PACKS !== 'on')) {
    for (const file of files) rmSync(file);
    throw new Error(`nothing is packed:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
  if (record) writeFileSync(RECORDED, `${JSON.stringify(recorded, null, 2)}\n`);
  for (const fault of faults) console.error(`not for teams: ${fault}`);
  for (const file of files) console.log(file);
}

if (process.argv[1] === import.meta.filename) {
  const { out, record } = readOptions('pnpm --filter tooling packs [--out FOLDER] [--record]', {
    out: { type: 'string', default: join(ROOT, '.cache/packs') },
    record: { type: 'boolean', default: false },
  });
  try {
    await packAll(resolve(process.env.INIT_CWD ?? '', out), record);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
