/**
 * The servers as they are deployed: compiled, with the packages that they need and a list of them
 * (SBOM): `pnpm bundle [document-server|provider|release-server …] [--out FOLDER]`.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compile } from '../production/compile.mjs';
import { installDependencies } from '../production/dependencies.mjs';
import { SERVERS } from '../production/servers.mjs';
import { workspacePackages } from '../production/workspace-packages.mjs';
import { helpWith } from './command-line.mjs';
import { run } from './processes.mjs';
import { ROOT } from './services.mjs';

const USAGE = `pnpm bundle [${Object.keys(SERVERS).join('|')} …] [--out FOLDER]`;

/** `folder/*.png` is all of a folder's files with that end. */
function filesOf(asset) {
  if (!basename(asset).startsWith('*')) return [asset];
  const folder = dirname(asset);
  const end = basename(asset).slice(1);
  const names = readdirSync(join(ROOT, folder)).filter((name) => name.endsWith(end));
  return names.map((name) => `${folder}/${name}`);
}

/**
 * Refuses to replace a bundle in which a shop's data lies: servers from before the setting was
 * needed kept it there.
 */
function requireNoData(out) {
  const data = join(out, '.data');
  if (!existsSync(data)) return;
  throw new Error(
    `${data} is data of a shop, which the new bundle would remove: move it, and name its place by DATA_DIR`,
  );
}

/**
 * Makes one server's bundle.
 * @param {string} name of SERVERS
 * @param {string} out the folder that it becomes; what was there is gone
 * @throws where it can't be made, or data lies there
 */
export async function bundleServer(name, out) {
  const { package: folder, entries, assets, builds = [], programs = '' } = SERVERS[name];
  const folders = workspacePackages();
  const own = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  requireNoData(out);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  await compile(entries, out, new Set(Object.keys(folders)));
  for (const file of assets.flatMap(filesOf)) {
    cpSync(join(ROOT, file), join(out, file), { recursive: true });
  }
  for (const program of builds) {
    const to = join(out, programs);
    const args = ['--import', 'tsx', join(ROOT, program), to];
    const { code, output } = await run(process.execPath, args, {
      quiet: true,
      cwd: join(ROOT, folder),
    });
    if (code !== 0) throw new Error(`${program} failed:\n${output.trimEnd()}`);
  }
  const about = { name, version: own.version, private: true, type: 'module', engines };
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
  await installDependencies(own.name, folders, out);
}

function wanted() {
  helpWith(USAGE);
  try {
    const args = process.argv.slice(2).filter((arg) => arg !== '--');
    const { values, positionals } = parseArgs({
      args,
      options: { out: { type: 'string' } },
      allowPositionals: true,
    });
    const unknown = positionals.find((name) => !Object.hasOwn(SERVERS, name));
    if (unknown !== undefined) throw new Error(`${unknown} is no server`);
    const names = positionals.length > 0 ? positionals : Object.keys(SERVERS);
    const out = resolve(process.env.INIT_CWD ?? '', values.out ?? join(ROOT, 'dist/servers'));
    return { names, out };
  } catch (error) {
    console.error(`${error.message.split('\n')[0]}\nusage: ${USAGE}`);
    return process.exit(2);
  }
}

if (process.argv[1] === import.meta.filename) {
  const { names, out } = wanted();
  try {
    for (const name of names) {
      await bundleServer(name, join(out, name));
      console.log(`bundled ${name} into ${join(out, name)}`);
    }
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
