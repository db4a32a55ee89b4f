/**
 * Which apps need a release after a change: `pnpm affected [--since REF]`. An app needs one when a
 * file changed that its version is made from; what is in the work tree counts too.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { madeFrom } from '../identity/build-identity.mjs';
import { isSource } from '../identity/source-hash.mjs';
import { APPS } from './apps.mjs';
import { readOptions } from './command-line.mjs';
import { ROOT } from './services.mjs';

const within = (path, source) => path === source || path.startsWith(`${source}/`);

/** Whether the part of a file that counts is the same as before; one that can't be read is not. */
function isSame(path, before, partOf) {
  try {
    return before !== null && partOf(before) === partOf(readFileSync(join(ROOT, path), 'utf8'));
  } catch {
    return false;
  }
}

/**
 * The apps that are made from changed files.
 * @param {string[]} changed paths relative to the workspace, with slashes
 * @param {(path: string) => string | null} before what a file was; null where that isn't known, and
 *   then all of it counts
 * @returns {string[]}
 */
export function affectedBy(changed, before = () => null) {
  return APPS.filter((app) => {
    const { sources, parts } = madeFrom(app);
    return changed.some((path) => {
      const partOf = parts[path];
      if (partOf) return !isSame(path, before(path), partOf);
      return isSource(path) && sources.some((source) => within(path, source));
    });
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

/** A file as it was in a commit; null where it wasn't there. */
function fileIn(ref) {
  const read = new Map();
  return (path) => {
    if (!read.has(path)) {
      let text = null;
      try {
        text = execFileSync('git', ['show', `${ref}:${path}`], {
          cwd: ROOT,
          encoding: 'utf8',
          maxBuffer: 64 * 1024 * 1024,
          stdio: ['ignore', 'pipe', 'ignore'],
        });
      } catch {
        // It came since.
      }
      read.set(path, text);
    }
    return read.get(path);
  };
}

if (process.argv[1] && isAbsolute(process.argv[1]) && process.argv[1] === import.meta.filename) {
  const { since } = readOptions('pnpm affected [--since REF]', {
    since: { type: 'string', default: 'HEAD~1' },
  });
  try {
    const changed = changedSince(since);
    for (const app of affectedBy(changed, fileIn(since))) console.log(app);
  } catch (error) {
    console.error(`pnpm affected: ${(error.stderr || error.message).split('\n')[0]}`);
    process.exitCode = 2;
  }
}
