/** A remote in a repository of its own, made from this workspace and its packed files. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pack, PACKED } from './pack.mjs';
import { run } from './processes.mjs';

const PNPM = ['--yes', 'pnpm@12.21.0', '--silent'];

/** The scripts that need nothing of the workspace. */
const SCRIPTS = ['build', 'dev', 'types'];

/** @throws with what the command has said where it fails */
async function must(command, args, options) {
  const { code, output } = await run(command, args, { quiet: true, ...options });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}:\n${output.trimEnd()}`);
}

/**
 * What pnpm has to know there. Our packages are in no public registry, so that each is named by its
 * file also where another of ours asks for it.
 */
function settings(packs) {
  return [
    'pmOnFail: ignore',
    'allowBuilds:',
    "  '@swc/core': false",
    '  esbuild: false',
    'overrides:',
    ...packs.map((file) => `  ${basename(file).replace(/-[\d.]+\.tgz$/, '')}: file:packs/${file}`),
    '',
  ].join('\n');
}

/**
 * Makes the repository, and installs it: from the store of this machine where that has all, or else
 * from the registry.
 * @param {string} app a remote
 * @param {string} folder an empty folder, outside of the workspace
 * @returns {Promise<string>} the repository's folder
 * @throws where it can't be packed or installed
 */
export async function makeOutside(app, folder) {
  const repository = join(folder, app);
  const packs = join(repository, 'packs');
  mkdirSync(packs, { recursive: true });
  const packed = [];
  for (const each of PACKED) packed.push(basename(await pack(each, packs)));
  const sources = await pack(app, folder);
  await must('tar', ['-xzf', sources, '-C', repository, '--strip-components=1']);
  const file = join(repository, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const scripts = Object.entries(manifest.scripts).filter(([name]) => SCRIPTS.includes(name));
  const own = { ...manifest, scripts: Object.fromEntries(scripts) };
  writeFileSync(file, `${JSON.stringify(own, null, 2)}\n`);
  writeFileSync(join(repository, 'pnpm-workspace.yaml'), settings(packed));
  const install = (...more) => must('npx', [...PNPM, 'install', ...more], { cwd: repository });
  await install('--offline').catch(() => install());
  return repository;
}

/**
 * Installs more in a repository, such as another bundler: exactly these versions.
 * @param {string} repository
 * @param {string[]} packages each with its version
 */
export async function addPackages(repository, packages) {
  const add = (...more) =>
    must('npx', [...PNPM, 'add', '--save-dev', '--save-exact', ...more, ...packages], {
      cwd: repository,
    });
  await add('--offline').catch(() => add());
}

/**
 * Builds a repository's release, with its types checked.
 * @param {string} repository
 * @returns {Promise<string>} the built folder
 * @throws where it does not build, or has type errors
 */
export async function buildOutside(repository) {
  const bin = (name) => join(repository, 'node_modules/.bin', name);
  const env = { NODE_ENV: 'production' };
  await must(bin('webpack'), ['build'], { cwd: repository, env });
  await must(bin('tsc'), ['--noEmit'], { cwd: repository });
  return join(repository, 'dist');
}
