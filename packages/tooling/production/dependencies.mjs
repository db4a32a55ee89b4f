/** The packages that a server needs while it runs, and no others, as its lock file says. */
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from '../run/processes.mjs';
import { ROOT } from '../run/services.mjs';

const PNPM = 'pnpm@12.21.0';
const FILES = ['pnpm-workspace.yaml', 'pnpm-lock.yaml', 'package.json', '.npmrc'];

async function pnpm(cwd, args, fault) {
  const { code, output } = await run('npx', ['--yes', PNPM, ...args], { quiet: true, cwd });
  if (code !== 0) throw new Error(`${fault}:\n${output.trimEnd()}`);
}

/** The folders of a package whose files the servers read as they are. */
const READ = ['fonts', 'styles'];

/** Packages of the workspace are in the compiled code; of those with files of their own these stay. */
function replaceLinks(modules, folders) {
  for (const name of readdirSync(modules)) {
    const path = join(modules, name);
    if (!lstatSync(path).isSymbolicLink()) continue;
    rmSync(path);
    if (!folders[name]) continue;
    const read = READ.filter((folder) => existsSync(join(ROOT, folders[name], folder)));
    if (read.length === 0) continue;
    for (const folder of read) {
      cpSync(join(ROOT, folders[name], folder), join(path, folder), { recursive: true });
    }
    cpSync(join(ROOT, folders[name], 'package.json'), join(path, 'package.json'));
  }
}

/**
 * Installs the packages into the bundle, flat as npm does, from the lock file.
 * @param {string} name of the server's own package
 * @param {Record<string, string>} folders of the workspace's packages, by their names
 * @param {string} out the bundle's folder
 * @throws where the package manager fails, with what it said
 */
export async function installDependencies(name, folders, out) {
  const home = mkdtempSync(join(tmpdir(), 'bundle-'));
  try {
    const files = [...FILES, ...Object.values(folders).map((path) => `${path}/package.json`)];
    for (const file of files.filter((each) => existsSync(join(ROOT, each)))) {
      mkdirSync(dirname(join(home, file)), { recursive: true });
      cpSync(join(ROOT, file), join(home, file));
    }
    const only = ['--filter-prod', `${name}...`, '--prod', '--frozen-lockfile', '--prefer-offline'];
    const flat = ['--config.node-linker=hoisted', '--config.hoist-workspace-packages=true'];
    await pnpm(home, ['install', ...only, ...flat], `${name}: its packages can't be installed`);
    const modules = join(home, 'node_modules');
    replaceLinks(modules, folders);
    for (const rest of ['.bin', '.modules.yaml', '.pnpm', '.pnpm-workspace-state-v1.json']) {
      rmSync(join(modules, rest), { recursive: true, force: true });
    }
    cpSync(modules, join(out, 'node_modules'), { recursive: true, verbatimSymlinks: true });
    const sbom = ['--sbom-format', 'cyclonedx', '--lockfile-only', '--prod'];
    const list = ['--filter', name, 'sbom', ...sbom, '--out', join(out, 'sbom.json')];
    await pnpm(ROOT, list, `${name}: its list of packages can't be made`);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
