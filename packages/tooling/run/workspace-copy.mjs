/** A copy of the workspace in which sources may be changed, as it lies on the disk. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './services.mjs';

const PACKAGES = 'node_modules';
/** The packages themselves, which nothing changes: a copy links there. */
const STORE = '.pnpm';

const lines = (args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Links stay links: those between packages of the workspace then lead to the copy's own. */
function copyPackages(from, to) {
  for (const name of readdirSync(from)) {
    if (name === '.cache') continue;
    if (name === STORE) symlinkSync(join(from, name), join(to, name));
    else {
      const options = { recursive: true, verbatimSymlinks: true };
      cpSync(join(from, name), join(to, name), options);
    }
  }
}

/** @param {string} to a folder that is empty or not there */
export function copyWorkspace(to) {
  const files = lines(['ls-files', '--cached', '--others', '--exclude-standard']);
  for (const file of files) {
    // A file may be gone and not yet committed so.
    if (!existsSync(join(ROOT, file))) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(join(ROOT, file), join(to, file), { verbatimSymlinks: true });
  }
  const folders = new Set(
    files.filter((file) => /(^|\/)package\.json$/.test(file)).map((file) => dirname(file)),
  );
  for (const folder of folders) {
    const from = join(ROOT, folder, PACKAGES);
    if (!existsSync(from)) continue;
    mkdirSync(join(to, folder, PACKAGES), { recursive: true });
    copyPackages(from, join(to, folder, PACKAGES));
  }
}
