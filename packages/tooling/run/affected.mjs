/**
 * Which apps need a release after a change: `pnpm affected [--since REF]`. An app needs one when a
 * file changed that its version is made from; what is in the work tree counts too.
 */
import { execFileSync } from 'node:child_process';
import { isAbsolute, join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { sourcesOf } from '../build-identity.mjs';
import { isSource } from '../source-hash.mjs';
import { APPS } from './apps.mjs';
import { ROOT } from './services.mjs';

const within = (path, source) => path === source || path.startsWith(`${source}/`);

/**
 * The apps that changed files belong to.
 * @param {string[]} changed paths relative to the workspace, with slashes
 * @returns {string[]}
 */
export function affectedBy(changed) {
  return APPS.filter((app) => {
    const sources = sourcesOf(join(ROOT, app)).map((path) =>
      relative(ROOT, path).split(sep).join('/'),
    );
    return changed.some((path) => isSource(path) && sources.some((source) => within(path, source)));
  });
}

function git(...args) {
  return execFileSync('git', args, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
    .split('\n')
    .filter(Boolean);
}

/** What differs from a commit, with what isn't committed yet, and new files. */
function changedSince(ref) {
  return [
    ...git('diff', '--name-only', '--no-renames', ref, '--'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

if (process.argv[1] && isAbsolute(process.argv[1]) && process.argv[1] === import.meta.filename) {
  try {
    const { values } = parseArgs({ options: { since: { type: 'string', default: 'HEAD~1' } } });
    for (const app of affectedBy(changedSince(values.since))) console.log(app);
  } catch (error) {
    console.error(`pnpm affected: ${(error.stderr || error.message).split('\n')[0]}`);
    process.exitCode = 2;
  }
}
