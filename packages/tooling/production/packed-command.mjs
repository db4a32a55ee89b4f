/** `pnpm release` as a team outside of the workspace installs it: compiled, with its packages named. */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run/services.mjs';
import { compile } from './compile.mjs';
import { workspacePackages } from './workspace-packages.mjs';

export const COMMAND = 'services/release-registry';

const BIN = `#!/usr/bin/env node
// Paths begin where the caller stands, whoever has started us.
process.env.INIT_CWD = process.cwd();
await import('./command.js');
`;

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @returns {string} the version that is installed for one of the workspace's packages */
function installedVersion(name, folders) {
  const homes = folders.map((folder) => join(ROOT, folder, 'node_modules', name, 'package.json'));
  const file = homes.find(existsSync);
  if (file === undefined) throw new Error(`${name} is imported, and no package has it`);
  return read(file).version;
}

/**
 * Makes the package's folder, from which it is packed.
 * @param {string} out a folder that is not there yet
 * @throws where it does not compile
 */
export async function makeCommandPackage(out) {
  const folders = workspacePackages();
  const { engines } = read(join(ROOT, 'package.json'));
  const { name, version } = read(join(ROOT, COMMAND, 'package.json'));
  // What a version of a build is, is for the builder to say: the repository has it as a package.
  const { tooling, ...held } = folders;
  mkdirSync(out, { recursive: true });
  const entry = { command: `${COMMAND}/src/cli.ts` };
  const imported = await compile(entry, out, new Set(Object.keys(held)));
  const libraries = imported.filter((each) => each !== 'tooling');
  const needing = [COMMAND, ...Object.values(held)];
  const about = {
    ...{ name, version, private: true, type: 'module', engines },
    files: ['*.js', 'release.mjs', 'CHANGELOG.md'],
    bin: { release: './release.mjs' },
    exports: {},
    dependencies: {
      ...Object.fromEntries(libraries.map((each) => [each, installedVersion(each, needing)])),
      tooling: read(join(ROOT, tooling, 'package.json')).version,
    },
  };
  cpSync(join(ROOT, COMMAND, 'CHANGELOG.md'), join(out, 'CHANGELOG.md'));
  writeFileSync(join(out, 'release.mjs'), BIN, { mode: 0o755 });
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
}
